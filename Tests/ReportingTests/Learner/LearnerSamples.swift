import Checker
import Course
import LayoutTrace
import Reporting
import TraceFixtures

/// A learner in the second of three steps, whose header moves where it should stick.
enum LearnerSamples {
  static let steps = [
    (step: Step(tag: "Step-1", title: "Plain", teaches: "", page: nil), passed: true),
    (
      step: Step(tag: "Step-2", title: "A header that stretches", teaches: "", page: nil),
      passed: false
    ),
    (step: Step(tag: "Step-3", title: "The end", teaches: "", page: nil), passed: false),
  ]

  static let names = [
    (name: "header", view: FakePage.View.image), (name: "text", view: FakePage.View.text),
    (name: "label", view: FakePage.View.label), (name: "page", view: FakePage.View.scroll),
  ]

  /// The header 100 points below the top of the screen, wanted at the top and 100 points higher.
  static let wanted = WantedFrame(
    name: "header", view: FakePage.View.image,
    seen: Rect(x: 0, y: 100, width: 400, height: 280),
    wanted: Rect(x: 0, y: 0, width: 400, height: 380))

  static let failure = Failure(
    expected: "header.top == 0 and header.height == 0.7 * screen.width + overscroll.top",
    actual: "header.top is 100, header.height is 280", frame: 1, time: 1.0 / 60, offset: -100,
    circumstance: "always, when overscroll.top > 0", wanted: [wanted], mentions: ["header"])

  static let drawing = PhoneDrawing(
    frame: FakePage(.moves, offsets: [0, -100]).trace().frames[1], caption: "offset -100",
    names: names,
    wanted: [wanted], mentions: ["header"])

  static let failed = LearnerScreen.Verdict(
    report: StepReport(
      id: "Step-2", title: "A header that stretches", commit: nil, trouble: nil, notes: [],
      output: "\u{1B}[2Jforged\n",
      behaviours: [
        BehaviourReport(
          id: "header-at-rest", says: "", verdict: .passed, points: 1, device: "Test Phone",
          since: "Step-1"),
        BehaviourReport(
          id: "header-sticks",
          says: "Pulled down, the header stays at the top of the screen and grows by as much.",
          verdict: .failed(failure), points: 1, device: "Test Phone", since: "Step-2"),
        BehaviourReport(
          id: "nothing-breaks", says: "No two constraints contradict each other.",
          verdict: .notChecked(reason: "It ended."), points: 1, device: "Test Phone",
          since: "Step-1"),
      ]), drawing: drawing,
    code: CodePlace(file: "App/Page.swift", line: 12, text: "make.top.equalTo(scrollView)"))

  static func screen(
    _ status: LearnerScreen.Status = .checked(failed), page: LearnerScreen.Page = .verdict
  ) -> LearnerScreen {
    LearnerScreen(
      title: "Stretchy Layouts",
      steps: steps.map { ($0.step, $0.passed ? .passed : .open) }, current: 1, status: status,
      page: page,
      keys: [
        .init("h", "hint"), .init("i", "task"), .init("l", "list"), .init("d", "diff"),
        .init("r", "reset"), .init("q", "quit"),
      ])
  }

  static func text(
    _ screen: LearnerScreen, columns: Int, rows: Int?, usesUnicode: Bool = true,
    usesColor: Bool = false
  ) -> String {
    LearnerScreenRenderer(
      columns: columns, rows: rows,
      style: TextStyle(width: columns, usesColor: usesColor, usesUnicode: usesUnicode)
    ).render(screen).joined(separator: "\n")
  }
}
