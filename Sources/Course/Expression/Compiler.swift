import LayoutTrace

/// Gives the names of an expression their meaning and its parts their types.
///
/// It refuses what cannot be evaluated (an unknown name, a number where a condition is wanted) with
/// the place in the text and the nearest name that exists.
struct Compiler {
  /// The views that the course names, in order.
  let views: [ViewName]
  /// The constraints that the course names, in order.
  let constraints: [ConstraintName]
  /// The expression's text, for the names in messages at run time.
  let scalars: [Unicode.Scalar]

  func compile(_ syntax: Syntax) throws(ExpressionError) -> Evaluator {
    switch syntax {
    case .number(let value, _):
      return .number { _ in value }
    case .string(let text, _):
      return .text { _ in text }
    case .path(let parts):
      return try path(parts)
    case .call(let name, let arguments, _):
      return try call(name, arguments)
    case .negative(let operand, _):
      let read = try number(operand)
      return .number { moment throws(Absence) in -(try read(moment)) }
    case .not(let operand, _):
      let read = try boolean(operand)
      return .boolean { moment throws(Absence) in !(try read(moment)) }
    case .arithmetic(let sign, let left, let right):
      return .number(try arithmetic(sign, left, right))
    case .comparison(let relation, let left, let right, let tolerance):
      return .boolean(try comparison(relation, left, right, tolerance))
    case .contains(let whole, let part):
      return .boolean(try contains(whole, part))
    case .logic(let word, let left, let right):
      return .boolean(try logic(word, left, right))
    }
  }

  // MARK: Types

  func number(
    _ syntax: Syntax
  ) throws(ExpressionError) -> @Sendable (Moment) throws(Absence) -> Double {
    let compiled = try compile(syntax)
    guard case .number(let read) = compiled else { throw mismatch(syntax, compiled, .number) }
    return read
  }

  func boolean(
    _ syntax: Syntax
  ) throws(ExpressionError) -> @Sendable (Moment) throws(Absence) -> Bool {
    let compiled = try compile(syntax)
    guard case .boolean(let read) = compiled else { throw mismatch(syntax, compiled, .boolean) }
    return read
  }

  /// What is written at a place. A part has no bracket around its first or last operand in its
  /// range; it is told with it: `(screen.width - 30) / 2`.
  func text(_ range: Range<Int>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars[withBrackets(range)])
    return String(view)
  }

  private func withBrackets(_ range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    var depth = 0
    var missing = 0
    for scalar in scalars[range] where scalar == "(" || scalar == ")" {
      depth += scalar == "(" ? 1 : -1
      missing = max(missing, -depth)
    }
    for _ in 0..<missing {
      guard let bracket = scalars[..<start].lastIndex(where: { $0 != " " }),
        scalars[bracket] == "("
      else { break }
      start = bracket
    }
    for _ in 0..<max(0, depth + missing) {
      guard let bracket = scalars[end...].firstIndex(where: { $0 != " " }),
        scalars[bracket] == ")"
      else { break }
      end = bracket + 1
    }
    return start..<end
  }

  private func mismatch(
    _ syntax: Syntax, _ found: Evaluator, _ wanted: ValueType
  ) -> ExpressionError {
    ExpressionError(
      message:
        "`\(text(syntax.range))` is a \(found.type.rawValue); a \(wanted.rawValue) is wanted",
      offset: syntax.range.lowerBound)
  }

  // MARK: Operators

  private func arithmetic(
    _ sign: ArithmeticOperator, _ left: Syntax, _ right: Syntax
  ) throws(ExpressionError) -> @Sendable (Moment) throws(Absence) -> Double {
    let first = try number(left)
    let second = try number(right)
    let divisor = text(right.range)
    return { moment throws(Absence) in
      let (a, b) = (try first(moment), try second(moment))
      switch sign {
      case .plus: return a + b
      case .minus: return a - b
      case .times: return a * b
      case .over:
        guard b != 0 else { throw Absence(reason: "`\(divisor)` is 0 and divides") }
        return a / b
      }
    }
  }

  private func comparison(
    _ relation: ComparisonOperator, _ left: Syntax, _ right: Syntax, _ tolerance: Syntax?
  ) throws(ExpressionError) -> @Sendable (Moment) throws(Absence) -> Bool {
    let first = try compile(left)
    let second = try compile(right)
    guard first.type == second.type else { throw mismatch(right, second, first.type) }
    if case .number(let a) = first, case .number(let b) = second {
      let slack = try tolerance.map { syntax throws(ExpressionError) in try number(syntax) }
      return { moment throws(Absence) in
        let difference = try a(moment) - b(moment)
        let allowed = try slack?(moment) ?? moment.tolerance
        return relation.holds(difference: difference, tolerance: allowed)
      }
    }
    guard relation == .equal || relation == .notEqual, tolerance == nil else {
      throw ExpressionError(
        message: "only numbers can be compared so; a \(first.type.rawValue) is equal or not",
        offset: left.range.lowerBound)
    }
    return { moment throws(Absence) in
      let areEqual = try first.value(at: moment).isSame(as: second.value(at: moment))
      return areEqual == (relation == .equal)
    }
  }

  private func contains(
    _ whole: Syntax, _ part: Syntax
  ) throws(ExpressionError) -> @Sendable (Moment) throws(Absence) -> Bool {
    let compiled = try compile(part)
    guard case .text(let needle) = compiled else { throw mismatch(part, compiled, .text) }
    switch try compile(whole) {
    case .text(let read):
      return { moment throws(Absence) in try read(moment).contains(try needle(moment)) }
    case .texts(let read):
      return { moment throws(Absence) in
        let wanted = try needle(moment)
        return try read(moment).contains { $0.contains(wanted) }
      }
    case .number, .boolean, .paint:
      throw mismatch(whole, try compile(whole), .text)
    }
  }

  /// The right side is not asked where the left one decides: it may speak of what is not there.
  private func logic(
    _ word: LogicOperator, _ left: Syntax, _ right: Syntax
  ) throws(ExpressionError) -> @Sendable (Moment) throws(Absence) -> Bool {
    let first = try boolean(left)
    let second = try boolean(right)
    return { moment throws(Absence) in
      let isFirst = try first(moment)
      switch word {
      case .and: return isFirst ? try second(moment) : false
      case .or: return isFirst ? true : try second(moment)
      case .implies: return isFirst ? try second(moment) : true
      }
    }
  }
}

extension ComparisonOperator {
  /// Exactly one of less, equal and greater holds of a difference.
  func holds(difference: Double, tolerance: Double) -> Bool {
    let areEqual = abs(difference) <= tolerance
    return switch self {
    case .equal: areEqual
    case .notEqual: !areEqual
    case .less: !areEqual && difference < 0
    case .lessOrEqual: areEqual || difference < 0
    case .greater: !areEqual && difference > 0
    case .greaterOrEqual: areEqual || difference > 0
    }
  }
}

extension Value {
  /// Equal but for what no screen shows.
  func isSame(as other: Value) -> Bool {
    if case .paint(.color(let color)) = self, case .paint(.color(let other)) = other {
      return color.isClose(to: other)
    }
    return self == other
  }
}
