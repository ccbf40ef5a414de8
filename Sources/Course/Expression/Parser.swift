/// Reads an expression, weakest binding first:
///
///     implication  any ("implies" implication)?
///     any          all ("or" all)*
///     all          denial ("and" denial)*
///     denial       "not" denial | comparison
///     comparison   sum (("==" | "!=" | "<" | "<=" | ">" | ">=") sum ("within" sum | "±" sum)?)*
///                | sum "contains" sum
///     sum          product (("+" | "-") product)*
///     product      factor (("*" | "/") factor)*
///     factor       "-" factor | number | text | path | call | "(" implication ")"
///     path         name ("." name)*
///     call         name "(" (argument ("," argument)*)? ")"
///     argument     ("at" | "of")? implication
///
/// Comparisons can be chained: `0 <= header.top <= 44` says both.
struct Parser {
  /// Deeper nesting is refused, so that no text can exhaust the stack.
  static let greatestDepth = 64

  private let tokens: [Token]
  private var position = 0
  private var depth = 0

  static func parse(_ scalars: [Unicode.Scalar]) throws(ExpressionError) -> Syntax {
    var parser = Parser(tokens: try Lexer.tokens(of: scalars))
    let syntax = try parser.implication()
    guard parser.current.kind == .end else {
      throw parser.unexpected("the expression to end, or an operator")
    }
    return syntax
  }

  private init(tokens: [Token]) { self.tokens = tokens }

  private var current: Token { tokens[position] }

  private mutating func implication() throws(ExpressionError) -> Syntax {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.greatestDepth else {
      throw ExpressionError(
        message: "this is nested too deeply", offset: current.range.lowerBound)
    }
    let premise = try any()
    guard take(word: "implies") else { return premise }
    return .logic(.implies, premise, try implication())
  }

  private mutating func any() throws(ExpressionError) -> Syntax {
    var left = try all()
    while take(word: "or") { left = .logic(.or, left, try all()) }
    return left
  }

  private mutating func all() throws(ExpressionError) -> Syntax {
    var left = try denial()
    while take(word: "and") { left = .logic(.and, left, try denial()) }
    return left
  }

  private mutating func denial() throws(ExpressionError) -> Syntax {
    let start = current.range.lowerBound
    var denials = 0
    while take(word: "not") { denials += 1 }
    var syntax = try comparison()
    for _ in 0..<denials { syntax = .not(syntax, start..<syntax.range.upperBound) }
    return syntax
  }

  private mutating func comparison() throws(ExpressionError) -> Syntax {
    let first = try sum()
    if take(word: "contains") { return .contains(first, try sum()) }
    var result: Syntax?
    var left = first
    while let relation = takeComparison() {
      let right = try sum()
      let tolerance = take(word: "within") || take(symbol: "±") ? try sum() : nil
      let link = Syntax.comparison(relation, left, right, tolerance: tolerance)
      result = result.map { .logic(.and, $0, link) } ?? link
      left = right
    }
    return result ?? first
  }

  private mutating func takeComparison() -> ComparisonOperator? {
    guard case .symbol(let symbol) = current.kind else { return nil }
    guard let relation = ComparisonOperator(rawValue: symbol) else { return nil }
    position += 1
    return relation
  }

  private mutating func sum() throws(ExpressionError) -> Syntax {
    var left = try product()
    while let sign = takeArithmetic([.plus, .minus]) {
      left = .arithmetic(sign, left, try product())
    }
    return left
  }

  private mutating func product() throws(ExpressionError) -> Syntax {
    var left = try factor()
    while let sign = takeArithmetic([.times, .over]) {
      left = .arithmetic(sign, left, try factor())
    }
    return left
  }

  private mutating func takeArithmetic(_ allowed: [ArithmeticOperator]) -> ArithmeticOperator? {
    guard case .symbol(let symbol) = current.kind,
      let sign = ArithmeticOperator(rawValue: symbol), allowed.contains(sign)
    else { return nil }
    position += 1
    return sign
  }

  private mutating func factor() throws(ExpressionError) -> Syntax {
    let start = current.range
    if take(symbol: "-") {
      // Only one sign: `--x` is a slip, and a run of signs would nest without end.
      let operand = try operand()
      return .negative(operand, start.lowerBound..<operand.range.upperBound)
    }
    return try operand()
  }

  private mutating func operand() throws(ExpressionError) -> Syntax {
    let token = current
    switch token.kind {
    case .number(let value):
      position += 1
      return .number(value, token.range)
    case .string(let text):
      position += 1
      return .string(text, token.range)
    case .symbol("("):
      position += 1
      let inner = try implication()
      try expect(symbol: ")")
      return inner
    case .word(let name) where !Vocabulary.reservedWords.contains(name):
      return try pathOrCall()
    case .word, .symbol, .end:
      throw unexpected("a number, a name or a bracket")
    }
  }

  private mutating func pathOrCall() throws(ExpressionError) -> Syntax {
    var parts = [try part()]
    if take(symbol: "(") {
      let arguments = try arguments()
      let end = current.range.upperBound
      try expect(symbol: ")")
      return .call(
        name: parts[0], arguments: arguments, parts[0].range.lowerBound..<end)
    }
    while take(symbol: ".") { parts.append(try part()) }
    return .path(parts)
  }

  private mutating func part() throws(ExpressionError) -> Syntax.Part {
    guard case .word(let name) = current.kind else { throw unexpected("a name") }
    defer { position += 1 }
    return Syntax.Part(name: name, range: current.range)
  }

  private mutating func arguments() throws(ExpressionError) -> [Syntax.Argument] {
    guard current.kind != .symbol(")") else { return [] }
    var arguments: [Syntax.Argument] = []
    repeat {
      var label: Syntax.Part?
      if case .word(let word) = current.kind, Vocabulary.labels.contains(word) {
        label = try part()
      }
      arguments.append(Syntax.Argument(label: label, value: try implication()))
    } while take(symbol: ",")
    return arguments
  }

  private mutating func take(word: String) -> Bool {
    guard current.kind == .word(word) else { return false }
    position += 1
    return true
  }

  private mutating func take(symbol: String) -> Bool {
    guard current.kind == .symbol(symbol) else { return false }
    position += 1
    return true
  }

  private mutating func expect(symbol: String) throws(ExpressionError) {
    guard take(symbol: symbol) else { throw unexpected("`\(symbol)`") }
  }

  private func unexpected(_ wanted: String) -> ExpressionError {
    let found =
      switch current.kind {
      case .number: "a number"
      case .string: "a text"
      case .word(let word): "`\(word)`"
      case .symbol(let symbol): "`\(symbol)`"
      case .end: "the end"
      }
    return ExpressionError(
      message: "expected \(wanted), found \(found)", offset: current.range.lowerBound)
  }
}
