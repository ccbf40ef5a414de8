/// One message of the compiler, with the learner's own path.
package struct Diagnostic: Codable, Equatable, Sendable {
  package enum Severity: String, Codable, Sendable { case error, warning, note, remark }

  /// Relative to the step's folder; nil for a message about no file, such as the linker's.
  package var file: String?
  /// Counted from 1; nil without a file.
  package var line: Int?
  /// Counted from 1, in UTF-8 bytes; nil without a file.
  package var column: Int?
  package var severity: Severity
  package var message: String

  package init(file: String?, line: Int?, column: Int?, severity: Severity, message: String) {
    self.file = file
    self.line = line
    self.column = column
    self.severity = severity
    self.message = message
  }
}

extension Diagnostic: CustomStringConvertible {
  /// As the compiler writes it: `App/Main.swift:12:3: error: ...`
  package var description: String {
    let place = [file, line.map(String.init), column.map(String.init)].compactMap { $0 }
    return (place + [" \(severity.rawValue)", " \(message)"])
      .joined(separator: ":").trimmingPrefix(while: \.isWhitespace).description
  }
}

extension Diagnostic {
  /// Reads what `swiftc` wrote in its plain style: a line `file:line:column: severity: message`
  /// a diagnostic, source excerpts between them.
  static func all(in output: String) -> [Diagnostic] {
    output.split(separator: "\n").compactMap { line in
      guard
        let match = line.wholeMatch(
          of: /(?:(.+?):(\d+):(\d+)|<unknown>:0|[^:\s]+): (error|warning|note|remark): (.*)/),
        let severity = Severity(rawValue: String(match.4))
      else { return nil }
      return Diagnostic(
        file: match.1.map(String.init), line: match.2.flatMap { Int($0) },
        column: match.3.flatMap { Int($0) }, severity: severity, message: String(match.5))
    }
  }
}
