/// Breaks a shaped text into lines, greedily: each line takes as much as goes into it.
struct LineBreaker {
  private let text: ShapedText
  private let limits: TextLimits
  private var lines: [TextLine] = []
  /// How wide each line is once its spaces are spread; nil for one that stays as it is.
  private var spreadWidths: [Double?] = []
  private var isTruncated = false
  private var top = 0.0

  init(_ text: ShapedText, limits: TextLimits) {
    self.text = text
    self.limits = limits
  }

  /// All lines, as many as the limits allow.
  mutating func frame() -> TextFrame {
    for (index, paragraph) in text.paragraphs.enumerated() {
      let style = text.runs[paragraph.run].style.paragraph
      if index > 0 { top += style.spacingBefore }
      let isComplete = addLines(
        of: paragraph, style: style, isLast: index + 1 == text.paragraphs.count)
      guard isComplete else { break }
      if index + 1 < text.paragraphs.count { top += style.lineSpacing + style.spacingAfter }
    }
    // Before lines move apart: the text is as wide as its widest line wherever that one lies.
    let width = lines.map { $0.x + $0.width }.max() ?? 0
    for (index, spread) in spreadWidths.enumerated() {
      if let spread { lines[index].width = spread }
    }
    align(in: limits.width.isFinite ? limits.width : width)
    return TextFrame(
      lines: lines, width: width,
      height: lines.last.map { $0.top + $0.height } ?? 0, isTruncated: isTruncated)
  }

  /// Adds a paragraph's lines; whether the next paragraph may follow.
  private mutating func addLines(
    of paragraph: ShapedText.Paragraph, style: ParagraphStyle, isLast: Bool
  ) -> Bool {
    var start = paragraph.clusters.lowerBound
    repeat {
      let isFirst = start == paragraph.clusters.lowerBound
      let room = style.room(in: limits.width, isFirstLine: isFirst)
      let rest = start..<paragraph.clusters.upperBound
      let indent = isFirst ? style.firstLineIndent : style.indent
      if limits.lines > 0, lines.count + 1 == limits.lines {
        let line = lastLine(of: rest, in: paragraph, room: room, style: style, isLast: isLast)
        place(line, run: paragraph.run, indent: indent, style: style, spreadTo: nil)
        return false
      }
      let end =
        style.lineBreaking == .clipping && limits.lines == 1
        ? rest.upperBound : endOfLine(rest, room: room, style: style)
      place(
        measured(start..<end, in: paragraph), run: paragraph.run, indent: indent, style: style,
        spreadTo: end < rest.upperBound ? room : nil)
      start = end
      if start < paragraph.clusters.upperBound { top += style.lineSpacing }
    } while start < paragraph.clusters.upperBound
    return true
  }

  // MARK: Where a line ends

  /// The end of a line that starts where `rest` does: the last place to break within the room, else
  /// between characters; at least one character.
  private func endOfLine(_ rest: Range<Int>, room: Double, style: ParagraphStyle) -> Int {
    var width = 0.0
    var lastBreak: Int?
    for index in rest {
      let cluster = text.clusters[index]
      if index > rest.lowerBound, style.lineBreaking == .byCharacters || cluster.canBreakBefore {
        lastBreak = index
      }
      width += cluster.advance
      if !cluster.isWhitespace, width > room + Self.tolerance, index > rest.lowerBound {
        return lastBreak ?? index
      }
    }
    return rest.upperBound
  }

  /// Sums of advances differ in their last bits from the width they were measured to.
  private static let tolerance = 1e-6

  // MARK: The last line

  /// The last line that may be drawn, shortened by the paragraph's way if more would follow.
  private mutating func lastLine(
    of rest: Range<Int>, in paragraph: ShapedText.Paragraph, room: Double, style: ParagraphStyle,
    isLast: Bool
  ) -> Measured {
    let whole = measured(rest, in: paragraph)
    let fits = whole.width <= room + Self.tolerance
    isTruncated = !fits || !isLast
    // Lines that only an end of a paragraph keeps away leave no trace (fact 5.4).
    guard !fits else { return whole }
    let breaker = Truncation(clusters: text.clusters, rest: rest, room: room)
    switch style.lineBreaking {
    case .clipping: return whole
    case .byWords, .byCharacters:
      let end = endOfLine(rest, room: room, style: style)
      return measured(rest.lowerBound..<end, in: paragraph)
    case .truncatingHead, .truncatingMiddle, .truncatingTail:
      let ellipsis = text.runs[lastRun(of: rest, in: paragraph)].ellipsis
      let cut =
        switch style.lineBreaking {
        case .truncatingHead: breaker.head(ellipsis: ellipsis)
        case .truncatingMiddle: breaker.middle(ellipsis: ellipsis)
        default: breaker.tail(ellipsis: ellipsis)
        }
      return Measured(
        clusters: rest, bytes: whole.bytes,
        ellipsis: offset(cut.lowerBound, in: paragraph)..<offset(cut.upperBound, in: paragraph),
        width: breaker.width(without: cut) + ellipsis)
    }
  }

