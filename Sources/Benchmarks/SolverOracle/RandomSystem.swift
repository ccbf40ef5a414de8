package import Cassowary

/// Makes small systems that are rich in ties, redundancy and conflicts.
package struct RandomSystem {
  package var generator: SplitMix
  package let variables: Int

  package init(seed: UInt64, variables: Int) {
    generator = SplitMix(seed: seed)
    self.variables = variables
  }

  /// Lower bounds: 0 for about half of the variables.
  package mutating func bounds() -> [Double] {
    (0..<variables).map { _ in Bool.random(using: &generator) ? 0 : -.infinity }
  }

  package mutating func constant() -> Double {
    Double(Int.random(in: -6...12, using: &generator))
  }

  package mutating func optionalPriority() -> Priority {
    Priority(Float([250, 500, 750].randomElement(using: &generator) ?? 250))
  }

  /// A constraint over one to three variables; required with the probability given.
  package mutating func constraint(required: Double) -> PlainConstraint {
    var terms: [Int: Double] = [:]
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      let variable = Int.random(in: 0..<variables, using: &generator)
      terms[variable] = [-2, -1, -1, 0.5, 1, 1, 1, 2].randomElement(using: &generator) ?? 1
    }
    let isRequired = Double.random(in: 0..<1, using: &generator) < required
    return PlainConstraint(
      terms: terms, relation: Relation.allCases.randomElement(using: &generator) ?? .equal,
      constant: constant(), priority: isRequired ? .required : optionalPriority())
  }
}
