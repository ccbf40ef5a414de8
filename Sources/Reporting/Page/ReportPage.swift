/// A report as a page: the behaviours over the steps, the verdicts of each step, and a phone that
/// plays what was recorded.
package struct ReportPage {
  private let report: Report
  private let table: BehaviourTable
  private let playlist: Playlist?
  private let opening: [HTML]

  /// - Parameters:
  ///   - promises: which behaviours each step promises, for a report that holds all behaviours
  ///     against all steps; nil if a report speaks only of what is promised.
  ///   - recordings: what can be played of it.
  /// - Throws: what `JSONEncoder` throws on a number that is not finite, which a trace never holds.
  package init(_ report: Report, promises: Matrix? = nil, recordings: [Recording]) throws {
    self.init(
      report, promises: promises, playlist: recordings.isEmpty ? nil : try Playlist(recordings))
  }

  /// - Parameters:
  ///   - playlist: what can be played of it; nil for nothing.
  ///   - opening: what stands before all else, sections of the page.
  package init(
    _ report: Report, promises: Matrix? = nil, playlist: Playlist?, opening: [HTML] = []
  ) {
    self.report = report
    table = BehaviourTable(report, promises: promises)
    self.playlist = playlist
    self.opening = opening
  }

  /// Whether there is anything to play: what had no room is only told of.
  private var plays: Bool { playlist.map { !$0.isEmpty } ?? false }

  /// The page as one file.
  package func render() -> String {
    page.render()
  }

  private var page: Page {
    Page(
      title: "\(report.title): \(summary.words)",
      body: [
        HTML("a", ["class": "skip", "href": "#main"], ["Skip to the results"]),
        masthead,
        HTML(
          "main", ["id": "main", "class": plays ? "columns" : "single"],
          [
            HTML("div", ["class": "results"], opening + [matrix, steps]),
            plays ? Player.html(title: "On the phone") : .group([]),
          ]),
        footer,
      ], playlist: playlist)
  }

  /// How all came out: in words, and the class that they are styled by.
  private var summary: (words: String, style: String) {
    let cells = table.rows.flatMap(\.cells).compactMap { $0 }
    let wrong = cells.count { $0.outcome != .notChecked && !$0.isAsDocumented }
    let open = cells.count { $0.outcome == .notChecked }
    let lost = report.steps.count { $0.trouble != nil || $0.behaviours.isEmpty }
    let steps = report.steps.count == 1 ? "The step is" : "All \(report.steps.count) steps are"
    return switch (wrong, open) {
    case (0, 0) where report.steps.isEmpty: ("No step was run", "unchecked")
    case (0, 0) where lost > 0:
      ("\(lost) of \(report.steps.count) steps could not be checked", "unchecked")
    case (0, 0): ("\(steps) as documented", "holds")
    case (0, _): ("\(open) of \(cells.count) verdicts could not be had", "unchecked")
    case (_, 0): ("\(wrong) of \(cells.count) verdicts are not as documented", "fails")
    case (_, _):
      (
        "\(wrong) of \(cells.count) verdicts are not as documented, \(open) could not be had",
        "fails"
      )
    }
  }

  private var masthead: HTML {
    let summary = summary
    let promised = report.steps.flatMap(\.behaviours).filter { behaviour in
      report.steps.contains { table.cell(of: behaviour.id, in: $0.id)?.isPromised ?? false }
    }
    let held = promised.count { $0.outcome == .passed }
    var facts: [(String, String)] = [
      ("Course", report.course), ("Steps", report.repository ?? "the built-in ones"),
      ("Verdicts", "\(held) of \(promised.count) hold"),
    ]
    facts.append(
      (
        "Sandbox",
        report.sandbox.isEmpty
          ? "none: the learner’s code ran with your own rights"
          : report.sandbox.joined(separator: "; ")
      ))
    return Masthead(report.title, summary: summary, facts: facts).html
  }

  private var matrix: HTML {
    HTML(
      "section", ["aria-labelledby": "matrix-title"],
      [
        HTML("h2", ["id": "matrix-title"], ["What holds where"]),
        BehaviourTableHTML(table, playlist: playlist).html,
      ])
  }

  private var steps: HTML {
    HTML(
      "section", ["aria-labelledby": "steps-title"],
      [HTML("h2", ["id": "steps-title"], ["Step by step"])]
        + report.steps.map { StepCard($0, table: table, playlist: playlist).html })
  }

  private var footer: HTML {
    HTML(
      "footer", ["class": "foot"],
      [
        HTML(
          "p", [:],
          [
            """
            Lengths are in points, times in seconds of the phone’s own clock. Pictures stand in for \
            the app’s images, and letters are set in this browser’s type; every frame is where the \
            app laid it.
            """
          ]),
        HTML("p", [:], ["Made by Stretchy. This file asks for nothing from the network."]),
      ])
  }
}
