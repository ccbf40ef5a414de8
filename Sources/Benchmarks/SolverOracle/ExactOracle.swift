package import Cassowary

/// A constraint as the oracle sees it: variables by index.
package struct PlainConstraint: Hashable {
  package var terms: [Int: Double]
  package var relation: Relation
  package var constant: Double
  package var priority: Priority

  /// A constraint: the sum of the terms, by variable, stands to the constant as the relation says.
  package init(
    terms: [Int: Double], relation: Relation, constant: Double, priority: Priority
  ) {
    self.terms = terms
    self.relation = relation
    self.constant = constant
    self.priority = priority
  }
}

/// What a system's optimum must be, found exactly, level by level.
package struct ExactOracle {
  /// The lower bound of each variable, or minus infinity.
  package let bounds: [Double]
  package let constraints: [PlainConstraint]

  /// An oracle for a system.
  package init(bounds: [Double], constraints: [PlainConstraint]) {
    self.bounds = bounds
    self.constraints = constraints
  }

  /// Whether what is required can hold.
  package var isFeasible: Bool { base().minimum(of: [:]) != nil }

  /// By level, the highest first, the least sum of errors; nil if what is required is impossible.
  package func objective() -> [Priority: Double]? {
    var program = base()
    guard program.minimum(of: [:]) != nil else { return nil }
    var sums: [Priority: Double] = [:]
    for level in levels {
      let sum = addErrors(of: level, to: &program)
      guard let least = program.minimum(of: sum) else { return nil }
      program.demand(sum, equals: least)
      sums[level] = least.double
    }
    return sums
  }

  /// The least and the greatest value of a variable among the optima, as far as `limit`.
  package func range(of variable: Int, limit: Int) -> ClosedRange<Double>? {
    var program = base()
    for level in levels {
      let sum = addErrors(of: level, to: &program)
      guard let least = program.minimum(of: sum) else { return nil }
      program.demand(sum, equals: least)
    }
    // Within the limit, by two slacks, so that it is bounded.
    for sign in [1, -1] {
      var sum = column(variable).mapValues { $0 * Rational(sign) }
      sum[program.addUnknown()] = Rational(1)
      program.demand(sum, equals: Rational(limit))
    }
    guard let least = program.minimum(of: column(variable)),
      let greatest = program.minimum(of: column(variable).mapValues { -$0 })
    else { return nil }
    return least.double...(-greatest).double
  }

  private var levels: [Priority] {
    Set(constraints.map(\.priority)).subtracting([.required]).sorted(by: >)
  }

  /// A variable as a difference of two unknowns; with a bound, the second one is 0.
  private func column(_ variable: Int) -> [Int: Rational] {
    [2 * variable: Rational(1), 2 * variable + 1: Rational(-1)]
  }

  private func leftSide(_ constraint: PlainConstraint) -> [Int: Rational] {
    var sum: [Int: Rational] = [:]
    for (variable, coefficient) in constraint.terms {
      for (unknown, sign) in column(variable) { sum[unknown] = sign * Rational(coefficient) }
    }
    return sum
  }

  /// What is required.
  private func base() -> ExactProgram {
    var program = ExactProgram(unknowns: 2 * bounds.count)
    for (variable, bound) in bounds.enumerated() where bound.isFinite {
      var sum = column(variable)
      sum[program.addUnknown()] = Rational(-1)
      program.demand(sum, equals: Rational(bound))
    }
    for constraint in constraints where constraint.priority == .required {
      var sum = leftSide(constraint)
      if constraint.relation != .equal {
        sum[program.addUnknown()] = Rational(-Int(constraint.relation.rawValue))
      }
      program.demand(sum, equals: Rational(constraint.constant))
    }
    return program
  }

  /// Adds the errors of a level's constraints as unknowns; their sum.
  private func addErrors(of level: Priority, to program: inout ExactProgram) -> [Int: Rational] {
    var errors: [Int: Rational] = [:]
    for constraint in constraints where constraint.priority == level {
      // left + short - over == constant
      let short = program.addUnknown()
      let over = program.addUnknown()
      var sum = leftSide(constraint)
      sum[short] = Rational(1)
      sum[over] = Rational(-1)
      program.demand(sum, equals: Rational(constraint.constant))
      if constraint.relation != .lessThanOrEqual { errors[short] = Rational(1) }
      if constraint.relation != .greaterThanOrEqual { errors[over] = Rational(1) }
    }
    return errors
  }
}
