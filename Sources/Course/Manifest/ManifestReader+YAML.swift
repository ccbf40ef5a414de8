import Yams

extension ManifestReader {
  /// Reads YAML as far as its form goes.
  ///
  /// - Parameters:
  ///   - file: its name, for messages.
  ///   - what: what it is, for messages: `the manifest`.
  /// - Throws: `CourseError` for what is no YAML, or nothing.
  static func compose(_ text: String, file: String, what: String) throws(CourseError) -> Node {
    do {
      guard let node = try Yams.compose(yaml: text) else {
        throw CourseError(
          mistakes: [.init(file: file, line: 1, column: 1, message: "\(what) is empty")])
      }
      return node
    } catch let error as CourseError {
      throw error
    } catch let error as YamlError {
      throw CourseError(mistakes: [mistake(error, file: file)])
    } catch {
      throw CourseError(mistakes: [.init(file: file, line: 1, column: 1, message: "\(error)")])
    }
  }

  /// Ends the reading.
  ///
  /// - Throws: `CourseError` with all mistakes that were noted, in order of place.
  func finish() throws(CourseError) {
    guard mistakes.isEmpty else {
      throw CourseError(mistakes: mistakes.sorted { ($0.line, $0.column) < ($1.line, $1.column) })
    }
  }

  private static func mistake(_ error: YamlError, file: String) -> CourseError.Mistake {
    switch error {
    case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
      .composer(_, let problem, let mark, _):
      return .init(
        file: file, line: mark.line, column: mark.column, message: "this is no YAML: \(problem)")
    case .duplicatedKeysInMapping(let keys, let context):
      let names = keys.sorted().map { "`\($0)`" }.joined(separator: ", ")
      return .init(
        file: file, line: context.mark.line, column: context.mark.column,
        message: "\(names) stands twice in what begins here")
    case .no, .memory, .reader, .writer, .emitter, .representer, .dataCouldNotBeDecoded:
      return .init(file: file, line: 1, column: 1, message: "this is no YAML: \(error)")
    }
  }
}
