import Course

/// Draws a learner's screen in a window of any size: what is asked and found in the middle, where one
/// is in the course and what can be done at the bottom.
package struct LearnerScreenRenderer {
  private let columns: Int
  /// Nil for a terminal that only ever goes on: then everything is written.
  private let rows: Int?
  private let style: TextStyle

  /// - Parameter rows: nil for no window.
  package init(columns: Int, rows: Int?, style: TextStyle) {
    self.columns = max(20, columns)
    self.rows = rows
    self.style = style
  }

  /// The lines, none wider than the window, as many as there are rows at most.
  package func render(_ screen: LearnerScreen) -> [String] {
    let (head, foot) = (head(of: screen), foot(of: screen))
    let room = rows.map { max(1, $0 - head.count - foot.count) }
    let body = body(of: screen, rows: room)
    var shown = body
    if let room {
      let top = min(screen.scrolled, max(0, body.count - room))
      shown = Array(body.dropFirst(top).prefix(room))
      if body.count > top + room, !shown.isEmpty {
        shown[shown.count - 1] = StyledLine(
          style.usesUnicode ? "↓ more" : "v more", .dim)
      }
      shown += Array(repeating: StyledLine(), count: max(0, room - shown.count))
    }
    let all = head + shown + foot
    return (rows.map { Array(all.prefix($0)) } ?? all).map { $0.cut(to: columns).rendered(style) }
  }

  /// The lines of the page alone, all of them: for a command that prints it and ends.
  package func renderPage(_ screen: LearnerScreen) -> [String] {
    body(of: screen, rows: nil).map { $0.rendered(style) }
  }

  /// How far a page can be scrolled at most.
  package func scrollLimit(of screen: LearnerScreen) -> Int {
    guard let rows else { return 0 }
    let room = max(1, rows - head(of: screen).count - foot(of: screen).count)
    return max(0, body(of: screen, rows: room).count - room)
  }

  // MARK: Head and foot

  private func head(of screen: LearnerScreen) -> [StyledLine] {
    var line = StyledLine(screen.step.tag, .bold)
    line.append("  " + screen.step.title)
    // On the other pages it is said in short how the code stands.
    if screen.page != .verdict, let short = short(screen.status) {
      guard line.width + 2 + short.width <= columns else {
        return [line, short, StyledLine()]
      }
      line = line.fitted(to: columns - short.width)
      line.append(short)
    }
    return [line, StyledLine()]
  }

  private func short(_ status: LearnerScreen.Status) -> StyledLine? {
    switch status {
    case .waiting: return nil
    case .broken: return StyledLine(style.usesUnicode ? "✗ broken" : "x broken", .red)
    case .checking: return StyledLine(style.usesUnicode ? "… checking" : "... checking", .yellow)
    case .checked(let verdict):
      let behaviours = verdict.report.behaviours
      let held = behaviours.count { $0.outcome == .passed }
      let count = " \(held) of \(behaviours.count) hold"
      return verdict.report.outcome == .passed
        ? StyledLine((style.usesUnicode ? "✓" : "ok") + count, .green)
        : StyledLine((style.usesUnicode ? "✗" : "x") + count, .red)
    }
  }

  private func foot(of screen: LearnerScreen) -> [StyledLine] {
    var lines = [StyledLine()]
    if let note = screen.note { lines += wrapped(note, indent: 0, paint: .dim) }
    if let question = screen.question {
      lines += wrapped(question + " [y/n]", indent: 0, paint: .yellow)
    }
    lines.append(bar(of: screen))
    lines += keys(of: screen)
    return lines
  }

  private func bar(of screen: LearnerScreen) -> StyledLine {
    let passed = screen.steps.count { $0.progress == .passed }
    let count = " \(passed) of \(screen.steps.count)"
    let width = max(4, min(columns, 100) - count.count - 2)
    let filled = screen.steps.isEmpty ? 0 : width * passed / screen.steps.count
    let (full, empty) = style.usesUnicode ? ("█", "░") : ("#", "-")
    var line = StyledLine("[")
    line.append(String(repeating: full, count: filled), .green)
    line.append(String(repeating: empty, count: width - filled), .dim)
    line.append("]" + count)
    return line
  }

  /// The keys, in as many lines as they need.
  private func keys(of screen: LearnerScreen) -> [StyledLine] {
    var lines: [StyledLine] = []
    var line = StyledLine()
    for hint in screen.keys {
      let width = hint.key.columns + 1 + hint.word.columns
      if line.width > 0, line.width + 2 + width > columns {
        lines.append(line)
        line = StyledLine()
      }
      if line.width > 0 { line.append("  ") }
      line.append(hint.key, .bold)
      line.append(":" + hint.word)
    }
    return line.width > 0 ? lines + [line] : lines
  }

  // MARK: The page

  private func body(of screen: LearnerScreen, rows: Int?) -> [StyledLine] {
    let markdown = MarkdownText(width: min(columns, 80), style: style)
    switch screen.page {
    case .verdict:
      return VerdictText(columns: columns, rows: rows, style: style).lines(screen)
    case .text(let title, let blocks):
      return heading(title) + markdown.lines(blocks)
    case .list(let list):
      return heading(screen.title) + lines(of: list, on: screen)
    case .difference(let title, let text):
      return heading(title) + difference(text)
    case .plain(let title, let lines):
      return heading(title) + lines.flatMap { wrapped($0, indent: 0, paint: nil) }
    }
  }

  private func heading(_ text: String) -> [StyledLine] {
    text.isEmpty ? [] : wrapped(text, indent: 0, paint: .bold) + [StyledLine()]
  }

  private func lines(of list: StepList, on screen: LearnerScreen) -> [StyledLine] {
    let tags = screen.steps.map(\.step)
    let width = tags.map(\.tag.columns).max() ?? 0
    let chosen = list.chosen ?? screen.current
    var lines: [StyledLine] = []
    if let search = list.search { lines += [StyledLine("/" + search, .yellow), StyledLine()] }
    let found = list.matches(in: tags)
    if found.isEmpty { lines.append(StyledLine("No step is called so.", .dim)) }
    return lines
      + found.map { index in
        let (step, progress) = screen.steps[index]
        let isCurrent = index == screen.current
        var line = StyledLine(
          index == chosen ? (style.usesUnicode ? "▸ " : "> ") : "  ", .bold)
        switch progress {
        case .passed: line.append(style.usesUnicode ? "✓ " : "ok ", .green)
        case .open: line.append(style.usesUnicode ? "· " : " - ", .dim)
        }
        let padding = String(repeating: " ", count: width - step.tag.columns + 2)
        line.append(step.tag + padding, isCurrent ? .bold : nil)
        line.append(step.title, isCurrent ? .bold : nil)
        if isCurrent, index != chosen { line.append("  you are here", .dim) }
        return line
      }
  }

  /// The lines of a unified difference, painted as everywhere.
  func difference(_ text: String) -> [StyledLine] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .dropLast(text.hasSuffix("\n") ? 1 : 0)
      .map { line in
        let paint: TextStyle.Paint? =
          switch line.first {
          case "+" where line.hasPrefix("+++"), "-" where line.hasPrefix("---"): .bold
          case "+": .green
          case "-": .red
          case "@": .cyan
          default: line.hasPrefix("diff ") ? .bold : nil
          }
        return StyledLine(String(line), paint)
      }
      .flatMap { rows == nil ? [$0] : $0.folded(to: columns) }
  }

  private func wrapped(_ text: String, indent: Int, paint: TextStyle.Paint?) -> [StyledLine] {
    PlainText.wrapped(PlainText.escaped(text), width: max(16, min(columns, 100) - indent)).map {
      StyledLine(String(repeating: " ", count: indent) + $0, paint)
    }
  }
}
