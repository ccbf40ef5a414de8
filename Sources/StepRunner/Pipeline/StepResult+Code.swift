import Checker
package import Course
import Git
import LayoutTrace
package import Reporting

extension StepResult {
  /// The line of the learner's code that made the constraint which the first failure is about.
  ///
  /// - Returns: nil when no constraint is, or nobody knows where it was made.
  /// - Throws: `SandboxError` when the line cannot be looked for.
  package func codePlace(course: Course, _ workshop: Workshop) async throws -> CodePlace? {
    guard case .ran(let app, let plan, let outcomes) = stage, let step else { return nil }
    for index in behaviours.indices {
      guard case .failed(let failure) = verdict(at: index) else { continue }
      guard let finding = decisive(at: index),
        let device = behaviours[index].devices.first(where: { $0.name == finding.device }),
        let run = plan.index(of: behaviours[index], on: device),
        let trace = outcomes[run].trace
      else { return nil }
      let record = Record(trace, of: course)
      guard let origin = Checker.concernedConstraint(of: failure, in: record)?.origin,
        let place = try await workshop.lines.places(of: [origin], in: step, app)[origin]
      else { return nil }
      return CodePlace(file: place.file, line: place.line, text: "")
    }
    return nil
  }
}
