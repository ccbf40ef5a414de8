import Course
import Courses
import Reporting
import StepRunner
import Testing

/// What holds in which step of each course.
@Suite(.serialized) struct MatrixTests {
  /// A behaviour and the numbers of the steps in which it holds, by course.
  static let tables = [
    "stretchy-layout": stretchyLayout, "scroll-grid": scrollGrid, "profile-banner": profileBanner,
  ]

  @Test(arguments: Courses.names)
  func everyBehaviourHoldsInTheStepsOfTheTableAndInNoOther(name: String) async throws {
    let table = try #require(Self.tables[name], "the course has no table")
    let laboratory = try Laboratory(name)
    let course = laboratory.course
    let repository = try laboratory.repository("steps.git") { try laboratory.files(of: $0.tag) }
    let results = try await laboratory.run(course.steps, of: repository) { _ in
      course.behaviours
    }
    let matrix = Matrix(course: course, results: results)

    #expect(matrix.steps == course.steps.map(\.tag))
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
    #expect(Dictionary(uniqueKeysWithValues: holds) == table)
    #expect(Dictionary(uniqueKeysWithValues: promised) == table)
    #expect(matrix.exitCode == 0)
    try laboratory.close()
  }

  /// The numbers of the steps whose cells are of a kind.
  private static func steps(of row: Matrix.Row, where isSo: (Matrix.Cell) -> Bool) -> String {
    row.cells.enumerated().filter { isSo($1) }.map { "\($0.offset + 1)" }.joined()
  }
}
