/// How text is drawn for a person: width, colours, symbols.
package struct TextStyle: Equatable, Sendable {
  /// In columns.
  package var width: Int
  package var usesColor: Bool
  /// Whether ticks and dots may be used; ASCII otherwise.
  package var usesUnicode: Bool

  package init(width: Int, usesColor: Bool, usesUnicode: Bool) {
    self.width = width
    self.usesColor = usesColor
    self.usesUnicode = usesUnicode
  }

  func mark(_ outcome: Outcome) -> String {
    switch outcome {
    case .passed: painted(usesUnicode ? "✓" : "ok", .green)
    case .failed: painted(usesUnicode ? "✗" : "FAILED", .red)
    case .notChecked: painted(usesUnicode ? "–" : "?", .yellow)
    }
  }

  /// A text with its `->` drawn as an arrow.
  func arrowed(_ text: String) -> String {
    usesUnicode ? text.replacing(" -> ", with: " → ") : text
  }

  enum Paint: Int {
    case bold = 1
    case dim = 2
    case red = 31
    case green = 32
    case yellow = 33
    case cyan = 36
  }

  func painted(_ text: String, _ paint: Paint) -> String {
    usesColor ? "\u{1B}[\(paint.rawValue)m\(text)\u{1B}[0m" : text
  }
}
