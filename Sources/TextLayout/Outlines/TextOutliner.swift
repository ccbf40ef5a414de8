internal import CPango

/// Gives the letters of a text as outlines at their places, to be filled by whoever paints them.
///
/// Outlines are the font's own: no hinting, no rounding to pixels, so that a text is painted alike at
/// every scale and on every machine. The places are those that measuring found: both shape a text in
/// the same way.
package final class TextOutliner {
  private let fonts: FontLibrary
  private let shaper: TextShaper
  private var known: [OutlineKey: GlyphOutline] = [:]

  private struct OutlineKey: Hashable {
    var file: String
    var glyph: UInt32
  }

  package init(fonts: FontLibrary) {
    self.fonts = fonts
    shaper = TextShaper(fonts: fonts)
  }

  /// An outline at its place in a text, in points from the text's top left; y of the place is
  /// downwards, that of the outline upwards.
  package struct Placed: Sendable {
    package var outline: GlyphOutline
    package var x: Double
    package var y: Double
    /// Points an em.
    package var size: Double
  }

  /// The letters of a line that are of one run.
  package struct Stretch: Sendable {
    /// The run, by index.
    package var run: Int
    /// Where it starts.
    package var x: Double
    package var width: Double
    package var letters: [Placed]
  }

  /// The letters of each of a text's lines.
  ///
  /// - Parameter lines: of the same text, from `ShapedText.lines(within:)`.
  /// - Throws: `fontUnreadable` if a font file is damaged.
  /// - Complexity: in proportion to the text's length.
  package func stretches(
    of text: StyledText, lines: [TextLine]
  ) throws(TextLayoutError) -> [[Stretch]] {
    let shaped = try shaper.shape(text, keepsGlyphs: true)
    let utf8 = Array(text.string.utf8)
    var result: [[Stretch]] = []
    for line in lines { result.append(try stretches(of: line, in: shaped, utf8: utf8)) }
    return result
  }

  private func stretches(
    of line: TextLine, in text: ShapedText, utf8: [UInt8]
  ) throws(TextLayoutError) -> [Stretch] {
    var stretches: [Stretch] = []
    var x = line.x
    let clusters = text.clusters(of: line)
    let ellipsisRun =
      clusters.isEmpty
      ? text.paragraph(of: line)?.run ?? 0 : Int(text.clusters[clusters.upperBound - 1].run)
    let spread = spread(of: line, clusters: text.clusters[clusters])
    var glyph = text.firstGlyph(from: clusters.lowerBound)
    for part in text.parts(of: line, clusters: clusters) {
      guard let index = part.cluster else {
        try addEllipsis(run: ellipsisRun, at: &x, of: line, in: text, to: &stretches)
        continue
      }
      let cluster = text.clusters[index]
      let run = Int(cluster.run)
      let font = text.runs[run].style.font
      var letters: [Placed] = []
      if cluster.source == .fixed {
        if !cluster.isWhitespace, cluster.advance > 0, font.size > 0 {
          letters = [
            single(
              Self.character(of: cluster, in: utf8), width: cluster.advance,
              in: try fonts.face(for: font), font, x: x, line)
          ]
        }
      } else {
        let place = try place(of: font, source: cluster.source)
        // Only text that runs from the right comes back to earlier ones.
        if glyph > 0, text.glyphs[glyph - 1].cluster >= index {
          glyph = text.firstGlyph(from: index)
        }
        while glyph < text.glyphs.count, text.glyphs[glyph].cluster < index { glyph += 1 }
        while glyph < text.glyphs.count, text.glyphs[glyph].cluster == index {
          let found = text.glyphs[glyph]
          letters.append(
            Placed(
              outline: outline(of: found.id, in: place.face, file: place.file), x: x + found.x,
              y: line.baseline - found.y, size: font.size))
          glyph += 1
        }
      }
      let width = cluster.advance + (cluster.isWhitespace ? spread : 0)
      Self.add(letters, width: width, run: run, at: &x, to: &stretches)
    }
    return stretches
  }

  /// The font that draws letters, and its file's name.
  private func place(
    of font: FontDescription, source: Cluster.Source
  ) throws(TextLayoutError) -> (face: FontFace, file: String) {
    guard source == .fallback else { return (try fonts.face(for: font), font.file) }
    let fallback = FallbackFont(for: font.weight)
    return (fonts.face(of: fallback), fallback.file)
  }

  /// The character that a cluster shows by itself: its mirror image where text runs from the right.
  private static func character(of cluster: Cluster, in utf8: [UInt8]) -> Unicode.Scalar {
    let scalar = Unicode.Scalar.first(at: cluster.offset, of: utf8)
    guard cluster.isRightToLeft else { return scalar }
    let mirrored = hb_unicode_mirroring(hb_unicode_funcs_get_default(), scalar.value)
    return Unicode.Scalar(mirrored) ?? scalar
  }

  /// By how much each space of a line is wider than it is by itself.
  private func spread(of line: TextLine, clusters: ArraySlice<Cluster>) -> Double {
    let spaces = clusters.count { $0.isWhitespace }
    guard line.ellipsis == nil, spaces > 0 else { return 0 }
    let surplus = line.width - clusters.reduce(0) { $0 + $1.advance }
    return surplus > Self.roundingOfRecords ? surplus / Double(spaces) : 0
  }

  /// A recorded width may differ by so much from the one that was measured, in points.
  private static let roundingOfRecords = 0.01

  private func addEllipsis(
    run: Int, at x: inout Double, of line: TextLine, in text: ShapedText,
    to stretches: inout [Stretch]
  ) throws(TextLayoutError) {
    let font = text.runs[run].style.font
    let width = text.runs[run].ellipsis
    let face = try fonts.face(for: font)
    let letter = single("\u{2026}", width: width, in: face, font, x: x, line)
    Self.add([letter], width: width, run: run, at: &x, to: &stretches)
  }

  private static func add(
    _ letters: [Placed], width: Double, run: Int, at x: inout Double,
    to stretches: inout [Stretch]
  ) {
    if stretches.last?.run != run {
      stretches.append(Stretch(run: run, x: x, width: 0, letters: []))
    }
    stretches[stretches.count - 1].letters += letters
    stretches[stretches.count - 1].width += width
    x += width
  }

  /// A character that stands by itself in a given width: in its middle, made narrower where it must
  /// be; a box where Inter has no such character.
  private func single(
    _ scalar: Unicode.Scalar, width: Double, in face: FontFace, _ font: FontDescription, x: Double,
    _ line: TextLine
  ) -> Placed {
    guard let glyph = face.glyph(for: scalar) else {
      return Placed(
        outline: .box(width: width / font.size), x: x, y: line.baseline, size: font.size)
    }
    let natural = face.advance(of: glyph) * font.size
    let size = natural > width && natural > 0 ? font.size * width / natural : font.size
    return Placed(
      outline: outline(of: glyph, in: face, file: font.file),
      x: x + max(0, (width - natural) / 2), y: line.baseline, size: size)
  }

  private func outline(of glyph: UInt32, in face: FontFace, file: String) -> GlyphOutline {
    let key = OutlineKey(file: file, glyph: glyph)
    if let outline = known[key] { return outline }
    let outline = face.outline(of: glyph)
    known[key] = outline
    return outline
  }
}
