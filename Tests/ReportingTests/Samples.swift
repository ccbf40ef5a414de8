import Checker
import Reporting

/// A report with one step of each outcome, and learner's text that wants to do harm.
enum Samples {
  static let report = Report(
    course: "stretchy-layout", title: "Stretchy Layouts", repository: "submission.git",
    sandbox: ["namespaces", "limits"],
    steps: [
      StepReport(
        id: "Step-1", title: "Plain", commit: String(repeating: "a1", count: 20), trouble: nil,
        notes: [], output: "",
        behaviours: [
          BehaviourReport(
            id: "header-at-rest", says: "The header lies at the top.", verdict: .passed, points: 2,
            device: "iPhone X")
        ]),
      StepReport(
        id: "Step-2", title: "Stretchy", commit: nil, trouble: nil,
        notes: ["link is a symbolic link and was left out"],
        output: "\u{1B}[2J::error::forged & <b>\n",
        behaviours: [
          BehaviourReport(
            id: "header-sticks", says: "Pulled down, the header stays at the top.",
            verdict: .failed(
              Failure(
                expected: "header.top == 0", actual: "header.top is 41.5", frame: 75, time: 1.25,
                offset: -41.5, circumstance: "always, when offset < 0")),
            points: 3, device: "iPhone X"),
          BehaviourReport(
            id: "text-jams", says: "The text stays at the top.",
            verdict: .notChecked(reason: "no view is called text"), points: 1, device: "iPhone X"),
        ]),
      StepReport(
        id: "Step-3", title: "Fixed", commit: nil,
        trouble: Trouble(
          summary: "The step does not compile.", details: ["App/Page.swift:3:1: error: \"x\""]),
        notes: [], output: "", behaviours: []),
    ])

  static let matrix = Matrix(
    course: "stretchy-layout", title: "Stretchy Layouts", steps: ["Step-1", "Step-2"],
    rows: [
      .init(
        behaviour: "header-sticks", says: "It sticks.",
        cells: [
          .init(isPromised: false, outcome: .failed), .init(isPromised: true, outcome: .passed),
        ]),
      .init(
        behaviour: "text-jams", says: "It jams.",
        cells: [
          .init(isPromised: false, outcome: .passed), .init(isPromised: true, outcome: .notChecked),
        ]),
    ])
}
