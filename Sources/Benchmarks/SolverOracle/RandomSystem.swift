package import Cassowary

/// Makes small systems that are rich in ties, redundancy and conflicts.
package struct RandomSystem {
  package var generator: SplitMix
  package let variables: Int
  package let flavour: Flavour

  package init(seed: UInt64, variables: Int, flavour: Flavour = .plain) {
    generator = SplitMix(seed: seed)
    self.variables = variables
    self.flavour = flavour
  }

  /// Lower bounds: 0 for many variables, none for others, and for some another number.
  package mutating func bounds() -> [Double] {
    (0..<variables).map { _ in
      [-.infinity, -.infinity, -.infinity, 0, 0, 0, 0, -3, 2].randomElement(using: &generator) ?? 0
    }
  }

  /// What one unit of each variable is to a solver: a power of two, so that scaling rounds nothing.
  package mutating func scales() -> [Double] {
    (0..<variables).map { _ in
      let exponent = Int.random(in: -flavour.scale...flavour.scale, using: &generator)
      return Double(sign: .plus, exponent: exponent, significand: 1)
    }
  }

  package mutating func constant() -> Double {
    Double(Int.random(in: flavour.constants, using: &generator))
  }

  package mutating func optionalPriority() -> Priority {
    Priority(flavour.levels.randomElement(using: &generator) ?? 250)
  }

  /// A constraint with the flavour's share of required ones.
  package mutating func constraint() -> PlainConstraint {
    constraint(required: flavour.required)
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
