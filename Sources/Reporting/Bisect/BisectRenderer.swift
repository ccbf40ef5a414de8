import Checker
import Foundation

/// Tells which commit broke a behaviour.
package struct BisectRenderer {
  private let style: TextStyle

  package init(style: TextStyle) {
    self.style = style
  }

  /// For a person: the commit, and what is seen since.
  package func text(_ report: BisectReport) -> String {
    var lines = report.checks.map(line)
    lines.append("")
    if report.suspects.count == 1 {
      lines.append("\(report.behaviour) is broken since")
      lines.append("")
      lines += report.suspects.map { "  " + name($0) }
    } else {
      lines.append(
        "\(report.behaviour) is broken since one of these; what could not be checked hides which")
      lines.append("")
      lines += report.suspects.map { commit in
        let outcome = outcome(of: report.verdict(of: commit))
        return "  \(outcome.map(style.mark) ?? " ") \(name(commit))"
      }
    }
    if let last = report.suspects.last, case .failed(let failure)? = report.verdict(of: last) {
      lines.append("")
      lines += wrapped(report.says, indent: 2)
      lines += labelled("expected", failure.expected)
      lines += labelled("seen", failure.actual)
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// One check, as it is made.
  package func line(_ check: BisectReport.Check) -> String {
    let mark = outcome(of: check.verdict).map(style.mark) ?? ""
    let line = "\(mark) \(name(check.commit))"
    guard case .notChecked(let reason) = check.verdict else { return line }
    return ([line] + wrapped("not checked: " + reason, indent: 4)).joined(separator: "\n")
  }

  private func outcome(of verdict: Finding.Verdict?) -> Outcome? {
    switch verdict {
    case nil: nil
    case .passed?: .passed
    case .failed?: .failed
    case .notChecked?: .notChecked
    }
  }

  private func name(_ commit: BisectReport.Commit) -> String {
    let id = style.painted(String(commit.id.prefix(7)), .bold)
    return "\(id)  \(commit.day)  " + PlainText.escaped("\(commit.author): \(commit.summary)")
  }

  private func labelled(_ label: String, _ text: String) -> [String] {
    wrapped(text, indent: 12).enumerated().map { index, line in
      index == 0 ? "  " + label + line.dropFirst(2 + label.count) : line
    }
  }

  private func wrapped(_ text: String, indent: Int) -> [String] {
    PlainText.wrapped(PlainText.escaped(text), width: max(20, style.width - indent))
      .map { String(repeating: " ", count: indent) + $0 }
  }

  /// For a machine: JSON, version 1, keys in order of the alphabet.
  ///
  /// - Throws: what `JSONEncoder` throws on text that is no text, which a report never holds.
  package static func json(_ report: BisectReport) throws -> String {
    try StableJSON.text(Document(report))
  }

  private struct Document: Encodable {
    struct Check: Encodable {
      var commit: String
      var outcome: Outcome
      var message: String?
    }

    var version = 1
    var behaviour: String
    var checks: [Check]
    var suspects: [String]

    init(_ report: BisectReport) {
      behaviour = report.behaviour
      suspects = report.suspects.map(\.id)
      checks = report.checks.map { check in
        switch check.verdict {
        case .passed: Check(commit: check.commit.id, outcome: .passed)
        case .failed(let failure):
          Check(commit: check.commit.id, outcome: .failed, message: failure.actual)
        case .notChecked(let reason):
          Check(commit: check.commit.id, outcome: .notChecked, message: reason)
        }
      }
    }
  }
}
