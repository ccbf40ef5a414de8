/// A page of Markdown, as a tree.
package enum Markdown {
  /// What stands by itself.
  package indirect enum Block: Equatable, Sendable {
    /// The level is 1...6.
    case heading(level: Int, [Inline])
    case paragraph([Inline])
    /// The items, each of blocks; `start` is the first number, nil for bullets.
    case list(start: Int?, items: [[Block]])
    /// Code that stands by itself, its lines as they are.
    case code(String)
    case quote([Block])
    case rule
  }

  /// What stands in a line.
  package indirect enum Inline: Equatable, Sendable {
    case text(String)
    case code(String)
    case emphasis([Inline])
    case strong([Inline])
    case link([Inline], address: String)
    case lineBreak
  }
}

extension [Markdown.Inline] {
  /// The words without their looks.
  package var plainText: String {
    map { inline in
      switch inline {
      case .text(let text), .code(let text): text
      case .emphasis(let inner), .strong(let inner), .link(let inner, _): inner.plainText
      case .lineBreak: "\n"
      }
    }.joined()
  }
}
