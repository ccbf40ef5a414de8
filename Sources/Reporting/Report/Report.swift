package import Checker

/// What a run found, once for all renderers.
///
/// A step that is wrong is a value here, never an error: only our own failures throw, and then there
/// is no report.
package struct Report: Equatable, Sendable {
  /// The version of the JSON that is made of it.
  package static let currentVersion = 1

  /// The course's name, `stretchy-layout`, and its title.
  package var course: String
  package var title: String
  /// Where the steps came from, as the user named it; nil for the built-in repository.
  package var repository: String?
  /// What held the learner's code: the active layers, in words; empty when it ran without a sandbox.
  package var sandbox: [String]
  /// In the course's order.
  package var steps: [StepReport]

  package init(
    course: String, title: String, repository: String?, sandbox: [String], steps: [StepReport]
  ) {
    self.course = course
    self.title = title
    self.repository = repository
    self.sandbox = sandbox
    self.steps = steps
  }
}

/// The three ways that anything can come out.
package enum Outcome: String, Equatable, Sendable, Codable {
  case passed, failed, notChecked
}

/// What was found of one step.
package struct StepReport: Equatable, Sendable {
  /// The step's name: `Step-2`.
  package var id: String
  package var title: String
  /// 40 hexadecimal digits; nil for a folder that is no commit.
  package var commit: String?
  /// Why nothing could be checked; nil when the app was built and run.
  package var trouble: Trouble?
  /// What is worth knowing but no verdict: files skipped, an attribute replaced. Sentences.
  package var notes: [String]
  /// What the app printed, capped; empty when it printed nothing.
  package var output: String
  /// The promises that the course makes for this step, in its order.
  package var behaviours: [BehaviourReport]

  package init(
    id: String, title: String, commit: String?, trouble: Trouble?, notes: [String],
    output: String, behaviours: [BehaviourReport]
  ) {
    self.id = id
    self.title = title
    self.commit = commit
    self.trouble = trouble
    self.notes = notes
    self.output = output
    self.behaviours = behaviours
  }

  /// Failed as soon as one behaviour fails; passed when all that was promised holds.
  package var outcome: Outcome {
    if behaviours.contains(where: { $0.outcome == .failed }) { return .failed }
    if trouble != nil || behaviours.isEmpty { return .notChecked }
    return behaviours.allSatisfy { $0.outcome == .passed } ? .passed : .notChecked
  }
}

/// Why a step could not be checked.
package struct Trouble: Equatable, Sendable {
  /// One sentence: `The step does not compile.`
  package var summary: String
  /// The particulars, a line each, such as the compiler's errors.
  package var details: [String]

  package init(summary: String, details: [String] = []) {
    self.summary = summary
    self.details = details
  }
}

/// What was found of one behaviour in one step.
package struct BehaviourReport: Equatable, Sendable {
  package var id: String
  /// The sentence that the course says of it.
  package var says: String
  package var verdict: Finding.Verdict
  package var points: Double
  /// The device that the verdict is of: the first one that fails, or the main one.
  package var device: String
  /// The step since which it is promised without a break; nil when nobody asked.
  package var since: String?
  /// The line that made the constraint which the failure is about; nil when nobody asked.
  package var code: CodePlace?

  package init(
    id: String, says: String, verdict: Finding.Verdict, points: Double, device: String,
    since: String? = nil
  ) {
    self.id = id
    self.says = says
    self.verdict = verdict
    self.points = points
    self.device = device
    self.since = since
  }

  package var outcome: Outcome {
    switch verdict {
    case .passed: .passed
    case .failed: .failed
    case .notChecked: .notChecked
    }
  }
}

extension Report {
  /// What the process says by its exit code: 0 all as documented, 1 a behaviour failed, 2 nothing
  /// failed but something could not be checked.
  package var exitCode: Int32 {
    let outcomes = steps.map(\.outcome)
    if outcomes.contains(.failed) { return 1 }
    return outcomes.contains(.notChecked) ? 2 : 0
  }
}
