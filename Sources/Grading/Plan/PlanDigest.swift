package import Course
import Foundation
import LayoutTrace
import Reporting

/// The digest of all that a verdict follows from besides the learner's files: what is played, on
/// which devices, and what is expected.
///
/// Points, weights and dates are no part of it: changing those takes no new run.
package enum PlanDigest {
  /// - Parameter tool: what checks: Stretchy's version, and limits that decide. Another build of the
  ///   same version counts as the same, on this machine and others: shards are graded by several.
  /// - Throws: what `JSONEncoder` throws, which it does not of what was read from a manifest.
  package static func of(_ course: Course, _ scheme: GradingScheme, tool: String) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    func json(_ value: some Encodable) throws -> String {
      String(decoding: try encoder.encode(value), as: UTF8.self)
    }
    let graded = scheme.extending(course)
    var parts = [
      tool, course.languageVersion ?? "", try json(graded.views), try json(graded.constraints),
    ]
    for step in course.steps where scheme.steps.contains(step.tag) {
      parts.append(step.tag)
      let (promised, hidden) = scheme.checks(of: step, in: course)
      for behaviour in promised + hidden {
        parts += [behaviour.id, try json(behaviour.devices), try json(behaviour.script)]
        for expectation in behaviour.expectations {
          parts += [
            expectation.scope.rawValue, "\(expectation.audience)", expectation.when?.text ?? "",
            expectation.expect.text,
          ]
        }
      }
    }
    return SHA256(parts.map { "\($0.utf8.count):\($0)" }.joined(separator: ",")).hex
  }
}
