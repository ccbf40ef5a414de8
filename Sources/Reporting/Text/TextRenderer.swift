import Checker

/// Draws a report for a person at a terminal or in a log.
///
/// A step as documented takes one line; what failed comes with the course's sentence, what was
/// expected and seen, and where.
package struct TextRenderer {
  private let style: TextStyle

  package init(style: TextStyle) {
    self.style = style
  }

  package func render(_ report: Report) -> String {
    var lines: [String] = [style.painted(PlainText.escaped(report.title), .bold)]
    if report.sandbox.isEmpty {
      lines.append("Without a sandbox: the learner's code ran with your own rights.")
    }
    for step in report.steps {
      lines.append("")
      lines += self.lines(of: step)
    }
    lines.append("")
    lines.append(summary(of: report))
    return lines.joined(separator: "\n") + "\n"
  }

  private func lines(of step: StepReport) -> [String] {
    let held = step.behaviours.count { $0.outcome == .passed }
    let commit = step.commit.map { "  " + style.painted(String($0.prefix(7)), .dim) } ?? ""
    var lines = [
      "\(style.mark(step.outcome)) \(style.painted(step.id, .bold))  \(PlainText.escaped(step.title))"
        + "  \(held) of \(step.behaviours.count)\(commit)"
    ]
    if let trouble = step.trouble {
      lines += indented(trouble.summary, by: 2)
      lines += trouble.details.map { "    " + PlainText.escaped($0) }
    }
    lines += step.notes.flatMap { indented("Note: \($0)", by: 2) }
    for behaviour in step.behaviours where step.trouble == nil || behaviour.outcome == .failed {
      lines += self.lines(of: behaviour, in: step)
    }
    if step.outcome != .passed && !step.output.isEmpty {
      lines.append("  The app printed:")
      lines += PlainText.escaped(step.output).split(separator: "\n").suffix(20)
        .map { "  | " + $0 }
    }
    return lines
  }

  private func lines(of behaviour: BehaviourReport, in step: StepReport) -> [String] {
    switch behaviour.verdict {
    case .passed:
      return []
    case .notChecked(let reason):
      return ["  \(style.mark(.notChecked)) \(behaviour.id)"]
        + indented("not checked: \(reason)", by: 6)
    case .failed(let failure):
      var lines = ["  \(style.mark(.failed)) \(style.painted(behaviour.id, .bold))"]
      lines += indented(behaviour.says, by: 6)
      if let since = behaviour.since, since != step.id {
        lines += labelled("since", "\(since) promised it; it has to hold here too")
      }
      lines += labelled("expected", failure.expected)
      lines += labelled("seen", failure.actual)
      lines += labelled("where", behaviour.device + Whereabouts.text(failure))
      lines += labelled("asked", failure.circumstance)
      if let code = behaviour.code {
        lines += labelled("code", "\(code.file):\(code.line)  \(code.text)")
      }
      return lines
    }
  }

  private func summary(of report: Report) -> String {
    let counts = [Outcome.passed, .failed, .notChecked].map { outcome in
      report.steps.count { $0.outcome == outcome }
    }
    let parts = zip(counts, ["as documented", "failed", "not checked"])
      .filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    return parts.isEmpty ? "No step was run." : "Steps: " + parts.joined(separator: ", ") + "."
  }

  /// A text behind a label, its further lines below its first.
  private func labelled(_ label: String, _ text: String) -> [String] {
    indented(text, by: 16).enumerated().map { index, line in
      guard index == 0 else { return line }
      return "      " + label + line.dropFirst(6 + label.count)
    }
  }

  private func indented(_ text: String, by indent: Int) -> [String] {
    PlainText.wrapped(PlainText.escaped(text), width: max(20, style.width - indent))
      .map { String(repeating: " ", count: indent) + $0 }
  }
}
