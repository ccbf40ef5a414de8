/// What a course's behaviours notice of mistakes: each constraint of each step left out or changed in
/// turn.
package struct MutationReport: Equatable, Sendable {
  /// A constraint with one change.
  package struct Mutant: Equatable, Sendable {
    /// The constraint's description without addresses: `imageView.top == view.top`.
    package var constraint: String
    /// Where it was made, `Page.swift:57`; nil when it is not known.
    package var source: String?
    /// What is changed, in words: `constant + 10`.
    package var change: String
    package var outcome: Outcome

    package init(constraint: String, source: String?, change: String, outcome: Outcome) {
      self.constraint = constraint
      self.source = source
      self.change = change
      self.outcome = outcome
    }
  }

  package enum Outcome: Equatable, Sendable {
    /// The behaviours that do not hold any more on the first device on which one does not.
    case noticed(by: [String], on: String)
    /// Frames differ, on that device first, and every behaviour holds; how they differ, in words.
    case unnoticed(on: String, difference: String)
    /// Every frame is as it was, on every device.
    case changesNothing
  }

  /// The mutants of one step.
  package struct Step: Equatable, Sendable {
    package var id: String
    package var title: String
    /// 40 hexadecimal digits; nil when the step was not found.
    package var commit: String?
    /// Why there are no mutants; nil when there are.
    package var trouble: Trouble?
    /// How many constraints the app activates.
    package var constraints: Int
    package var mutants: [Mutant]

    package init(
      id: String, title: String, commit: String? = nil, trouble: Trouble? = nil,
      constraints: Int = 0, mutants: [Mutant] = []
    ) {
      self.id = id
      self.title = title
      self.commit = commit
      self.trouble = trouble
      self.constraints = constraints
      self.mutants = mutants
    }

    package var score: Score { Score(mutants) }
  }

  /// How many of the mutants that change a frame are noticed.
  package struct Score: Equatable, Sendable {
    package var changing: Int
    package var noticed: Int

    init(_ mutants: [Mutant]) {
      changing = mutants.count { $0.outcome != .changesNothing }
      noticed = mutants.count { mutant in
        switch mutant.outcome {
        case .noticed: true
        case .unnoticed, .changesNothing: false
        }
      }
    }

    /// In percent; 100 when nothing changes anything.
    package var percent: Double {
      changing == 0 ? 100 : 100 * Double(noticed) / Double(changing)
    }
  }

  package var course: String
  package var title: String
  /// What the course's score is to be at least, in percent.
  package var goal: Double
  /// In the course's order.
  package var steps: [Step]

  package init(course: String, title: String, goal: Double, steps: [Step]) {
    self.course = course
    self.title = title
    self.goal = goal
    self.steps = steps
  }

  /// Over all steps.
  package var score: Score { Score(steps.flatMap(\.mutants)) }

  /// What the process says by its exit code: 0 the goal is reached, 1 it is not, 2 a step has no
  /// mutants because it could not be run or is not as documented.
  package var exitCode: Int32 {
    if steps.contains(where: { $0.trouble != nil }) { return 2 }
    return score.percent >= goal ? 0 : 1
  }
}
