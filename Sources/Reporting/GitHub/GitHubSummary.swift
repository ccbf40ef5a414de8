import Checker

/// Writes a report as the summary of a GitHub job, in Markdown: a table of all behaviours over all
/// steps, and what failed.
///
/// GitHub refuses a summary of more than 1 MiB whole; what has no room is counted and left out,
/// the table last. All text that is not ours stands in code or is escaped, so that it brings
/// neither markup nor mentions.
package enum GitHubSummary {
  /// What GitHub takes, in bytes.
  package static let limit = 1_048_576

  /// - Parameter limit: how many bytes there is room for.
  package static func render(_ report: Report, limit: Int = Self.limit) -> String {
    let table = BehaviourTable(report, promises: nil)
    var text = "## \(escaped(report.title))\n\n\(escaped(headline(report)))\n"
    if report.sandbox.isEmpty {
      text += "\n> Without a sandbox: the learner's code ran with your own rights.\n"
    }
    let sections = [matrix(table)] + report.steps.compactMap(section)
    var leftOut = 0
    for section in sections {
      // Room for the sentence about what is left out is kept.
      if text.utf8.count + section.utf8.count + 120 <= limit {
        text += "\n" + section
      } else {
        leftOut += 1
      }
    }
    if leftOut > 0 { text += "\n\(leftOut) of \(sections.count) parts have no room here.\n" }
    return text.utf8.count <= limit ? text : ""
  }

  /// How all came out, in a sentence.
  static func headline(_ report: Report) -> String {
    let counts = [Outcome.passed, .failed, .notChecked].map { outcome in
      report.steps.count { $0.outcome == outcome }
    }
    let behaviours = report.steps.flatMap(\.behaviours)
    let parts = zip(counts, ["as documented", "failed", "not checked"])
      .filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    guard !parts.isEmpty else { return "No step was run." }
    let held = behaviours.count { $0.outcome == .passed }
    return "Steps: \(parts.joined(separator: ", ")). "
      + "\(held) of \(behaviours.count) behaviours hold."
  }

  private static func matrix(_ table: BehaviourTable) -> String {
    guard !table.rows.isEmpty else { return "" }
    var lines = ["| Behaviour | " + table.steps.map(escaped).joined(separator: " | ") + " |"]
    lines.append("|---|" + table.steps.map { _ in ":-:|" }.joined())
    for row in table.rows {
      let cells = row.cells.map { cell in
        switch cell?.outcome {
        case .passed: "✓"
        case .failed: "**✗**"
        case .notChecked: "?"
        case nil: ""
        }
      }
      lines.append("| \(code(row.behaviour)) | " + cells.joined(separator: " | ") + " |")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// What is worth saying of a step; nil of one that is as documented.
  private static func section(_ step: StepReport) -> String? {
    guard step.outcome != .passed else { return nil }
    var lines = ["### \(escaped(step.id)): \(escaped(step.title))", ""]
    if let trouble = step.trouble {
      lines += [escaped(trouble.summary), ""]
      if !trouble.details.isEmpty {
        lines += [fenced(trouble.details.joined(separator: "\n")), ""]
      }
    }
    for behaviour in step.behaviours {
      switch behaviour.verdict {
      case .passed: continue
      case .notChecked(let reason):
        if step.trouble == nil {
          lines.append("- \(code(behaviour.id)) was not checked: \(escaped(reason))")
        }
      case .failed(let failure):
        let time = failure.time.map { ", \(Number.text($0)) s" } ?? ""
        let offset = failure.offset.map { " at offset \(Number.text($0))" } ?? ""
        let place = behaviour.device + time + offset
        lines += [
          "- **\(code(behaviour.id))**: \(escaped(behaviour.says))",
          "  - expected \(code(failure.expected))",
          "  - seen \(code(failure.actual))",
          "  - on \(escaped(place)), asked \(code(failure.circumstance))",
        ]
      }
    }
    if !step.output.isEmpty {
      let shown = step.output.split(separator: "\n").suffix(40).joined(separator: "\n")
      lines += [
        "", "<details><summary>What the app printed</summary>", "", fenced(shown), "", "</details>",
      ]
    }
    while lines.last == "" { lines.removeLast() }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Text within a line, without meaning to Markdown, HTML or GitHub's own marks.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in PlainText.escaped(text).split(whereSeparator: \.isNewline)
      .joined(separator: " ").unicodeScalars
    {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      // An entity, for GitHub links a name or a number that has only a backslash before it.
      case "@": result += "&#64;"
      case "#": result += "&#35;"
      case "\\", "`", "*", "_", "{", "}", "[", "]", "(", ")", "|", "~", "!", "$":
        result += "\\"
        result.unicodeScalars.append(character)
      case ":": result += "&#58;"
      default: result.unicodeScalars.append(character)
      }
    }
    return result
  }

  /// Text as code within a line, in more backticks than it holds.
  private static func code(_ text: String) -> String {
    let plain = PlainText.escaped(text).split(whereSeparator: \.isNewline).joined(separator: " ")
      .replacing("|", with: "\\|")
    guard !plain.isEmpty else { return "" }
    let fence = String(repeating: "`", count: longestRun(of: "`", in: plain) + 1)
    return "\(fence) \(plain) \(fence)"
  }

  /// Text as a block of code, in a longer fence than it holds.
  private static func fenced(_ text: String) -> String {
    let plain = PlainText.escaped(text)
    let fence = String(repeating: "`", count: max(3, longestRun(of: "`", in: plain) + 1))
    return "\(fence)text\n\(plain)\n\(fence)"
  }

  private static func longestRun(of character: Character, in text: String) -> Int {
    text.split { $0 != character }.map(\.count).max() ?? 0
  }
}
