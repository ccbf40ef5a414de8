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
      switch Checker.concernedConstraint(of: failure, in: record)?.origin {
      case nil: return nil
      case .library(let offset):
        guard let place = try await workshop.lines.line(at: offset, of: app) else { return nil }
        return CodePlace(file: place.file, line: place.line, text: "")
      case .source(let name, let line):
        // A bare name leads to a file when there is one of that name only.
        let files = step.files.files.map(\.path)
          .filter { $0 == name || $0.hasSuffix("/" + name) }
        return files.count == 1 ? CodePlace(file: files[0], line: line, text: "") : nil
      }
    }
    return nil
  }
}
