import LayoutTrace

/// Reads off a condition where it wants views to be, for a picture of it.
///
/// A claim comes of each comparison that the condition needs and that has a view's edge, centre or
/// extent by itself on one side: `header.top == 0`. An equality claims always; an inequality
/// claims its bound, and only where it does not hold. Of `A or B` and `A implies B` only B claims,
/// at moments at which it is needed. What says nothing of a view's place claims nothing: most
/// conditions can be drawn, not all.
package struct ClaimReader: Sendable {
  private typealias Claims = @Sendable (Moment) throws(Absence) -> [GeometryClaim]

  private let read: Claims

  package init(_ expression: Expression) {
    read = Self.claims(expression.syntax, expression.compiler)
  }

  /// The claims at a moment, in the condition's order; none where something that it speaks of is
  /// not there.
  package func claims(at moment: Moment) -> [GeometryClaim] {
    do throws(Absence) {
      return try read(moment)
    } catch {
      return []
    }
  }

  private static func claims(_ syntax: Syntax, _ compiler: Compiler) -> Claims {
    switch syntax {
    case .logic(.and, let left, let right):
      let (first, second) = (claims(left, compiler), claims(right, compiler))
      return { moment throws(Absence) in try first(moment) + second(moment) }
    case .logic(.or, let left, let right):
      return claims(right, compiler, needingThat: left, is: false)
    case .logic(.implies, let left, let right):
      return claims(right, compiler, needingThat: left, is: true)
    case .comparison(let relation, let left, let right, _):
      return comparison(syntax, relation, left, right, compiler)
    case .number, .string, .path, .call, .negative, .not, .arithmetic, .contains:
      return { _ in [] }
    }
  }

  /// The claims of a part at the moments at which another part is so.
  private static func claims(
    _ syntax: Syntax, _ compiler: Compiler, needingThat premise: Syntax, is wanted: Bool
  ) -> Claims {
    let claims = claims(syntax, compiler)
    guard let holds = condition(premise, compiler) else { return { _ in [] } }
    return { moment throws(Absence) in
      try holds(moment) == wanted ? try claims(moment) : []
    }
  }

  private static func comparison(
    _ whole: Syntax, _ relation: ComparisonOperator, _ left: Syntax, _ right: Syntax,
    _ compiler: Compiler
  ) -> Claims {
    if let subject = Subject(left, compiler) {
      return claim(that: subject, is: right, whole, relation, compiler)
    }
    // With a view on both sides it is the left one's place that is spoken of.
    if relation == .equal, !left.speaksOfViews(compiler), let subject = Subject(right, compiler) {
      return claim(that: subject, is: left, whole, relation, compiler)
    }
    return { _ in [] }
  }

  private static func claim(
    that subject: Subject, is other: Syntax, _ whole: Syntax, _ relation: ComparisonOperator,
    _ compiler: Compiler
  ) -> Claims {
    // The parts were compiled within the whole: they compile again.
    guard relation != .notEqual, let value = try? compiler.number(other),
      let holds = condition(whole, compiler)
    else { return { _ in [] } }
    return { moment throws(Absence) in
      if relation != .equal, try holds(moment) { return [] }
      return [
        GeometryClaim(name: subject.name, measure: subject.measure, value: try value(moment))
      ]
    }
  }

  private static func condition(
    _ syntax: Syntax, _ compiler: Compiler
  ) -> (@Sendable (Moment) throws(Absence) -> Bool)? {
    // As above: it was compiled within the whole.
    try? compiler.boolean(syntax)
  }

  /// A side of a comparison that is a view's edge, centre or extent.
  private struct Subject {
    /// The view as the course calls it.
    var name: String
    var measure: GeometryClaim.Measure

    init?(_ syntax: Syntax, _ compiler: Compiler) {
      guard case .path(let parts) = syntax, parts.count == 2,
        compiler.views.contains(where: { $0.name == parts[0].name }),
        let measure = GeometryClaim.Measure(rawValue: parts[1].name)
      else { return nil }
      name = parts[0].name
      self.measure = measure
    }
  }
}

extension Syntax {
  /// Whether a view of the course is named in it.
  fileprivate func speaksOfViews(_ compiler: Compiler) -> Bool {
    switch self {
    case .number, .string:
      false
    case .path(let parts):
      compiler.views.contains { $0.name == parts.first?.name }
    case .call(_, let arguments, _):
      arguments.contains { $0.value.speaksOfViews(compiler) }
    case .negative(let operand, _), .not(let operand, _):
      operand.speaksOfViews(compiler)
    case .arithmetic(_, let left, let right), .comparison(_, let left, let right, _),
      .contains(let left, let right), .logic(_, let left, let right):
      left.speaksOfViews(compiler) || right.speaksOfViews(compiler)
    }
  }
}
