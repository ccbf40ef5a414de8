/// Which behaviour holds in which step, beside what the course says of it.
package struct Matrix: Equatable, Sendable {
  /// One behaviour over all steps.
  package struct Row: Equatable, Sendable {
    package var behaviour: String
    package var says: String
    /// A cell a step, in the order of `steps`.
    package var cells: [Cell]

    package init(behaviour: String, says: String, cells: [Cell]) {
      self.behaviour = behaviour
      self.says = says
      self.cells = cells
    }
  }

  /// One behaviour in one step.
  package struct Cell: Equatable, Sendable {
    /// Whether the course promises it for this step.
    package var isPromised: Bool
    package var outcome: Outcome

    package init(isPromised: Bool, outcome: Outcome) {
      self.isPromised = isPromised
      self.outcome = outcome
    }

    /// Holds where it is promised, and does not where it is not.
    package var isAsDocumented: Bool {
      outcome != .notChecked && (outcome == .passed) == isPromised
    }
  }

  package var course: String
  package var title: String
  package var steps: [String]
  package var rows: [Row]

  package init(course: String, title: String, steps: [String], rows: [Row]) {
    self.course = course
    self.title = title
    self.steps = steps
    self.rows = rows
  }

  /// As a report's: 0 all cells as documented, 1 a cell is not, 2 some could not be checked.
  package var exitCode: Int32 {
    let cells = rows.flatMap(\.cells)
    if cells.contains(where: { $0.outcome != .notChecked && !$0.isAsDocumented }) { return 1 }
    return cells.contains { $0.outcome == .notChecked } ? 2 : 0
  }
}
