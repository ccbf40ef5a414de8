import LayoutTrace
import Testing

@testable import StepRunner

/// Constraints of several runs, told apart.
@Suite struct ConstraintRollTests {
  /// A trace of an app with a view for each text, and a constraint of that view each.
  private func trace(_ names: String...) -> LayoutTrace {
    var frame = Frame(
      time: 0, gesture: nil, touch: nil, screen: Size(width: 0, height: 0),
      safeArea: Insets(top: 0, left: 0, bottom: 0, right: 0),
      statusBar: StatusBar(isHidden: false, style: .default, height: 0, slid: 0, alpha: 1),
      views: [], broken: [], unsatisfied: [])
    // The newest first, as if they had been activated again in the other order.
    frame.constraints = names.indices.reversed().map {
      ConstraintState(constraint: $0, constant: 8, priority: 750, violation: 0)
    }
    return LayoutTrace(
      device: DeviceCatalog.devices[0], script: [],
      views: names.map {
        ViewIdentity(className: "UIView", kitClassName: "UIView", properties: [$0], identifier: nil)
      },
      constraints: names.indices.map {
        ConstraintIdentity(
          properties: [], identifier: nil, first: .init(view: $0, guide: nil, attribute: "width"),
          relation: .equal, multiplier: 1, second: nil, number: $0)
      }, frames: [frame], events: [])
  }

  private func roll(_ traces: LayoutTrace...) -> [String: [Int?]] {
    let entries = ConstraintRoll(traces).entries
    return Dictionary(uniqueKeysWithValues: entries.map { ($0.constraint.text, $0.numbers) })
  }

  @Test func runsWithEquallyManyConstraintsHaveTheSameOnes() {
    #expect(
      roll(trace("a", "b"), trace("a", "c"))
        == ["a.width == 8 @750": [0, 0], "b.width == 8 @750": [1, 1]])
  }

  @Test func otherwiseConstraintsAreToldByTheirTexts() {
    #expect(
      roll(trace("a", "b"), trace("b", "c", "a"), trace("c"))
        == [
          "a.width == 8 @750": [0, 2, nil], "b.width == 8 @750": [1, 0, nil],
          "c.width == 8 @750": [nil, 1, 0],
        ])
  }

  @Test func ofEqualTextsTheFirstIsTheFirst() {
    let entries = ConstraintRoll([trace("a", "a"), trace("b", "a", "a")]).entries
    #expect(
      entries.map(\.constraint.text)
        == ["a.width == 8 @750", "a.width == 8 @750", "b.width == 8 @750"])
    #expect(entries.map(\.numbers) == [[0, 1], [1, 2], [nil, 0]])
  }

  @Test func aConstraintIsWrittenAsUIKitDoes() {
    var trace = trace("card")
    trace.constraints[0].identifier = "inset"
    trace.constraints[0].multiplier = 0.5
    trace.constraints[0].second = .init(view: 0, guide: "safeAreaLayoutGuide", attribute: "height")
    trace.constraints[0].origin = .source(file: "Page.swift", line: 57)
    trace.frames[0].constraints[0].constant = -8
    trace.frames[0].constraints[0].priority = 1000
    #expect(
      trace.listedConstraints == [
        ListedConstraint(
          number: 0, text: "'inset' card.width == 0.5*card.safeAreaLayoutGuide.height - 8",
          relation: .equal, priority: 1000, origin: .source(file: "Page.swift", line: 57))
      ])
    // One of UIKit's own has no number.
    trace.constraints[0].number = nil
    #expect(trace.listedConstraints == [])
  }
}
