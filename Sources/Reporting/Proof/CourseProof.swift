/// What an author has to know before a course is given to learners: whether each part of it does what
/// it is there for.
package struct CourseProof: Equatable, Sendable {
  /// A part of a course: a step, a wrong try, the behaviours.
  package struct Part: Equatable, Sendable {
    /// `Step-2`, `Step-1-wrong`, `course.yml`.
    package var id: String
    package var title: String
    /// What was found to be as it should, in a line.
    package var says: String
    /// What is to be mended; sentences.
    package var faults: [String]
    /// Why the part could not be run, if so.
    package var trouble: Trouble?

    package init(
      id: String, title: String, says: String = "", faults: [String] = [], trouble: Trouble? = nil
    ) {
      self.id = id
      self.title = title
      self.says = says
      self.faults = faults
      self.trouble = trouble
    }

    package var outcome: Outcome {
      if !faults.isEmpty { return .failed }
      return trouble == nil ? .passed : .notChecked
    }
  }

  package var course: String
  package var title: String
  package var parts: [Part]

  package init(course: String, title: String, parts: [Part]) {
    self.course = course
    self.title = title
    self.parts = parts
  }

  /// As a report's: 0 all is well, 1 something is to be mended, 2 a part could not be run.
  package var exitCode: Int32 {
    let outcomes = parts.map(\.outcome)
    if outcomes.contains(.failed) { return 1 }
    return outcomes.contains(.notChecked) ? 2 : 0
  }
}
