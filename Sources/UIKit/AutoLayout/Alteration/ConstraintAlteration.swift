/// A change to one of an app's constraints that is made from outside, to see who notices.
///
/// The app knows nothing of it: what it reads of the constraint, and what descriptions say, is its
/// own. Only the layout engine works with the changed one.
package struct ConstraintAlteration: Hashable, Sendable {
  package enum Change: Hashable, Sendable {
    /// The constraint is active and does nothing.
    case removed
    /// So many points are added to its constant, whatever the app sets that to.
    case constant(plus: Double)
    /// It has another relation.
    case relation(NSLayoutConstraint.Relation)
    /// It has another priority, above 0 and at most 1000, whatever the app sets it to.
    case priority(Float)
  }

  /// The constraint's `censusNumber`.
  package var number: Int
  package var change: Change

  package init(number: Int, change: Change) {
    self.number = number
    self.change = change
  }
}
