import LayoutTrace
import UIKit

/// The constraints that have been recorded, with their places in the trace.
@MainActor struct SeenConstraints {
  /// The reference tells a constraint from a later one at the same address.
  private struct Seen {
    weak var constraint: NSLayoutConstraint?
    var index: Int
  }

  private var seen: [ObjectIdentifier: Seen] = [:]
  private var identities: [ConstraintIdentity] = []

  /// The place of a constraint in the trace's list; nil for one that is new.
  func index(of constraint: NSLayoutConstraint) -> Int? {
    seen[ObjectIdentifier(constraint)].flatMap { $0.constraint === constraint ? $0.index : nil }
  }

  /// What was recorded of a constraint; nil for one that is new.
  func identity(of constraint: NSLayoutConstraint) -> ConstraintIdentity? {
    index(of: constraint).map { identities[$0] }
  }

  /// Gives a new constraint the next place.
  mutating func add(_ constraint: NSLayoutConstraint, _ identity: ConstraintIdentity) -> Int {
    seen[ObjectIdentifier(constraint)] = Seen(constraint: constraint, index: identities.count)
    identities.append(identity)
    return identities.count - 1
  }
}

extension ConstraintIdentity.Relation {
  init(_ relation: NSLayoutConstraint.Relation) {
    self =
      switch relation {
      case .lessThanOrEqual: .lessOrEqual
      case .equal: .equal
      case .greaterThanOrEqual: .greaterOrEqual
      }
  }
}
