import Checker

/// Tells what came of a check: the first failure first and in full, the others by name.
struct VerdictText {
  let columns: Int
  /// How many lines there are; nil for as many as wanted.
  let rows: Int?
  let style: TextStyle

  /// From this width on the phone stands beside the text.
  private static let twoColumns = 72

  func lines(_ screen: LearnerScreen) -> [StyledLine] {
    switch screen.status {
    case .waiting:
      return [StyledLine("Press c to check your code.")]
    case .broken(let reason):
      return wrapped(reason, paint: .red)
    case .checking(let activity, let before):
      var line = StyledLine(style.usesUnicode ? "… " : "... ", .yellow)
      line.append("checking: \(activity)", .yellow)
      // What was known stays in sight, as what it is: known before.
      guard let before else { return [line] }
      return [line, StyledLine()] + lines(before, of: screen, isOld: true)
    case .checked(let verdict):
      return lines(verdict, of: screen, isOld: false)
    }
  }

  private func lines(
    _ verdict: LearnerScreen.Verdict, of screen: LearnerScreen, isOld: Bool
  ) -> [StyledLine] {
    let report = verdict.report
    guard report.outcome != .passed else { return passed(report, of: screen) }
    if let trouble = report.trouble { return self.trouble(trouble, verdict) }
    let failures = report.behaviours.filter { $0.outcome == .failed }
    guard let first = failures.first ?? report.behaviours.first(where: { $0.outcome != .passed })
    else { return [] }
    var phone = phone(of: verdict, rows: rows.map { max(9, min($0, 26)) } ?? 20)
    let phoneWidth = phone.map(\.width).max() ?? 0
    let isBeside = columns >= Self.twoColumns && phoneWidth > 0
    let width = isBeside ? columns - phoneWidth - 3 : columns
    var text = failure(first, verdict, in: report, width: min(width, 90))
    text += rest(of: report, after: first, width: min(width, 90))
    guard isBeside else {
      // Below the text it takes what is left of the window, or what one scrolls to.
      phone = self.phone(of: verdict, rows: rows.map { max(10, $0 - text.count - 1) } ?? 20)
      return text + (phone.isEmpty ? [] : [StyledLine()] + phone)
    }
    return (0..<max(text.count, phone.count)).map { row in
      var line = (row < text.count ? text[row] : StyledLine()).fitted(to: width + 3)
      if row < phone.count { line.append(phone[row]) }
      return line
    }
  }

  private func passed(_ report: StepReport, of screen: LearnerScreen) -> [StyledLine] {
    var line = StyledLine(style.usesUnicode ? "✓ " : "ok ", .green)
    line.append("\(report.id) is as the tutorial promises", .green)
    line.append("  \(report.behaviours.count) of \(report.behaviours.count)")
    var lines = [line, StyledLine()]
    if screen.steps.allSatisfy({ $0.progress == .passed }) {
      lines += wrapped("That was the last step: the course is done.", paint: .bold)
    } else if screen.keys.contains(where: { $0.key == "n" }) {
      lines += wrapped("When you have seen enough of it, press n to go on.", paint: nil)
    }
    lines += report.notes.flatMap { wrapped("Note: " + $0, paint: .dim) }
    return lines
  }

  private func trouble(
    _ trouble: Trouble, _ verdict: LearnerScreen.Verdict
  ) -> [StyledLine] {
    var line = StyledLine(style.usesUnicode ? "✗ " : "x ", .red)
    line.append(trouble.summary, .red)
    var lines = line.width > columns ? wrapped(trouble.summary, paint: .red) : [line]
    for detail in trouble.details.prefix(8) { lines += wrapped(detail, indent: 2, paint: nil) }
    if trouble.details.count > 8 {
      lines.append(StyledLine("  and \(trouble.details.count - 8) more", .dim))
    }
    return lines + code(verdict.code, width: columns) + output(of: verdict.report)
  }

