package import Cassowary

/// A solver beside a plain list of what stands in it.
package struct Model {
  package let solver = Solver()
  package var variables: [Variable] = []
  package var bounds: [Double] = []
  /// What one unit of each variable is to the solver.
  private var scales: [Double] = []
  package var standing: [(handle: Constraint, plain: PlainConstraint)] = []

  /// A model of variables with the bounds given.
  ///
  /// - Parameter scales: what one unit of each variable is to the solver, powers of two; all 1
  ///   without.
  package init(bounds: [Double], scales: [Double]? = nil) {
    self.bounds = bounds
    self.scales = scales ?? bounds.map { _ in 1 }
    for (bound, scale) in zip(bounds, self.scales) {
      variables.append(solver.makeVariable(lowerBound: bound * scale))
    }
  }

  package var oracle: ExactOracle {
    ExactOracle(bounds: bounds, constraints: standing.map(\.plain))
  }

  package func terms(of plain: PlainConstraint) -> [Term] {
    plain.terms.sorted { $0.key < $1.key }.map {
      Term(variables[$0.key], times: $0.value / scales[$0.key])
    }
  }

  /// Adds a constraint to both; what the solver throws is thrown on.
  @discardableResult
  package mutating func add(_ plain: PlainConstraint) throws(Unsatisfiable) -> Constraint {
    let handle = try solver.add(
      terms(of: plain), plain.relation, plain.constant, priority: plain.priority)
    standing.append((handle, plain))
    return handle
  }

  /// The values of all variables, as the solver has them.
  package var values: [Double] { variables.map { solver.value(of: $0) } }

  /// The value of a variable in its own unit.
  private func value(of variable: Int) -> Double {
    solver.value(of: variables[variable]) / scales[variable]
  }

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
      + bounds.indices.map { max(0, bounds[$0] - value(of: $0)) }
    return errors.max() ?? 0
  }

  /// By how much a constraint is violated, from the values alone.
  package func error(of plain: PlainConstraint) -> Double {
    let left = plain.terms.sorted { $0.key < $1.key }
      .reduce(0) { $0 + $1.value * value(of: $1.key) }
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
