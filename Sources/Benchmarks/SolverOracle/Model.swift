package import Cassowary

/// A solver beside a plain list of what stands in it.
package struct Model {
  package let solver = Solver()
  package var variables: [Variable] = []
  package var bounds: [Double] = []
  package var standing: [(handle: Constraint, plain: PlainConstraint)] = []

  /// A model of variables with the bounds given.
  package init(bounds: [Double]) {
    self.bounds = bounds
    for bound in bounds { variables.append(solver.makeVariable(lowerBound: bound)) }
  }

  package var oracle: ExactOracle {
    ExactOracle(bounds: bounds, constraints: standing.map(\.plain))
  }

  package func terms(of plain: PlainConstraint) -> [Term] {
    plain.terms.sorted { $0.key < $1.key }.map { Term(variables[$0.key], times: $0.value) }
  }

  /// Adds a constraint to both; what the solver throws is thrown on.
  @discardableResult
  package mutating func add(_ plain: PlainConstraint) throws(Unsatisfiable) -> Constraint {
    let handle = try solver.add(
      terms(of: plain), plain.relation, plain.constant, priority: plain.priority)
    standing.append((handle, plain))
    return handle
  }

  /// The values of all variables.
  package var values: [Double] { variables.map { solver.value(of: $0) } }

  /// The sum of errors of each level but required, from the values alone.
  package func objective() -> [Priority: Double] {
    var sums: [Priority: Double] = [:]
    for (_, plain) in standing where plain.priority < .required {
      sums[plain.priority, default: 0] += error(of: plain)
    }
    return sums
  }

  /// The greatest error of what is required.
  package func requiredError() -> Double {
    let errors =
      standing.filter { $0.plain.priority == .required }.map { error(of: $0.plain) }
      + zip(bounds, values).map { max(0, $0 - $1) }
    return errors.max() ?? 0
  }

  /// By how much a constraint is violated, from the values alone.
  package func error(of plain: PlainConstraint) -> Double {
    let left = plain.terms.sorted { $0.key < $1.key }
      .reduce(0) { $0 + $1.value * solver.value(of: variables[$1.key]) }
    switch plain.relation {
    case .lessThanOrEqual: return max(0, left - plain.constant)
    case .equal: return abs(left - plain.constant)
    case .greaterThanOrEqual: return max(0, plain.constant - left)
    }
  }
}

extension Dictionary where Key == Priority, Value == Double {
  /// Whether all levels agree but for rounding.
  package func agrees(with other: [Priority: Double]) -> Bool {
    Set(keys).union(other.keys).allSatisfy { level in
      abs((self[level] ?? 0) - (other[level] ?? 0)) < 1e-6
    }
  }
}
