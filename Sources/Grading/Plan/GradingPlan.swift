package import Course

/// All that a class is graded by, as it is kept beside the results: enough to score them and to tell
/// them, here or where shards are merged.
package struct GradingPlan: Codable, Equatable, Sendable {
  /// One step of the course, and what is held against it.
  package struct Step: Codable, Equatable, Sendable {
    package var tag: String
    package var title: String
    package var checks: [Check]
  }

  /// One behaviour in one step.
  package struct Check: Codable, Equatable, Sendable {
    package var id: String
    package var says: String
    /// With the step's weight.
    package var points: Points
    /// Whether learners are told no more of it than that it is there.
    package var isHidden: Bool
    /// The checks of the same step that have to hold before it counts, by id.
    package var after: [String]
  }

  package static let currentVersion = 2

  package var version: Int
  package var course: String
  package var title: String
  package var seed: UInt64
  /// Of everything that verdicts follow from but the submissions.
  package var digest: String
  /// What held the learners' code, in words.
  package var sandbox: [String]
  package var credit: GradingScheme.Credit
  package var deadline: Deadline?
  package var steps: [Step]
  /// The whole class, in its order, whoever grades which part of it.
  package var submissions: [Submission]
  /// As Classroom 50 calls the class and the task.
  package var classroom: String
  package var assignment: String

  /// Whether grades that were found by this plan are those that another one asks for, whatever the
  /// points are, and whoever is in the class.
  package func isOfSameGrading(as other: GradingPlan) -> Bool {
    version == other.version && course == other.course && seed == other.seed
      && digest == other.digest
  }

  package init(
    course: Course, scheme: GradingScheme, digest: String, sandbox: [String],
    submissions: [Submission], classroom: String, assignment: String
  ) {
    version = Self.currentVersion
    self.course = course.name
    title = course.title
    seed = scheme.seed
    self.digest = digest
    self.sandbox = sandbox
    credit = scheme.credit
    deadline = scheme.deadline
    self.submissions = submissions
    self.classroom = classroom
    self.assignment = assignment
    steps = course.steps.filter { scheme.steps.contains($0.tag) }.map { step in
      let (promised, hidden) = scheme.checks(of: step, in: course)
      let present = Set((promised + hidden).map(\.id))
      func check(_ behaviour: Behaviour, isHidden: Bool) -> Check {
        let points = scheme.points[behaviour.id] ?? behaviour.points
        return Check(
          id: behaviour.id, says: behaviour.says,
          points: Points(points * (scheme.weights[step.tag] ?? 1)), isHidden: isHidden,
          after: scheme.prerequisites[behaviour.id, default: []].filter(present.contains))
      }
      return Step(
        tag: step.tag, title: step.title,
        checks: promised.map { check($0, isHidden: false) }
          + hidden.map { check($0, isHidden: true) })
    }
  }

  /// What there is to reach.
  package var maximum: Points { steps.flatMap(\.checks).map(\.points).sum }
}
