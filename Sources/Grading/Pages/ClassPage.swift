import Reporting

/// The class on one page, for the instructor: how many reached how much, which behaviours fail most,
/// and every learner with a link to their page.
package struct ClassPage {
  /// A learner's line.
  package struct Row: Equatable, Sendable {
    var id: String
    var name: String
    var link: String
    var total: Points
    var steps: [Points]
    var daysLate: Int?
    var remark: String

    package init(_ score: Score) {
      id = score.submission.id
      name = score.submission.name
      link = "learners/\(score.submission.slug)/index.html"
      total = score.total
      steps = score.steps.map(\.reached)
      daysLate = score.daysLate
      let troubles = score.grade?.steps.compactMap { step in
        step.trouble.map { "\(step.tag): \($0)" }
      }
      remark =
        score.grade == nil
        ? "Not graded: \(score.record.reason ?? "")" : troubles?.first ?? ""
    }
  }

  private let plan: GradingPlan
  private let figures: ClassFigures
  private let rows: [Row]

  package init(_ plan: GradingPlan, _ figures: ClassFigures, rows: [Row]) {
    self.plan = plan
    self.figures = figures
    self.rows = rows
  }

  /// The page as one file.
  package func render() -> String {
    Page(
      title: "\(plan.title): the class",
      body: [
        HTML("a", ["class": "skip", "href": "#main"], ["Skip to the results"]),
        masthead,
        HTML(
          "main", ["id": "main", "class": "single"],
          [HTML("div", ["class": "results"], [distribution, missed, learners])]),
        HTML(
          "footer", ["class": "foot"],
          [HTML("p", [:], ["Made by Stretchy. This file asks for nothing from the network."])]),
      ]
    ).render()
  }

  private var masthead: HTML {
    let facts = [
      ("Course", plan.course), ("Submissions", "\(rows.count)"),
      ("Graded", "\(figures.graded)"), ("Not graded", "\(figures.ungraded)"),
      ("Late", "\(figures.late)"),
      ("Mean", "\(figures.mean.text) of \(plan.maximum.text)"),
      ("Median", figures.median.text), ("Seed", "\(plan.seed)"),
      ("Sandbox", plan.sandbox.joined(separator: "; ")),
    ]
    return Masthead(plan.title, facts: facts).html
  }

  private var distribution: HTML {
    let labels = (0..<10).map { $0 == 9 ? "90 to 100" : "\($0 * 10) to \($0 * 10 + 9)" }
    return section(
      "distribution", "How many reached how much",
      [
        Histogram(counts: figures.histogram, labels: labels).html,
        HTML(
          "details", ["class": "output"],
          [
            HTML("summary", [:], ["In numbers"]),
            Self.table(
              caption: "Submissions by percent of the points", head: ["Percent", "Submissions"],
              rows: zip(labels, figures.histogram).map { [.text($0), .text("\($1)")] }),
          ]),
      ])
  }

  private var missed: HTML {
    section(
      "missed", "Behaviours by failure rate",
      [
        figures.missed.isEmpty
          ? HTML("p", ["class": "note"], ["Every behaviour holds in every submission."])
          : Self.table(
            caption: "Behaviours, the most missed first",
            head: ["Behaviour", "Step", "Missed", "Rate"],
            rows: figures.missed.map { check in
              [
                .group([
                  HTML("span", ["class": "name"], [.text(check.id)]),
                  .text(check.isHidden ? " (hidden) " : " "),
                  HTML("span", ["class": "says"], [.text(check.says)]),
                ]),
                .text(check.step), .text("\(check.missed) of \(check.graded)"),
                .text("\(Int((check.failureRate * 100).rounded())) %"),
              ]
            })
      ])
  }

  private var learners: HTML {
    section(
      "learners", "Learners",
      [
        Self.table(
          caption: "Learners and their points",
          head: ["Learner", "Points"] + plan.steps.map(\.tag) + ["Days late", "Remark"],
          rows: rows.map { row in
            [
              .group([
                HTML("a", ["href": row.link], [.text(row.id)]), .text(" "),
                HTML("span", ["class": "says"], [.text(row.name)]),
              ]),
              .text(row.total.text),
            ] + row.steps.map { .text($0.text) }
              + [.text(row.daysLate.map { "\($0)" } ?? ""), .text(row.remark)]
          })
      ])
  }

  private func section(_ id: String, _ title: String, _ content: [HTML]) -> HTML {
    HTML(
      "section", ["aria-labelledby": "\(id)-title"],
      [HTML("h2", ["id": "\(id)-title"], [.text(title)])] + content)
  }

  /// A table whose first column names its rows.
  static func table(caption: String, head: [String], rows: [[HTML]]) -> HTML {
    HTML(
      "div",
      ["class": "figures", "role": "region", "aria-label": caption, "tabindex": "0"],
      [
        HTML(
          "table", [:],
          [
            HTML("caption", ["class": "hidden"], [.text(caption)]),
            HTML(
              "thead", [:],
              [HTML("tr", [:], head.map { HTML("th", ["scope": "col"], [.text($0)]) })]),
            HTML(
              "tbody", [:],
              rows.map { row in
                HTML(
                  "tr", [:],
                  row.enumerated().map { index, cell in
                    index == 0
                      ? HTML("th", ["scope": "row"], [cell]) : HTML("td", [:], [cell])
                  })
              }),
          ])
      ])
  }
}
