package import LayoutTrace

/// A condition of the course's language, compiled: what must hold of a moment.
package struct Expression: Sendable {
  /// As it is written.
  package let text: String
  let syntax: Syntax
  let compiler: Compiler
  private let condition: @Sendable (Moment) throws(Absence) -> Bool

  /// Longer ones are refused: the parser and the compiler call themselves for each part.
  static let greatestLength = 2000

  /// Reads and compiles a condition.
  ///
  /// - Throws: `ExpressionError` with what is wrong and where.
  package init(
    _ text: String, views: [ViewName], constraints: [ConstraintName] = []
  ) throws(ExpressionError) {
    let scalars = Array(text.unicodeScalars)
    guard scalars.count <= Self.greatestLength else {
      throw ExpressionError(
        message: "an expression has at most \(Self.greatestLength) characters", offset: 0)
    }
    self.text = text
    syntax = try Parser.parse(scalars)
    compiler = Compiler(views: views, constraints: constraints, scalars: scalars)
    condition = try compiler.boolean(syntax)
  }

  /// Whether it says the same of every app, and so is no condition at all.
  var isConstant: Bool { syntax.isConstant }

  /// Whether it holds.
  ///
  /// - Throws: `Absence` when something it speaks of is not there.
  package func holds(at moment: Moment) throws(Absence) -> Bool {
    try condition(moment)
  }

  /// The values of what is compared, for a condition that does not hold: `header.top is 41.5`.
  package func explanation(at moment: Moment) -> String {
    var facts: [String] = []
    explain(syntax, at: moment, into: &facts)
    return facts.isEmpty ? "it does not hold" : facts.joined(separator: ", ")
  }

  /// Says the values of the parts that make the whole fail.
  private func explain(_ part: Syntax, at moment: Moment, into facts: inout [String]) {
    switch part {
    case .logic(.and, let left, let right):
      for side in [left, right] where !holds(side, at: moment) {
        explain(side, at: moment, into: &facts)
      }
    case .logic(.implies, let premise, let conclusion):
      if holds(premise, at: moment) { explain(conclusion, at: moment, into: &facts) }
    case .logic(.or, let left, let right):
      explain(left, at: moment, into: &facts)
      explain(right, at: moment, into: &facts)
    case .not(let operand, _):
      explain(operand, at: moment, into: &facts)
    case .comparison(_, let left, let right, _), .contains(let left, let right):
      say(left, at: moment, into: &facts)
      say(right, at: moment, into: &facts)
    case .number, .string, .path, .call, .negative, .arithmetic:
      say(part, at: moment, into: &facts)
    }
  }

  private func holds(_ part: Syntax, at moment: Moment) -> Bool {
    // The part was compiled within the whole; here it is asked for by itself, after a failure.
    guard let condition = try? compiler.boolean(part) else { return false }
    return (try? condition(moment)) ?? false
  }

  private func say(_ part: Syntax, at moment: Moment, into facts: inout [String]) {
    switch part {
    case .number, .string, .negative(.number, _): return
    case .path, .call, .negative, .not, .arithmetic, .comparison, .contains, .logic: break
    }
    // As above: it compiles, since the whole did.
    guard let evaluator = try? compiler.compile(part) else { return }
    let name = compiler.text(part.range)
    do throws(Absence) {
      let value = "\(try evaluator.value(at: moment))"
      // A constant says itself.
      if value != name { facts.append("\(name) is \(value)") }
    } catch {
      facts.append(error.reason)
    }
  }
}