  private func failure(
    _ behaviour: BehaviourReport, _ verdict: LearnerScreen.Verdict, in report: StepReport,
    width: Int
  ) -> [StyledLine] {
    var head = StyledLine(style.usesUnicode ? "✗ " : "x ", .red)
    head.append(behaviour.id, .bold)
    var lines = [head]
    if let since = behaviour.since, since != report.id {
      lines += wrapped(
        "\(since) promised this, and it held: \(report.id) has broken it.", indent: 2,
        width: width, paint: .yellow)
    }
    lines += wrapped(behaviour.says, indent: 2, width: width, paint: nil)
    switch behaviour.verdict {
    case .passed: break
    case .notChecked(let reason):
      lines += wrapped("not checked: " + reason, indent: 2, width: width, paint: .yellow)
    case .failed(let failure):
      lines += labelled("expected", failure.expected, width: width, paint: .green)
      lines += labelled("seen", failure.actual, width: width, paint: .red)
      lines += labelled(
        "where", behaviour.device + Whereabouts.text(failure), width: width, paint: nil)
      lines += labelled("asked", failure.circumstance, width: width, paint: .dim)
    }
    return lines + code(verdict.code, width: width) + output(of: report)
  }

  private func code(_ place: CodePlace?, width: Int) -> [StyledLine] {
    guard let place else { return [] }
    return labelled("code", "\(place.file):\(place.line)", width: width, paint: .cyan)
      + [StyledLine("            " + place.text)].filter { !place.text.isEmpty && $0.width > 0 }
      .map { $0.cut(to: width) }
  }

  private func output(of report: StepReport) -> [StyledLine] {
    guard !report.output.isEmpty else { return [] }
    return [StyledLine("  The app printed:", .dim)]
      + report.output.split(separator: "\n").suffix(6).map { StyledLine("  | " + $0, .dim) }
  }

  private func rest(
    of report: StepReport, after first: BehaviourReport, width: Int
  ) -> [StyledLine] {
    let others = report.behaviours.filter { $0.outcome != .passed && $0.id != first.id }
    let held = report.behaviours.count { $0.outcome == .passed }
    var lines = [StyledLine()]
    if !others.isEmpty {
      lines += wrapped(
        "Next: " + others.map(\.id).joined(separator: ", "), indent: 2, width: width, paint: .dim)
    }
    lines += wrapped(
      "\(held) of \(report.behaviours.count) hold.", indent: 2, width: width, paint: nil)
    return lines
      + report.notes.flatMap {
        wrapped("Note: " + $0, indent: 2, width: width, paint: .dim)
      }
  }

  private func phone(of verdict: LearnerScreen.Verdict, rows: Int) -> [StyledLine] {
    verdict.drawing?.lines(
      rows: min(rows, 26), columns: columns >= Self.twoColumns ? columns / 2 : columns,
      style: style) ?? []
  }

  private func labelled(
    _ label: String, _ text: String, width: Int, paint: TextStyle.Paint?
  ) -> [StyledLine] {
    PlainText.wrapped(PlainText.escaped(text), width: max(16, width - 12)).enumerated().map {
      index, part in
      var line = StyledLine("  " + (index == 0 ? label : ""))
      line.append(String(repeating: " ", count: max(1, 12 - line.width)))
      line.append(part, paint)
      return line
    }
  }

  private func wrapped(
    _ text: String, indent: Int = 0, width: Int? = nil, paint: TextStyle.Paint?
  ) -> [StyledLine] {
    PlainText.wrapped(
      PlainText.escaped(text), width: max(16, min(width ?? columns, 100) - indent)
    ).map { StyledLine(String(repeating: " ", count: indent) + $0, paint) }
  }
}

/// Where a failure is: `, 1.317 s at offset 6.333`.
enum Whereabouts {
  static func text(_ failure: Failure) -> String {
    let time = failure.time.map { ", \(Number.text($0)) s" } ?? ""
    return time + (failure.offset.map { " at offset \(Number.text($0))" } ?? "")
  }
}
