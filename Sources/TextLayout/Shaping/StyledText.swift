/// A text with the style of each of its parts: what is to be measured.
package struct StyledText: Hashable, Sendable {
  /// A stretch of text in one style.
  package struct Run: Hashable, Sendable {
    /// In bytes of UTF-8.
    package var length: Int
    package var style: TextStyle

    package init(length: Int, style: TextStyle) {
      self.length = length
      self.style = style
    }
  }

  package let string: String
  /// In order, without gaps; their lengths sum up to the text's.
  package let runs: [Run]

  /// A text in one style.
  package init(_ string: String, style: TextStyle) {
    self.string = string
    runs = [Run(length: string.utf8.count, style: style)]
  }

  /// A text in several styles.
  ///
  /// - Precondition: the lengths sum up to the text's length in bytes of UTF-8, and there is at
  ///   least one run.
  package init(_ string: String, runs: [Run]) {
    precondition(
      !runs.isEmpty && runs.reduce(0) { $0 + $1.length } == string.utf8.count,
      "the runs do not cover the text")
    self.string = string
    self.runs = runs
  }
}

/// How a stretch of text looks, as far as it changes where things are.
package struct TextStyle: Hashable, Sendable {
  package var font: FontDescription
  /// What is added after each character in points, besides Apple's own tracking.
  package var kern: Double
  /// The style of the paragraph; that of its first character counts for the whole paragraph.
  package var paragraph: ParagraphStyle

  package init(
    font: FontDescription, kern: Double = 0, paragraph: ParagraphStyle = ParagraphStyle()
  ) {
    self.font = font
    self.kern = kern
    self.paragraph = paragraph
  }
}