  // MARK: Measuring and placing

  /// A line before it has its place.
  private struct Measured {
    var clusters: Range<Int>
    var bytes: Range<Int>
    var ellipsis: Range<Int>?
    var width: Double
  }

  private func measured(_ range: Range<Int>, in paragraph: ShapedText.Paragraph) -> Measured {
    var end = range.upperBound
    while end > range.lowerBound, text.clusters[end - 1].isWhitespace { end -= 1 }
    return Measured(
      clusters: range,
      bytes: offset(range.lowerBound, in: paragraph)..<offset(end, in: paragraph),
      width: text.clusters[range.lowerBound..<end].reduce(0) { $0 + $1.advance })
  }

  private func offset(_ cluster: Int, in paragraph: ShapedText.Paragraph) -> Int {
    cluster < paragraph.clusters.upperBound
      ? text.clusters[cluster].offset : paragraph.bytes.upperBound
  }

  private func lastRun(of range: Range<Int>, in paragraph: ShapedText.Paragraph) -> Int {
    range.isEmpty ? paragraph.run : Int(text.clusters[range.upperBound - 1].run)
  }

  /// - Parameter room: what a line fills that is set from edge to edge; nil for the last line of a
  ///   paragraph, which is not.
  private mutating func place(
    _ line: Measured, run: Int, indent: Double, style: ParagraphStyle, spreadTo room: Double?
  ) {
    let first = line.clusters.isEmpty ? run : Int(text.clusters[line.clusters.lowerBound].run)
    let last = line.clusters.isEmpty ? run : Int(text.clusters[line.clusters.upperBound - 1].run)
    var ascent = 0.0
    var descent = 0.0
    for run in text.runs[first...last] {
      let metrics = run.style.font.metrics
      ascent = max(ascent, metrics.ascender)
      descent = max(descent, metrics.leading - metrics.descender)
    }
    let height = style.height(natural: ascent + descent)
    lines.append(
      TextLine(
        bytes: line.bytes, ellipsis: line.ellipsis, x: indent, width: line.width, top: top,
        height: height, baseline: top + height - descent))
    top += height
    let hasSpace = text.clusters[line.clusters].contains {
      $0.isWhitespace && line.bytes.contains($0.offset)
    }
    let spreads = style.alignment == .justified && hasSpace && limits.width.isFinite
    spreadWidths.append(spreads ? room.map { max($0, line.width) } : nil)
  }

  /// Moves lines that do not begin at the left; their x holds the indent so far.
  private mutating func align(in width: Double) {
    let alignments = text.runs.map { $0.style.paragraph }
    let staysLeft = alignments.allSatisfy { $0.alignment == .left }
    guard !staysLeft || text.paragraphs.contains(where: \.isRightToLeft) else { return }
    var paragraph = 0
    for index in lines.indices {
      while paragraph + 1 < text.paragraphs.count,
        text.paragraphs[paragraph + 1].bytes.lowerBound <= lines[index].bytes.lowerBound
      {
        paragraph += 1
      }
      let style = alignments[text.paragraphs[paragraph].run]
      let spare = width - lines[index].x - lines[index].width
      lines[index].x =
        text.paragraphs[paragraph].isRightToLeft
        ? Self.placeFromRight(spare: spare, alignment: style.alignment)
        : lines[index].x + Self.shift(spare: max(spare, 0), alignment: style.alignment)
    }
  }

  /// How far a line moves that is indented from the left.
  private static func shift(spare: Double, alignment: ParagraphStyle.Alignment) -> Double {
    switch alignment {
    case .left, .justified: 0
    case .center: spare / 2
    case .right: spare
    }
  }

  /// The left end of a line that is indented from the right. One that is too long goes on where it
  /// ends, at the left.
  private static func placeFromRight(
    spare: Double, alignment: ParagraphStyle.Alignment
  ) -> Double {
    switch alignment {
    case .left: 0
    case .center: max(spare, 0) / 2
    case .right, .justified: spare
    }
  }
}
