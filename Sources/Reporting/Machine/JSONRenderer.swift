import Checker
import Foundation

/// Writes a report as JSON, version 1, keys in order of the alphabet.
package enum JSONRenderer {
  /// - Throws: what `JSONEncoder` throws on a number that is not finite, which a report never holds.
  package static func render(_ report: Report) throws -> String {
    try StableJSON.text(Document(report))
  }

  private struct Document: Encodable {
    var version = Report.currentVersion
    var course: String
    var repository: String?
    var sandbox: [String]
    var steps: [Step]

    init(_ report: Report) {
      course = report.course
      repository = report.repository
      sandbox = report.sandbox
      steps = report.steps.map(Step.init)
    }
  }

  private struct Step: Encodable {
    var id: String
    var title: String
    var commit: String?
    var outcome: Outcome
    var trouble: String?
    var details: [String]?
    var notes: [String]
    var output: String
    var behaviours: [Behaviour]

    init(_ step: StepReport) {
      id = step.id
      title = step.title
      commit = step.commit
      outcome = step.outcome
      trouble = step.trouble?.summary
      details = step.trouble?.details
      notes = step.notes
      output = step.output
      behaviours = step.behaviours.map(Behaviour.init)
    }
  }

  private struct Behaviour: Encodable {
    var id: String
    var says: String
    var outcome: Outcome
    /// What was reached of `maximum`.
    var points: Double
    var maximum: Double
    var device: String
    var expected: String?
    var actual: String?
    var frame: Moment?
    var message: String?

    init(_ behaviour: BehaviourReport) {
      id = behaviour.id
      says = behaviour.says
      outcome = behaviour.outcome
      points = behaviour.outcome == .passed ? behaviour.points : 0
      maximum = behaviour.points
      device = behaviour.device
      switch behaviour.verdict {
      case .passed:
        break
      case .failed(let failure):
        expected = failure.expected
        actual = failure.actual
        frame = failure.time.map { Moment(time: $0, offset: failure.offset) }
        message = failure.circumstance
      case .notChecked(let reason):
        message = reason
      }
    }
  }

  private struct Moment: Encodable {
    var time: Double
    var offset: Double?
  }
}
