/// What a commit's message says to Stretchy: lines `Stretchy-Step: Step-2` in its last paragraph, as
/// git writes such things.
///
/// A learner's place in a course rests on these lines alone. They are part of the history, so they go
/// wherever the branch goes: into a clone, to another machine, through a server.
struct Trailers: Equatable {
  enum Key: String, CaseIterable {
    /// The course that the repository was made for: its name, or where it is.
    case course = "Stretchy-Course"
    /// The step that is asked for from this commit on.
    case step = "Stretchy-Step"
    /// A step that was passed with this commit's files.
    case passed = "Stretchy-Passed"
  }

  var course: String?
  var step: String?
  var passed: String?

  init(course: String? = nil, step: String? = nil, passed: String? = nil) {
    self.course = course
    self.step = step
    self.passed = passed
  }

  /// Reads the last paragraph of a message; of lines with one key the last one counts.
  init(message: String) {
    self.init()
    let lines = message.replacing("\r\n", with: "\n")
      .split(separator: "\n", omittingEmptySubsequences: false)
    let trimmed = lines.reversed().drop { $0.allSatisfy(\.isWhitespace) }.reversed()
    let start = trimmed.lastIndex { $0.allSatisfy(\.isWhitespace) }
    for line in trimmed.suffix(from: start ?? trimmed.startIndex) {
      guard let colon = line.firstIndex(of: ":"), let key = Key(rawValue: String(line[..<colon]))
      else { continue }
      let value = line[line.index(after: colon)...].trimmingPrefix(while: \.isWhitespace)
      let text = String(value.reversed().trimmingPrefix(while: \.isWhitespace).reversed())
      guard !text.isEmpty else { continue }
      switch key {
      case .course: course = text
      case .step: step = text
      case .passed: passed = text
      }
    }
  }

  /// A message with these lines as its last paragraph.
  func message(_ summary: String) -> String {
    let lines = Key.allCases.compactMap { key in
      value(of: key).map { "\(key.rawValue): \($0)" }
    }
    return ([summary] + (lines.isEmpty ? [] : [""] + lines)).joined(separator: "\n") + "\n"
  }

  private func value(of key: Key) -> String? {
    switch key {
    case .course: course
    case .step: step
    case .passed: passed
    }
  }
}
