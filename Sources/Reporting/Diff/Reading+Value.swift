import Course

extension Reading.Value {
  /// Whether nobody would tell two values apart.
  ///
  /// - Parameter slack: how far two numbers may differ and still be the same. A share has one of its
  ///   own.
  func isSame(as other: Self, slack: Double) -> Bool {
    switch (self, other) {
    case (.number(let a), .number(let b)): abs(a - b) <= slack
    case (.share(let a), .share(let b)): abs(a - b) <= Self.shareSlack
    case (.word(let a), .word(let b)): a == b
    case (.number, _), (.share, _), (.word, _): false
    }
  }

  /// How far two shares may differ and still look the same.
  static let shareSlack = 0.02

  /// A value between two, in proportion; the second where there is nothing in between.
  ///
  /// - Parameter part: 0 for this one, 1 for the other.
  func moved(by part: Double, to other: Self) -> Self {
    switch (self, other) {
    case (.number(let a), .number(let b)): .number(a + (b - a) * part)
    case (.share(let a), .share(let b)): .share(a + (b - a) * part)
    case (.number, _), (.share, _), (.word, _): other
    }
  }

  /// As a person reads it.
  var text: String {
    switch self {
    case .number(let number), .share(let number): number.brief
    case .word(let word): word
    }
  }
}
