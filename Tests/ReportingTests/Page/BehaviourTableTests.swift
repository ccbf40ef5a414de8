import Checker
import Testing

@testable import Reporting

/// The behaviours of a report over its steps.
@Suite struct BehaviourTableTests {
  private static func step(_ id: String, _ behaviours: [String]) -> StepReport {
    StepReport(
      id: id, title: "", commit: nil, trouble: nil, notes: [], output: "",
      behaviours: behaviours.map {
        BehaviourReport(id: $0, says: "", verdict: .passed, points: 1, device: "iPhone X")
      })
  }

  @Test func behavioursKeepTheCoursesOrderWhicheverStepsHaveThem() {
    var report = Samples.report
    report.steps = [
      Self.step("Step-1", ["a", "b", "e"]), Self.step("Step-2", ["a", "c", "e"]),
      Self.step("Step-3", ["0", "a", "b", "d", "f"]),
    ]
    let table = BehaviourTable(report, promises: nil)
    #expect(table.rows.map(\.behaviour) == ["0", "a", "b", "c", "e", "d", "f"])
    #expect(table.cell(of: "c", in: "Step-1") == nil)
    #expect(table.cell(of: "c", in: "Step-2") == .init(isPromised: true, outcome: .passed))
    #expect(table.cell(of: "a", in: "Step-4") == nil)
  }

  @Test func aMatrixSaysWhatIsPromised() {
    let table = BehaviourTable(Samples.report, promises: Samples.matrix)
    #expect(
      table.cell(of: "header-sticks", in: "Step-1") == .init(isPromised: false, outcome: .failed))
  }
}
