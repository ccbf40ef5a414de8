/// An expression as it is written, before names and types are looked at.
indirect enum Syntax: Equatable, Sendable {
  case number(Double, Range<Int>)
  case string(String, Range<Int>)
  /// `header.rest.height`, its parts with where each stands.
  case path([Part])
  case call(name: Part, arguments: [Argument], Range<Int>)
  case negative(Syntax, Range<Int>)
  case not(Syntax, Range<Int>)
  case arithmetic(ArithmeticOperator, Syntax, Syntax)
  case comparison(ComparisonOperator, Syntax, Syntax, tolerance: Syntax?)
  case contains(Syntax, Syntax)
  case logic(LogicOperator, Syntax, Syntax)

  /// A name within a path.
  struct Part: Equatable, Sendable {
    var name: String
    var range: Range<Int>
  }

  /// What a call is given, with the word before it: `at x`.
  struct Argument: Equatable, Sendable {
    var label: Part?
    var value: Syntax
  }

  /// Where it stands, in the unicode scalars of the expression's text.
  var range: Range<Int> {
    switch self {
    case .number(_, let range), .string(_, let range), .call(_, _, let range),
      .negative(_, let range), .not(_, let range):
      range
    case .path(let parts):
      (parts.first?.range.lowerBound ?? 0)..<(parts.last?.range.upperBound ?? 0)
    case .arithmetic(_, let left, let right), .contains(let left, let right),
      .logic(_, let left, let right):
      left.range.lowerBound..<right.range.upperBound
    case .comparison(_, let left, let right, let tolerance):
      left.range.lowerBound..<(tolerance ?? right).range.upperBound
    }
  }

  /// Whether its value is the same at every moment of every app.
  var isConstant: Bool {
    switch self {
    case .number, .string:
      true
    case .path(let parts):
      parts.count == 1
        && (Vocabulary.constants + Vocabulary.colors.map(\.name)).contains(parts[0].name)
    case .call(let name, let arguments, _):
      Function(rawValue: name.name)?.isPure == true
        && arguments.allSatisfy { $0.value.isConstant }
    case .negative(let operand, _), .not(let operand, _):
      operand.isConstant
    case .arithmetic(_, let left, let right), .comparison(_, let left, let right, _),
      .contains(let left, let right), .logic(_, let left, let right):
      left.isConstant && right.isConstant
    }
  }
}

enum ArithmeticOperator: String, Sendable {
  case plus = "+"
  case minus = "-"
  case times = "*"
  case over = "/"
}

/// Numbers within the tolerance of each other are equal, and then neither is less: of `<`, `==` and
/// `>` exactly one holds.
enum ComparisonOperator: String, Sendable {
  case equal = "=="
  case notEqual = "!="
  case less = "<"
  case lessOrEqual = "<="
  case greater = ">"
  case greaterOrEqual = ">="
}

enum LogicOperator: String, Sendable { case and, or, implies }
