/// A remark that GitHub shows beside a job and, if it has a place, beside the code.
struct Annotation {
  /// A line of a file, relative to the repository.
  struct Place: Equatable {
    var file: String
    var line: Int
    var column: Int
    /// How much of the text it was read from stands for it, in characters.
    var length: Int
  }

  var title: String
  var message: String
  var place: Place?

  /// The runner's command for it: one line, whatever the texts hold.
  ///
  /// - Parameter kind: `error`, `warning` or `notice`.
  func command(_ kind: String) -> String {
    var properties: [(String, String)] = []
    if let place {
      properties = [
        ("file", place.file), ("line", "\(place.line)"), ("col", "\(place.column)"),
      ]
    }
    properties.append(("title", title))
    let text = properties.map { "\($0.0)=\(Self.property($0.1))" }.joined(separator: ",")
    return "::\(kind) \(text)::\(Self.data(message))"
  }

  private static func data(_ text: String) -> String {
    PlainText.escaped(text)
      .replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  private static func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}

extension Annotation.Place {
  /// Reads the place that a diagnostic begins with: `Box/Page.swift:8:27: `; nil without.
  init?(startOf text: String) {
    let parts = text.split(separator: ":", maxSplits: 3, omittingEmptySubsequences: false)
    guard parts.count == 4, !parts[0].isEmpty, let line = Int(parts[1]), let column = Int(parts[2]),
      line > 0, column > 0, parts[3].hasPrefix(" ")
    else { return nil }
    file = String(parts[0])
    self.line = line
    self.column = column
    length = parts[0].count + parts[1].count + parts[2].count + 4
  }
}
