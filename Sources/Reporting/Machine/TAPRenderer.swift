import Checker

/// Writes a report in the Test Anything Protocol, version 14: a test a step, in it a subtest with a
/// test a behaviour.
///
/// A behaviour that could not be checked is skipped, and its step is not ok: nothing passes for not
/// having been looked at. Diagnostics are YAML in its JSON form. A learner's text stands nowhere but
/// in quotes, so that it can make no line of the protocol.
package enum TAPRenderer {
  package static func render(_ report: Report) -> String {
    var lines = ["TAP version 14"]
    if report.sandbox.isEmpty {
      lines.append("# Without a sandbox: the learner's code ran with your own rights.")
    }
    lines.append(report.steps.isEmpty ? "1..0 # no step was run" : "1..\(report.steps.count)")
    for (index, step) in report.steps.enumerated() {
      lines += self.lines(of: step, number: index + 1)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func lines(of step: StepReport, number: Int) -> [String] {
    let title = "\(step.id): \(step.title)"
    var lines: [String] = []
    if !step.behaviours.isEmpty {
      lines.append("# Subtest: \(described(title))")
      lines.append("    1..\(step.behaviours.count)")
      for (index, behaviour) in step.behaviours.enumerated() {
        lines += self.lines(of: behaviour, number: index + 1).map { "    " + $0 }
      }
    }
    lines.append(
      "\(step.outcome == .passed ? "ok" : "not ok") \(number) - \(described(title))")
    var facts: [(String, Fact)] = []
    if let commit = step.commit { facts.append(("commit", .text(commit))) }
    if let trouble = step.trouble {
      facts.append(("message", .text(trouble.summary)))
      facts.append(("severity", .text("notChecked")))
      facts.append(("details", .list(trouble.details)))
    }
    if !step.notes.isEmpty { facts.append(("notes", .list(step.notes))) }
    if step.outcome != .passed, !step.output.isEmpty {
      facts.append(("output", .text(step.output)))
    }
    return lines + diagnostics(facts)
  }

  private static func lines(of behaviour: BehaviourReport, number: Int) -> [String] {
    let title = described("\(behaviour.id): \(behaviour.says)")
    switch behaviour.verdict {
    case .passed:
      return ["ok \(number) - \(title)"]
    case .notChecked(let reason):
      return ["ok \(number) - \(title) # SKIP \(described(reason))"]
    case .failed(let failure):
      var at: [(String, Fact)] = [("device", .text(behaviour.device))]
      if let time = failure.time { at.append(("time", .number(time))) }
      if let offset = failure.offset { at.append(("offset", .number(offset))) }
      return ["not ok \(number) - \(title)"]
        + diagnostics([
          ("message", .text("expected \(failure.expected), seen: \(failure.actual)")),
          ("severity", .text("fail")),
          ("data", .map([("expect", .text(failure.expected)), ("got", .text(failure.actual))])),
          ("at", .map(at)), ("asked", .text(failure.circumstance)),
        ])
    }
  }

  /// A description: one line, in which no directive begins.
  private static func described(_ text: String) -> String {
    PlainText.escaped(text)
      .split(whereSeparator: \.isNewline).joined(separator: " ")
      .replacing("\\", with: "\\\\").replacing("#", with: "\\#")
  }

  /// A value of a diagnostic.
  private indirect enum Fact {
    case text(String)
    case number(Double)
    case list([String])
    case map([(String, Fact)])

    var yaml: String {
      switch self {
      case .text(let text): TAPRenderer.quoted(text)
      case .number(let number): Number.text(number)
      case .list(let texts): "[" + texts.map(TAPRenderer.quoted).joined(separator: ", ") + "]"
      case .map(let facts):
        "{" + facts.map { "\"\($0.0)\": \($0.1.yaml)" }.joined(separator: ", ") + "}"
      }
    }
  }

  private static func diagnostics(_ facts: [(String, Fact)]) -> [String] {
    guard !facts.isEmpty else { return [] }
    return ["  ---"] + facts.map { "  \($0.0): \($0.1.yaml)" } + ["  ..."]
  }

  /// A text in quotes as JSON has it, which YAML 1.2 reads alike, on one line.
  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in PlainText.escaped(text).unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      case "\u{2028}": quoted += "\\u2028"
      case "\u{2029}": quoted += "\\u2029"
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
