package import Reporting

/// What was found of one set of files, whoever handed them in: a verdict for each check, no points.
package struct Grade: Codable, Equatable, Sendable {
  /// One step's.
  package struct Step: Codable, Equatable, Sendable {
    package var tag: String
    /// Why nothing of the step could be checked; nil when its app ran.
    package var trouble: String?
    /// The particulars, such as the compiler's errors.
    package var details: [String]
    package var notes: [String]
    /// What the app printed while it was played what learners know of.
    package var output: String
    /// In the plan's order.
    package var checks: [Check]

    package init(
      tag: String, trouble: String?, details: [String] = [], notes: [String] = [],
      output: String = "", checks: [Check]
    ) {
      self.tag = tag
      self.trouble = trouble
      self.details = details
      self.notes = notes
      self.output = output
      self.checks = checks
    }
  }

  /// One behaviour's verdict.
  package struct Check: Codable, Equatable, Sendable {
    package var id: String
    package var outcome: Outcome
    /// How many of its conditions held, over all its devices, of how many.
    package var held: Int
    package var asked: Int
    /// The device that the verdict is of.
    package var device: String
    /// Why it could not be checked.
    package var reason: String?
    package var failure: Failure?

    package init(
      id: String, outcome: Outcome, held: Int, asked: Int, device: String, reason: String? = nil,
      failure: Failure? = nil
    ) {
      self.id = id
      self.outcome = outcome
      self.held = held
      self.asked = asked
      self.device = device
      self.reason = reason
      self.failure = failure
    }
  }

  /// Where a behaviour does not hold, as it is told.
  package struct Failure: Codable, Equatable, Sendable {
    package var expected: String
    package var actual: String
    package var time: Double?
    package var offset: Double?
    package var circumstance: String

    package init(
      expected: String, actual: String, time: Double?, offset: Double?, circumstance: String
    ) {
      self.expected = expected
      self.actual = actual
      self.time = time
      self.offset = offset
      self.circumstance = circumstance
    }
  }

  /// In the plan's order.
  package var steps: [Step]

  package init(steps: [Step]) {
    self.steps = steps
  }
}
