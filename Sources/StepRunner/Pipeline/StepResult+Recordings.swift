import Checker
package import Course
import LayoutTrace
package import Reporting

extension StepResult {
  /// What was recorded of the step, a recording a run, with what each behaviour says to it.
  ///
  /// - Parameter course: for how it calls the views.
  ///
  /// - Complexity: O(frames × expectations), as for checking.
  package func recordings(of course: Course) -> [Recording] {
    guard case .ran(_, let plan, let outcomes) = stage else { return [] }
    return outcomes.indices.compactMap { index in
      guard let trace = outcomes[index].trace, !trace.frames.isEmpty else { return nil }
      let record = Record(trace, of: course)
      return Recording(
        step: name, trace: trace,
        offsets: trace.frames.indices.map { Moment(record, at: $0).mainOffset },
        courseNames: trace.courseNames(from: course.views),
        takes: takes(of: index, in: record, plan: plan))
    }
  }

  /// The behaviours that a run is made for. One that expects nothing is not spoken of.
  private func takes(of run: Int, in record: Record, plan: RunPlan) -> [Recording.Take] {
    let device = record.trace.device
    return zip(behaviours, findings).compactMap { behaviour, findings in
      guard plan.index(of: behaviour, on: device) == run, !behaviour.expectations.isEmpty,
        let finding = findings.first(where: { $0.device == device.name })
      else { return nil }
      return Recording.Take(
        behaviour: behaviour.id, says: behaviour.says, verdict: finding.verdict,
        observation: Checker.observe(behaviour, on: device, in: record))
    }
  }
}
