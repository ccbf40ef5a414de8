import Foundation
import Reporting
import Testing

@Suite struct MutationRendererTests {
  private typealias Mutant = MutationReport.Mutant

  private static let mutants = [
    Mutant(
      constraint: "image.top == view.top", source: "Page.swift:57", change: "left out",
      outcome: .noticed(by: ["header-at-rest", "header-sticks"], on: "iPhone X")),
    Mutant(
      constraint: "image.top == view.top", source: "Page.swift:57", change: "constant + 10",
      outcome: .unnoticed(on: "iPhone SE", difference: "Scrolled to the end: image.top: 0 -> 10")),
    Mutant(
      constraint: "image.top == view.top", source: "Page.swift:57", change: "constant - 10",
      outcome: .unnoticed(on: "iPhone X", difference: "The app crashed.")),
    Mutant(
      constraint: "evil\u{1B}[31m", source: nil, change: "left out",
      outcome: .unnoticed(on: "iPhone X", difference: "image.top: 0 -> 1")),
    Mutant(
      constraint: "image.left == view.left", source: nil, change: "priority 750 in place of 1000",
      outcome: .changesNothing),
  ]

  private static func report(goal: Double, trouble: Trouble? = nil) -> MutationReport {
    MutationReport(
      course: "stretchy-layout", title: "Stretchy Layouts", goal: goal,
      steps: [
        MutationReport.Step(
          id: "Step-1", title: "Plain", commit: "a1", constraints: 3, mutants: mutants),
        MutationReport.Step(id: "Step-2", title: "Stretchy", trouble: trouble),
      ])
  }

  @Test func theTextListsWhatNothingNotices() {
    let style = TextStyle(width: 60, usesColor: false, usesUnicode: true)
    let trouble = Trouble(summary: "The step does not compile:", details: ["a.swift:1:1: error"])
    #expect(
      MutationRenderer(style: style).render(Self.report(goal: 90, trouble: trouble)) == """
        Stretchy Layouts

        ✗ Step-1  Plain  1 of 4 (25 %); 3 constraints, 5 mutants, 1 change nothing
          image.top == view.top  Page.swift:57
            ✗ constant + 10
                iPhone SE: Scrolled to the end: image.top: 0 -> 10
            ✗ constant - 10
                iPhone X: The app crashed.
          evil\\u{1b}[31m
            ✗ left out
                iPhone X: image.top: 0 -> 1

        – Step-2  Stretchy
          The step does not compile:
            a.swift:1:1: error

        Noticed: 1 of 4 (25 %) mutants that change a frame; 90 % are wanted.

        """)
  }

  @Test func theExitCodeTellsWhetherTheGoalIsReached() {
    #expect(Self.report(goal: 25).exitCode == 0)
    #expect(Self.report(goal: 25.1).exitCode == 1)
    #expect(Self.report(goal: 0, trouble: Trouble(summary: "")).exitCode == 2)
  }

  @Test func whatDoesNotChangeAnythingDoesNotCount() {
    let step = MutationReport.Step(
      id: "Step-1", title: "", constraints: 1, mutants: [Self.mutants[4]])
    #expect(step.score.changing == 0 && step.score.noticed == 0 && step.score.percent == 100)
  }

  @Test func jsonHasEveryMutant() throws {
    struct Document: Decodable {
      struct Score: Decodable, Equatable { var changing: Int, noticed: Int, percent: Double }
      struct Step: Decodable { var id: String, score: Score, mutants: [Mutant] }
      struct Mutant: Decodable, Equatable {
        var constraint: String, source: String?, change: String, outcome: String
        var device: String?, behaviours: [String]?, difference: String?
      }
      var version: Int, course: String, goal: Double, score: Score, steps: [Step]
    }
    let json = try MutationRenderer.json(Self.report(goal: 90))
    let document = try JSONDecoder().decode(Document.self, from: Data(json.utf8))
    #expect(document.version == 1 && document.course == "stretchy-layout" && document.goal == 90)
    #expect(document.score == .init(changing: 4, noticed: 1, percent: 25))
    #expect(document.steps.map(\.id) == ["Step-1", "Step-2"])
    #expect(
      document.steps[0].mutants.prefix(2) == [
        .init(
          constraint: "image.top == view.top", source: "Page.swift:57", change: "left out",
          outcome: "noticed", device: "iPhone X",
          behaviours: ["header-at-rest", "header-sticks"]),
        .init(
          constraint: "image.top == view.top", source: "Page.swift:57", change: "constant + 10",
          outcome: "unnoticed", device: "iPhone SE",
          difference: "Scrolled to the end: image.top: 0 -> 10"),
      ])
    #expect(document.steps[0].mutants.last?.outcome == "changes nothing")
  }
}
