import Checker
package import Course
package import LayoutTrace
package import Reporting

extension StepResult {
  /// What was recorded, if there was a run and every one came to its end; nil otherwise.
  package var finishedTraces: [LayoutTrace]? {
    guard case .ran(_, _, let outcomes) = stage, !outcomes.isEmpty,
      outcomes.allSatisfy({ $0.ending == .finished })
    else { return nil }
    return outcomes.compactMap(\.trace)
  }

  /// Why nothing can be compared of a step that has no finished traces.
  package var whyNotCompared: Trouble {
    if let trouble = report(title: "").trouble { return trouble }
    guard case .ran(_, _, let outcomes) = stage,
      let ending = outcomes.map(\.ending).first(where: { $0 != .finished })
    else { return Trouble(summary: "The course asks for no run of it on these devices.") }
    return Trouble(summary: ending.sentence)
  }
}

extension LayoutDiff {
  /// What changed from one step to another under the same scripts.
  ///
  /// - Returns: nil when one of them did not run to its end.
  package init?(from before: StepResult, to after: StepResult, of course: Course) {
    guard let first = before.finishedTraces, let second = after.finishedTraces else { return nil }
    self.init(
      pairs: zip(first, second).map { (before: $0, after: $1) }, naming: course.views)
  }
}
