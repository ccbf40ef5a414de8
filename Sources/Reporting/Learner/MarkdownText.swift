import Course

/// Sets a page of Markdown for a terminal.
struct MarkdownText {
  /// In columns.
  var width: Int
  var style: TextStyle

  func lines(_ blocks: [Markdown.Block]) -> [StyledLine] {
    var lines: [StyledLine] = []
    for block in blocks {
      if !lines.isEmpty { lines.append(StyledLine()) }
      lines += self.lines(block, width: width)
    }
    return lines
  }

  private func lines(_ block: Markdown.Block, width: Int) -> [StyledLine] {
    switch block {
    case .heading(_, let words): wrapped(words, width: width, paint: .bold)
    case .paragraph(let words): wrapped(words, width: width, paint: nil)
    case .code(let text):
      text.split(separator: "\n", omittingEmptySubsequences: false).dropLast(
        text.hasSuffix("\n") ? 1 : 0
      ).map { StyledLine("  " + $0, .cyan) }
    case .quote(let inner):
      inner.flatMap { lines($0, width: width - 2) }.map { indented($0, by: "> ") }
    case .rule: [StyledLine(String(repeating: style.usesUnicode ? "─" : "-", count: width), .dim)]
    case .list(let start, let items):
      items.enumerated().flatMap { index, item in
        self.item(
          item, mark: start.map { "\($0 + index). " } ?? (style.usesUnicode ? "• " : "- "),
          width: width)
      }
    }
  }

  private func item(_ blocks: [Markdown.Block], mark: String, width: Int) -> [StyledLine] {
    let inner = blocks.flatMap { lines($0, width: width - mark.count) }
    return inner.enumerated().map { index, line in
      indented(line, by: index == 0 ? mark : String(repeating: " ", count: mark.count))
    }
  }

  private func indented(_ line: StyledLine, by mark: String) -> StyledLine {
    var result = StyledLine(mark)
    result.append(line)
    return result
  }

  /// Words broken into lines at spaces; a longer word than a line is broken where the line ends.
  private func wrapped(
    _ inlines: [Markdown.Inline], width: Int, paint: TextStyle.Paint?
  ) -> [StyledLine] {
    var pieces: [(text: String, paint: TextStyle.Paint?)] = []
    collect(inlines, paint: paint, into: &pieces)
    var lines: [StyledLine] = []
    var line = StyledLine()
    var word = StyledLine()
    func endWord(_ line: inout StyledLine) {
      guard word.width > 0 else { return }
      if line.width > 0, line.width + 1 + word.width > width {
        lines.append(line)
        line = StyledLine()
      } else if line.width > 0 {
        line.append(" ")
      }
      line.append(word)
      word = StyledLine()
    }
    for piece in pieces {
      for (index, part) in piece.text.split(
        separator: " ", omittingEmptySubsequences: false
      ).enumerated() {
        if index > 0 { endWord(&line) }
        for character in part {
          if character == "\n" {
            endWord(&line)
            lines.append(line)
            line = StyledLine()
          } else {
            if word.width >= max(1, width) { endWord(&line) }
            word.append(String(character), piece.paint)
          }
        }
      }
    }
    endWord(&line)
    if line.width > 0 { lines.append(line) }
    return lines
  }

  private func collect(
    _ inlines: [Markdown.Inline], paint: TextStyle.Paint?,
    into pieces: inout [(text: String, paint: TextStyle.Paint?)]
  ) {
    for inline in inlines {
      switch inline {
      case .text(let text): pieces.append((text, paint))
      // Without colours, marks tell code from words.
      case .code(let text):
        let isTold = style.usesColor
        pieces.append((isTold ? text : "`" + text + "`", .cyan))
      case .emphasis(let inner), .strong(let inner): collect(inner, paint: .bold, into: &pieces)
      case .link(let inner, let address):
        collect(inner, paint: paint, into: &pieces)
        if inner.plainText != address { pieces.append((" (\(address))", paint)) }
      case .lineBreak: pieces.append(("\n", paint))
      }
    }
  }
}
