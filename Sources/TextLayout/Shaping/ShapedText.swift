/// A text whose characters have their widths, ready to be broken into lines of any width.
///
/// Shaping is the slow part, in proportion to the text; breaking the result into lines is fast and
/// may be done again and again.
package struct ShapedText: Sendable {
  /// A paragraph of the text: what lies between two line ends.
  struct Paragraph: Sendable {
    /// Its clusters, by index; the line end is not among them.
    var clusters: Range<Int>
    /// Its bytes; the line end is not among them.
    var bytes: Range<Int>
    /// The run at its start, by index.
    var run: Int
    /// Whether it is written from right to left: its lines begin at their right ends.
    var isRightToLeft: Bool
  }

  /// What shaping found out about a run.
  struct Run: Sendable {
    var style: TextStyle
    /// The advance of an ellipsis in its font, in points.
    var ellipsis: Double
  }

  /// A glyph at its place within its cluster, in points; y upwards.
  struct Glyph: Sendable {
    /// Its cluster, by index.
    var cluster: Int
    /// Its number in the font.
    var id: UInt32
    /// From where the cluster starts.
    var x: Double
    var y: Double
  }

  var paragraphs: [Paragraph]
  var clusters: [Cluster]
  var runs: [Run]
  /// In the clusters' order; empty unless they were asked for.
  var glyphs: [Glyph] = []

  /// Whether there is nothing to show.
  package var isEmpty: Bool { paragraphs.isEmpty }
}
