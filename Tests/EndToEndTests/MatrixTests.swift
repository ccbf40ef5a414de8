import Course
import Reporting
import StepRunner
import Testing

/// What holds in which step of Stretchy Layouts.
@Suite(.serialized) struct MatrixTests {
  /// The tutorial's table: a behaviour and the steps in which it holds.
  static let table = [
    "header-at-rest": "123456",
    "text-below-header": "123456",
    "content-size": "123456",
    "header-behind-status-bar": "123456",
    "status-bar-is-light": "123456",
    "header-moves-with-pull": "1",
    "grey-above-header": "1",
    "header-sticks": "23456",
    "image-fills-header": "123456",
    "text-jams": "2",
    "text-scrolls-to-end": "13456",
    "header-keeps-height": "13456",
    "nothing-breaks": "13456",
    "grey-below-text": "13",
    "backing-stretches": "456",
    "text-under-home-indicator": "134",
    "content-ends-above-home-indicator": "56",
    "indicator-in-safe-area": "56",
    "text-under-status-bar": "12345",
    "status-bar-hides": "6",
    "status-bar-once-a-crossing": "6",
  ]

  @Test func everyBehaviourHoldsInTheStepsOfTheTableAndInNoOther() async throws {
    let laboratory = try Laboratory()
    let course = laboratory.course
    let repository = try laboratory.repository("steps.git") { try laboratory.files(of: $0.tag) }
    let results = try await laboratory.run(course.steps, of: repository) { _ in
      course.behaviours
    }
    let matrix = Matrix(course: course, results: results)

    #expect(matrix.steps == ["Step-1", "Step-2", "Step-3", "Step-4", "Step-5", "Step-6"])
    let unchecked = matrix.rows.flatMap { row in
      zip(matrix.steps, row.cells).filter { $1.outcome == .notChecked }
        .map { "\(row.behaviour) in \($0.0)" }
    }
    #expect(unchecked == [])
    let holds = matrix.rows.map { row in
      (row.behaviour, Self.steps(of: row) { $0.outcome == .passed })
    }
    let promised = matrix.rows.map { row in
      (row.behaviour, Self.steps(of: row, where: \.isPromised))
    }
    #expect(Dictionary(uniqueKeysWithValues: holds) == Self.table)
    #expect(Dictionary(uniqueKeysWithValues: promised) == Self.table)
    #expect(matrix.exitCode == 0)
    try laboratory.close()
  }

  /// The numbers of the steps whose cells are of a kind.
  private static func steps(of row: Matrix.Row, where isSo: (Matrix.Cell) -> Bool) -> String {
    row.cells.enumerated().filter { isSo($1) }.map { "\($0.offset + 1)" }.joined()
  }
}
