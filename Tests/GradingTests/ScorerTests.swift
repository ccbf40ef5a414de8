import Course
import Reporting
import Testing

@testable import Grading

/// From verdicts to points.
@Suite struct ScorerTests {
  private func score(
    _ grade: Grade?, committed: Int = Samples.due - 60, submission: Submission? = nil,
    scheme: String = Samples.scheme
  ) throws -> Score {
    Scorer(try Samples.plan(scheme: scheme)).score(
      submission ?? Samples.submissions[0], Samples.record("ann", committed: committed), grade)
  }

  private func standings(_ score: Score) -> [Score.Standing] {
    score.steps.flatMap(\.checks).map(\.standing)
  }

  @Test func allThatHoldsCountsWithItsWeight() throws {
    let score = try score(Samples.allPassed)
    #expect(score.steps.map(\.reached) == [Points(2), Points(9)])
    #expect(score.total == Points(11) && score.maximum == Points(11))
    #expect(standings(score) == [.passed, .passed, .passed, .passed])
  }

  @Test func whatWaitsForSomethingCountsOnlyWithIt() throws {
    // The hidden one waits for the width, and that for the corner.
    let score = try score(Samples.grade([.passed, .failed, .passed, .passed]))
    #expect(
      standings(score) == [
        .passed, .failed, .blocked(by: ["box-in-corner"]), .blocked(by: ["box-is-wide"]),
      ])
    #expect(score.total == Points(2))
  }

  @Test func aWaitBindsOnlyInStepsThatHaveBoth() throws {
    let plan = try Samples.plan()
    #expect(
      plan.steps.map { $0.checks.map(\.after) } == [
        [[]], [[], ["box-in-corner"], ["box-is-wide"]],
      ])
  }

  @Test func partsCountWhereTheSchemeSaysSo() throws {
    let grade = Samples.grade([.failed, .passed, .passed, .passed], held: 1)
    #expect(try score(grade).total == Points(9))
    let shared = try score(grade, scheme: Samples.scheme + "\ncredit: shared")
    #expect(standings(shared)[0] == .partly(held: 1, asked: 2))
    #expect(shared.total == Points(10))
    let none = try score(
      Samples.grade([.failed, .passed, .passed, .passed]),
      scheme: Samples.scheme + "\ncredit: shared")
    #expect(standings(none)[0] == .failed)
    // What could not be checked is worth nothing, whatever of it held.
    let unchecked = try score(
      Samples.grade([.notChecked, .passed, .passed, .passed], held: 1),
      scheme: Samples.scheme + "\ncredit: shared")
    #expect(standings(unchecked)[0] == .notChecked)
    #expect(unchecked.total == Points(9))
  }

  @Test(arguments: [
    (-1, 0, 0.0), (0, 0, 0), (1, 1, 0), (86_400, 1, 0), (86_401, 2, 1.1), (3 * 86_400, 3, 2.2),
    (5 * 86_400, 5, 4.4), (5 * 86_400 + 1, 6, 11),
  ])
  func beingLateCostsByTheDay(seconds: Int, days: Int, penalty: Double) throws {
    let score = try score(Samples.allPassed, committed: Samples.due + seconds)
    #expect(score.daysLate == days)
    #expect(score.penalty == Points(penalty))
    #expect(score.total == Points(11) - Points(penalty))
  }

  @Test func anExtensionMovesTheDay() throws {
    var submission = Samples.submissions[0]
    submission.extensionDays = 3
    let score = try score(
      Samples.allPassed, committed: Samples.due + 3 * 86_400, submission: submission)
    #expect(score.daysLate == 0)
  }

  @Test func theRosterKnowsBetterWhenItWasHandedIn() throws {
    var submission = Samples.submissions[0]
    submission.submitted = Samples.due + 1
    #expect(try score(Samples.allPassed, submission: submission).daysLate == 1)
  }

  @Test func withoutAGradeNothingIsReached() throws {
    let score = try score(nil)
    #expect(score.total == .zero && score.maximum == Points(11))
    #expect(standings(score) == [.notChecked, .notChecked, .notChecked, .notChecked])
  }

  @Test func theClassHasItsFigures() throws {
    let plan = try Samples.plan()
    var figures = ClassFigures(plan)
    for grade in [
      Samples.allPassed, Samples.grade([.passed, .failed, .passed, .passed]), nil,
    ] { figures.add(try score(grade)) }
    #expect(figures.graded == 2 && figures.ungraded == 1 && figures.late == 0)
    #expect(figures.histogram == [1, 1, 0, 0, 0, 0, 0, 0, 0, 1])
    #expect(figures.mean == Points(4.33) && figures.median == Points(2))
    #expect(
      figures.missed.map { "\($0.step) \($0.id) \($0.missed)/\($0.graded)" } == [
        "Step-2 box-in-corner 1/2", "Step-2 box-is-wide 1/2", "Step-2 secret-height 1/2",
      ])
  }

  @Test func pointsAndDatesTakeNoNewRun() throws {
    let digest = try Samples.plan().digest
    let other = Samples.scheme.replacing("points: 3", with: "points: 5")
      .replacing("percent per day: 10", with: "percent per day: 50")
      .replacing("Step-2: 1.5", with: "Step-2: 4")
    #expect(try Samples.plan(scheme: other).digest == digest)
    for change in [("4711]", "4712]"), ("seed: 7", "seed: 7\ndevices: [iPhone 8]")] {
      let changed = Samples.scheme.replacing(change.0, with: change.1)
      #expect(try Samples.plan(scheme: changed).digest != digest)
    }
  }
}
