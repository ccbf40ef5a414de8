import Foundation

/// Draws a mutation report for a person, or writes it as JSON.
package struct MutationRenderer {
  private let style: TextStyle

  package init(style: TextStyle) {
    self.style = style
  }

  /// A line a step, and below it the mutants that nothing notices: the constraint, what was changed
  /// in it, and what that changes on the screen.
  package func render(_ report: MutationReport) -> String {
    var lines = [style.painted(PlainText.escaped(report.title), .bold)]
    for step in report.steps {
      lines.append("")
      lines += self.lines(of: step, goal: report.goal)
    }
    let score = report.score
    lines.append("")
    lines.append(
      "Noticed: \(words(of: score)) mutants that change a frame; "
        + "\(Number.text(report.goal)) % are wanted.")
    return lines.joined(separator: "\n") + "\n"
  }

  private func lines(of step: MutationReport.Step, goal: Double) -> [String] {
    let name = "\(style.painted(step.id, .bold))  \(PlainText.escaped(step.title))"
    if let trouble = step.trouble {
      return ["\(style.mark(.notChecked)) \(name)"]
        + wrapped(trouble.summary, by: 2)
        + trouble.details.map { "    " + PlainText.escaped($0) }
    }
    let mark = style.mark(step.score.percent >= goal ? .passed : .failed)
    let still = step.mutants.count { $0.outcome == .changesNothing }
    var lines = [
      "\(mark) \(name)  \(words(of: step.score)); "
        + "\(step.constraints) constraints, \(step.mutants.count) mutants, \(still) change nothing"
    ]
    var last: String?
    for mutant in step.mutants {
      guard case .unnoticed(let device, let difference) = mutant.outcome else { continue }
      let place = mutant.source.map { "  \(PlainText.escaped($0))" } ?? ""
      let title = "  \(PlainText.escaped(mutant.constraint))\(style.painted(place, .dim))"
      if last != title { lines.append(title) }
      last = title
      lines.append("    \(style.mark(.failed)) \(mutant.change)")
      lines += wrapped("\(device): \(difference)", by: 8)
    }
    return lines
  }

  private func words(of score: MutationReport.Score) -> String {
    // Rounded down: 89.96 is not 90.
    let percent = (score.percent * 10).rounded(.down) / 10
    return "\(score.noticed) of \(score.changing) (\(Number.text(percent)) %)"
  }

  private func wrapped(_ text: String, by indent: Int) -> [String] {
    PlainText.wrapped(PlainText.escaped(text), width: max(20, style.width - indent))
      .map { String(repeating: " ", count: indent) + $0 }
  }

  /// Every mutant with its outcome, keys sorted.
  package static func json(_ report: MutationReport) throws -> String {
    try StableJSON.text(MutationDocument(report))
  }
}
