import Course
import Testing

@testable import Reporting

/// The list of steps, looked through.
@Suite struct StepListTests {
  private let steps = [
    ("Step-1", "A box"), ("Step-2", "A box on the way"), ("Step-3", "A wide box"),
  ]
  .map { Step(tag: $0, title: $1, teaches: "", page: nil) }

  @Test(
    arguments: [
      (nil, [0, 1, 2]), ("", [0, 1, 2]), ("WAY", [1]), ("box wide", [2]), ("step-3", [2]),
      ("nothing", []),
    ] as [(String?, [Int])])
  func allWordsAreFoundInTagOrTitle(search: String?, found: [Int]) {
    #expect(StepList(search: search).matches(in: steps) == found)
  }

  @Test func theChoiceMovesAmongWhatIsListedAndEndsAtItsEnds() {
    var list = StepList()
    list.move(by: 1, in: steps, current: 0)
    #expect(list.chosen == 1)
    list.move(by: 5, in: steps, current: 0)
    #expect(list.chosen == 2)
    list.move(by: -9, in: steps, current: 0)
    #expect(list.chosen == 0)
    list.look(for: "wide", in: steps, current: 0)
    #expect(list == StepList(chosen: 2, search: "wide"))
    list.move(by: -1, in: steps, current: 0)
    #expect(list.chosen == 2)
    list.look(for: "nothing", in: steps, current: 0)
    #expect(list.chosen == 2)
    list.look(for: nil, in: steps, current: 0)
    #expect(list == StepList(chosen: 2))
  }
}
