/// What is wrong with a list of submissions: every mistake, each with its line.
package struct RosterError: Error, Equatable, Sendable, CustomStringConvertible {
  package struct Mistake: Equatable, Sendable {
    /// Counted from 1.
    package var line: Int
    package var message: String

    package init(line: Int, message: String) {
      self.line = line
      self.message = message
    }
  }

  package var file: String
  package var mistakes: [Mistake]

  package var description: String {
    mistakes.map { "\(file):\($0.line): \($0.message)" }.joined(separator: "\n")
  }
}
