/// How the lines of a paragraph are broken and placed; all lengths in points.
package struct ParagraphStyle: Hashable, Sendable {
  /// What happens to text that is wider than its room.
  package enum LineBreaking: Hashable, Sendable {
    case byWords
    case byCharacters
    /// The line goes on, unseen.
    case clipping
    /// An ellipsis in place of the beginning, the middle or the end of the last line; the lines
    /// before it are broken by words.
    case truncatingHead
    case truncatingMiddle
    case truncatingTail
  }

  /// Where the lines lie in the width.
  package enum Alignment: Hashable, Sendable {
    case left
    case center
    case right
    /// From edge to edge, by wider spaces; the last line of a paragraph at the edge where it begins.
    case justified
  }

  package var lineBreaking: LineBreaking
  package var alignment: Alignment
  /// Where the paragraph begins: the leading edge.
  package var direction: WritingDirection
  /// Between two lines.
  package var lineSpacing: Double
  /// After a paragraph that another one follows.
  package var spacingAfter: Double
  /// Before a paragraph that follows another one.
  package var spacingBefore: Double
  /// What a line's own height is multiplied by; 0 stands for 1.
  package var lineHeightMultiple: Double
  /// The lowest that a line may be.
  package var minimumLineHeight: Double
  /// The highest that a line may be; 0 for no limit.
  package var maximumLineHeight: Double
  /// From the leading edge to the paragraph's first line.
  package var firstLineIndent: Double
  /// From the leading edge to its other lines.
  package var indent: Double
  /// Where lines end: from the leading edge if positive, from the trailing edge if not.
  package var tailIndent: Double

  package init(
    lineBreaking: LineBreaking = .byWords, alignment: Alignment = .left,
    direction: WritingDirection = .natural, lineSpacing: Double = 0, spacingAfter: Double = 0,
    spacingBefore: Double = 0, lineHeightMultiple: Double = 0,
    minimumLineHeight: Double = 0, maximumLineHeight: Double = 0, firstLineIndent: Double = 0,
    indent: Double = 0, tailIndent: Double = 0
  ) {
    self.lineBreaking = lineBreaking
    self.alignment = alignment
    self.direction = direction
    self.lineSpacing = lineSpacing
    self.spacingAfter = spacingAfter
    self.spacingBefore = spacingBefore
    self.lineHeightMultiple = lineHeightMultiple
    self.minimumLineHeight = minimumLineHeight
    self.maximumLineHeight = maximumLineHeight
    self.firstLineIndent = firstLineIndent
    self.indent = indent
    self.tailIndent = tailIndent
  }

  /// How much of the width a line of the paragraph may fill.
  func room(in width: Double, isFirstLine: Bool) -> Double {
    let end = tailIndent > 0 ? min(tailIndent, width) : width + tailIndent
    return max(end - (isFirstLine ? firstLineIndent : indent), 0)
  }

  /// The height of a line whose fonts ask for `natural`.
  func height(natural: Double) -> Double {
    let multiplied = lineHeightMultiple > 0 ? natural * lineHeightMultiple : natural
    let raised = max(multiplied, minimumLineHeight)
    return maximumLineHeight > 0 ? min(raised, maximumLineHeight) : raised
  }
}
