/// Cuts an expression's text into tokens.
struct Lexer {
  private let scalars: [Unicode.Scalar]
  private var position = 0

  /// - Throws: `ExpressionError` at a character that no token begins with, an unclosed string, or a
  ///   malformed number.
  static func tokens(of scalars: [Unicode.Scalar]) throws(ExpressionError) -> [Token] {
    var lexer = Lexer(scalars: scalars)
    var tokens: [Token] = []
    while let token = try lexer.next() { tokens.append(token) }
    tokens.append(Token(kind: .end, range: scalars.count..<scalars.count))
    return tokens
  }

  private init(scalars: [Unicode.Scalar]) { self.scalars = scalars }

  private mutating func next() throws(ExpressionError) -> Token? {
    while position < scalars.count, scalars[position].properties.isWhitespace { position += 1 }
    guard position < scalars.count else { return nil }
    let start = position
    let scalar = scalars[position]
    if isDigit(scalar) { return try number() }
    if isWordHead(scalar) {
      while position < scalars.count, isWordHead(scalars[position]) || isDigit(scalars[position]) {
        position += 1
      }
      return Token(kind: .word(text(start..<position)), range: start..<position)
    }
    if scalar == "\"" { return try string() }
    return try symbol()
  }

  private mutating func number() throws(ExpressionError) -> Token {
    let start = position
    skipDigits()
    if position + 1 < scalars.count, scalars[position] == ".", isDigit(scalars[position + 1]) {
      position += 1
      skipDigits()
    }
    guard let value = Double(text(start..<position)), value.isFinite, position - start <= 18 else {
      throw ExpressionError(message: "this number is out of range", offset: start)
    }
    if position < scalars.count, isWordHead(scalars[position]) {
      throw ExpressionError(
        message: "a number has no unit here: lengths are in points, times in seconds",
        offset: position)
    }
    return Token(kind: .number(value), range: start..<position)
  }

  private mutating func string() throws(ExpressionError) -> Token {
    let start = position
    position += 1
    while position < scalars.count, scalars[position] != "\"" { position += 1 }
    guard position < scalars.count else {
      throw ExpressionError(message: "the text that begins here has no closing \"", offset: start)
    }
    position += 1
    return Token(kind: .string(text(start + 1..<position - 1)), range: start..<position)
  }

  private mutating func symbol() throws(ExpressionError) -> Token {
    let start = position
    for length in [2, 1] where position + length <= scalars.count {
      let candidate = text(position..<position + length)
      guard Lexer.symbols.contains(candidate) else { continue }
      position += length
      return Token(kind: .symbol(candidate), range: start..<position)
    }
    let character = text(start..<start + 1)
    let advice =
      switch character {
      case "=": "; compare with =="
      case "&": "; write `and`"
      case "|": "; write `or`"
      case "!": "; write `not`"
      case "'": "; texts stand between \" and \""
      default: ""
      }
    throw ExpressionError(message: "`\(character)` has no meaning here\(advice)", offset: start)
  }

  private mutating func skipDigits() {
    while position < scalars.count, isDigit(scalars[position]) { position += 1 }
  }

  private func text(_ range: Range<Int>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars[range])
    return String(view)
  }

  private func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  private func isWordHead(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "_" || scalar.properties.isAlphabetic
  }

  private static let symbols: Set<String> = [
    "==", "!=", "<=", ">=", "<", ">", "+", "-", "*", "/", "(", ")", ",", ".", "±",
  ]
}
