/// What can be said of a class as a whole. Submissions are added one by one, so that a large class
/// takes no room.
package struct ClassFigures: Sendable {
  /// How one check came out over the class.
  package struct CheckFigures: Equatable, Sendable {
    package var step: String
    package var id: String
    package var says: String
    package var isHidden: Bool
    /// How many submissions were graded of which the check did not hold, whole or in part.
    package var missed = 0
    package var graded = 0

    /// From 0 to 1.
    package var failureRate: Double { graded == 0 ? 0 : Double(missed) / Double(graded) }
  }

  /// In the plan's order.
  package private(set) var checks: [CheckFigures]
  /// How many submissions reached less than 10 percent, less than 20 and so on; the last one holds
  /// those that reached all.
  package private(set) var histogram = [Int](repeating: 0, count: 10)
  package private(set) var graded = 0
  package private(set) var ungraded = 0
  package private(set) var late = 0
  private var totals: [Points] = []

  package init(_ plan: GradingPlan) {
    checks = plan.steps.flatMap { step in
      step.checks.map {
        CheckFigures(step: step.tag, id: $0.id, says: $0.says, isHidden: $0.isHidden)
      }
    }
  }

  package mutating func add(_ score: Score) {
    totals.append(score.total)
    if score.daysLate ?? 0 > 0 { late += 1 }
    if let percent = score.percent { histogram[min(9, Int(percent / 10))] += 1 }
    guard score.grade != nil else {
      ungraded += 1
      return
    }
    graded += 1
    for (index, check) in score.steps.flatMap(\.checks).enumerated() {
      checks[index].graded += 1
      if check.standing != .passed { checks[index].missed += 1 }
    }
  }

  package var mean: Points {
    guard !totals.isEmpty else { return .zero }
    let sum = totals.sum.hundredths
    return Points(hundredths: (2 * sum + totals.count) / (2 * totals.count))
  }

  /// The middle total; of an even number the lower of the two.
  package var median: Points {
    totals.isEmpty ? .zero : totals.sorted()[(totals.count - 1) / 2]
  }

  /// The checks that were missed, the most missed first; among equals in the plan's order.
  package var missed: [CheckFigures] {
    checks.enumerated().filter { $0.element.missed > 0 }
      .sorted { ($1.element.failureRate, $0.offset) < ($0.element.failureRate, $1.offset) }
      .map(\.element)
  }
}
