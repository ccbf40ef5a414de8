/// Why a text is no baseline.
package struct BaselineError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The file as the user knows it.
  package var file: String
  /// Counted from 1.
  package var line: Int
  package var problem: String

  package init(file: String, line: Int, problem: String) {
    self.file = file
    self.line = line
    self.problem = problem
  }

  package var description: String {
    "\(file):\(line): \(problem). Take it from git again, or record it anew with "
      + "'stretchy baseline --update'."
  }
}
