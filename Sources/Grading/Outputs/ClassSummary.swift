package import Reporting

/// What is said of a class at a terminal.
package struct ClassSummary {
  private let style: TextStyle

  package init(style: TextStyle) {
    self.style = style
  }

  /// - Parameters:
  ///   - ungraded: who could not be graded, and why.
  ///   - folder: where the results are, as the user named it.
  package func render(
    _ plan: GradingPlan, _ figures: ClassFigures, ungraded: [(id: String, reason: String)],
    folder: String
  ) -> String {
    var lines = [
      plan.title, "",
      "\(figures.graded + figures.ungraded) submissions, \(figures.graded) graded, "
        + "\(figures.late) late. Seed \(plan.seed).",
      "Of \(plan.maximum.text) points the mean is \(figures.mean.text), the median "
        + "\(figures.median.text).",
    ]
    if !figures.missed.isEmpty {
      lines += ["", "Missed most:"]
      for check in figures.missed.prefix(5) {
        let rate = Int((check.failureRate * 100).rounded())
        lines.append(
          "  \(pad("\(rate) %", to: 5))  \(check.step) \(check.id)"
            + (check.isHidden ? " (hidden)" : ""))
      }
    }
    if !ungraded.isEmpty {
      lines += ["", "Not graded:"]
      for (id, reason) in ungraded.prefix(20) {
        lines += wrapped("\(id): \(reason)")
      }
      if ungraded.count > 20 { lines.append("  and \(ungraded.count - 20) more") }
    }
    let files = folder.hasSuffix("/") ? folder : folder + "/"
    lines += ["", "The class: \(files)class.html, \(files)gradebook.csv"]
    return lines.map { PlainText.escaped($0) }.joined(separator: "\n") + "\n"
  }

  private func wrapped(_ text: String) -> [String] {
    PlainText.wrapped(text, width: max(20, style.width - 4)).enumerated().map {
      ($0 == 0 ? "  " : "    ") + $1
    }
  }

  private func pad(_ text: String, to width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }
}
