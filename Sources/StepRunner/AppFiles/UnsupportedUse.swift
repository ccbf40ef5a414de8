/// A place in the learner's files that cannot work without an Objective-C runtime or Interface
/// Builder, found before compiling.
package struct UnsupportedUse: Codable, Equatable, Sendable {
  /// Relative to the step's folder.
  package var file: String
  /// Counted from 1.
  package var line: Int
  /// Counted from 1, in UTF-8 bytes.
  package var column: Int
  /// What stands there: `#selector`.
  package var what: String
  /// What to write instead.
  package var instead: String

  package init(file: String, line: Int, column: Int, what: String, instead: String) {
    self.file = file
    self.line = line
    self.column = column
    self.what = what
    self.instead = instead
  }
}

extension UnsupportedUse: CustomStringConvertible {
  /// `App/Main.swift:12:3: @objc cannot work here: ...`
  package var description: String {
    "\(file):\(line):\(column): \(what) is not supported: \(instead)"
  }
}
