/// What is wrong with a course's manifest: every mistake, each with its place.
package struct CourseError: Error, Equatable, Sendable {
  /// One mistake.
  package struct Mistake: Equatable, Sendable, CustomStringConvertible {
    package var file: String
    /// Counted from 1.
    package var line: Int
    /// Counted from 1.
    package var column: Int
    package var message: String

    package var description: String { "\(file):\(line):\(column): \(message)" }
  }

  /// In order of place.
  package var mistakes: [Mistake]
}

extension CourseError: CustomStringConvertible {
  package var description: String { mistakes.map(\.description).joined(separator: "\n") }
}
