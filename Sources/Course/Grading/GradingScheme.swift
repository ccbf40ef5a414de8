package import LayoutTrace

/// What an instructor adds to a course in order to grade with it: which steps count and how much,
/// and behaviours that learners are not told of.
///
/// It is a file of the instructor's own, `grading.yml`, that no learner has; every word of it is in
/// `steps/GRADING.md`. Ranges in it, `40...300`, and devices at random are drawn by a seed: the same
/// seed draws the same in every process.
package struct GradingScheme: Sendable {
  /// What a behaviour is worth that holds in part.
  package enum Credit: String, Codable, Sendable {
    /// Nothing.
    case whole
    /// The share of its conditions that hold, over all its devices.
    case shared
  }

  /// The version of the format that this code reads.
  package static let currentFormat = 1

  /// The tags of the steps that are graded, in the course's order.
  package var steps: [String]
  package var seed: UInt64
  package var credit: Credit
  /// What behaviours are worth that are not worth what the course says, by id.
  package var points: [String: Double]
  /// By what a step's points are multiplied, by tag; 1 for others.
  package var weights: [String: Double]
  /// For behaviours the ones that have to hold before they count, by id.
  package var prerequisites: [String: [String]]
  package var deadline: Deadline?
  /// Views that only hidden behaviours speak of.
  package var views: [ViewName]
  package var constraints: [ConstraintName]
  /// In the file's order, with all that was drawn.
  package var hidden: [Behaviour]

  /// The scheme of a course for which nobody wrote one: all steps, each behaviour at its points.
  package init(of course: Course, seed: UInt64) {
    steps = course.steps.map(\.tag)
    self.seed = seed
    credit = .whole
    (points, weights, prerequisites) = ([:], [:], [:])
    deadline = nil
    (views, constraints, hidden) = ([], [], [])
  }

  /// The behaviours that are held against a step: what the course promises, then what is hidden.
  ///
  /// That the hidden ones come last matters: their runs come last, so that nothing of them can be
  /// carried over by an app into what learners are shown.
  package func checks(
    of step: Step, in course: Course
  ) -> (promised: [Behaviour], hidden: [Behaviour]) {
    (course.behaviours(of: step), hidden.filter { $0.steps.contains(step.tag) })
  }

  /// The course with the scheme's own views and constraints, to look behaviours up in.
  package func extending(_ course: Course) -> Course {
    var course = course
    course.views += views
    course.constraints += constraints
    course.behaviours += hidden
    return course
  }
}
