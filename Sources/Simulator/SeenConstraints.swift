import LayoutTrace
import UIKit

/// The constraints that have been recorded, with their places in the trace.
@MainActor struct SeenConstraints {
  private var places = PlaceTable()
  private var identities: [ConstraintIdentity] = []

  /// The place of a constraint in the trace's list; nil for one that is new.
  func index(of constraint: NSLayoutConstraint) -> Int? { places[constraint.hostNumber] }

  /// What was recorded of a constraint; nil for one that is new.
  func identity(of constraint: NSLayoutConstraint) -> ConstraintIdentity? {
    index(of: constraint).map { identities[$0] }
  }

  /// Gives a new constraint the next place.
  mutating func add(_ constraint: NSLayoutConstraint, _ identity: ConstraintIdentity) -> Int {
    places[constraint.hostNumber] = identities.count
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
