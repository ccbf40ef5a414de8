/// A constraint as a course speaks of it, and the ways in which it is looked for in an app.
package struct ConstraintName: Codable, Hashable, Sendable {
  /// As the expressions use it: `follow`.
  package var name: String
  /// Tried in order; the first that leads to a constraint is taken.
  package var candidates: [ConstraintCandidate]

  package init(name: String, candidates: [ConstraintCandidate]) {
    self.name = name
    self.candidates = candidates
  }
}

/// One way to find a constraint.
package enum ConstraintCandidate: Codable, Hashable, Sendable, CustomStringConvertible {
  /// A stored property of a view controller, or a path of such: `bannerHeight`, `banner.height`.
  case property(String)
  /// The constraint's `identifier`.
  case identifier(String)
  /// What it joins and how.
  case joining(ConstraintPattern)

  package var description: String {
    switch self {
    case .property(let path): path
    case .identifier(let identifier): "the constraint with identifier \"\(identifier)\""
    case .joining(let pattern): pattern.description
    }
  }

  /// Whether a constraint is one of those that are meant, and if so how its constant is read; nil
  /// if it is none.
  ///
  /// - Parameter view: the index of a view that a course speaks of; nil if the app has none such.
  package func reading(
    of constraint: ConstraintIdentity, view: (ViewName) -> Int?
  ) -> ConstantReading? {
    switch self {
    case .property(let path): constraint.properties.contains(path) ? .asWritten : nil
    case .identifier(let identifier): constraint.identifier == identifier ? .asWritten : nil
    case .joining(let pattern): pattern.reading(of: constraint, view: view)
    }
  }

  /// Whether a constraint of that priority is meant; a float's value is what an app can set.
  package func includes(priority: Double) -> Bool {
    guard case .joining(let pattern) = self, let wanted = pattern.priority else { return true }
    return Float(wanted) == Float(priority)
  }
}

/// How the constant of an app's constraint is read by someone who has its sides in mind in a
/// certain order: `a == b + 8` is `b == a - 8`.
package enum ConstantReading: Equatable, Sendable {
  case asWritten
  /// The app has the sides the other way round, with a multiplier that is not 0.
  case turnedRound(multiplier: Double)

  /// The constant that is meant, of the one that the app has.
  package func constant(of written: Double) -> Double {
    switch self {
    case .asWritten: written
    case .turnedRound(let multiplier): 0 - written / multiplier
    }
  }

  /// The constant that the app must have, of the one that is meant.
  package func written(for constant: Double) -> Double {
    switch self {
    case .asWritten: constant
    case .turnedRound(let multiplier): 0 - constant * multiplier
    }
  }
}
