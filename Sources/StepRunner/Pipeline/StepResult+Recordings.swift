import Checker
package import Course
import LayoutTrace
package import Reporting

extension StepResult {
  /// What was recorded of the step, a recording a run, with what each behaviour says to it.
  ///
  /// - Parameters:
  ///   - course: for how it calls the views.
  ///   - onlyMissed: whether runs in which everything holds are left out.
  ///
  /// - Complexity: O(frames × expectations), as for checking.
  package func recordings(of course: Course, onlyMissed: Bool = false) -> [Recording] {
    guard case .ran(_, let plan, let outcomes) = stage else { return [] }
    return outcomes.indices.compactMap { index in
      guard let trace = outcomes[index].trace, !trace.frames.isEmpty,
        !onlyMissed || isAnythingMissed(in: index, on: trace.device, plan: plan)
      else { return nil }
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
    return held(against: run, on: device, plan: plan).map { behaviour, finding in
      Recording.Take(
        behaviour: behaviour.id, says: behaviour.says, verdict: finding.verdict,
        observation: Checker.observe(behaviour, on: device, in: record))
    }
  }

  private func isAnythingMissed(in run: Int, on device: Device, plan: RunPlan) -> Bool {
    held(against: run, on: device, plan: plan).contains { $0.finding.verdict != .passed }
  }

  private func held(
    against run: Int, on device: Device, plan: RunPlan
  ) -> [(behaviour: Behaviour, finding: Finding)] {
    zip(behaviours, findings).compactMap { behaviour, findings in
      guard plan.index(of: behaviour, on: device) == run, !behaviour.expectations.isEmpty,
        let finding = findings.first(where: { $0.device == device.name })
      else { return nil }
      return (behaviour, finding)
    }
  }
}
