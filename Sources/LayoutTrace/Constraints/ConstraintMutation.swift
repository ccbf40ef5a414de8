/// A change to one constraint of the app for the length of a run, of which the app knows nothing.
package struct ConstraintMutation: Codable, Hashable, Sendable {
  package enum Change: Codable, Hashable, Sendable {
    /// The constraint does nothing.
    case removed
    /// So many points are added to its constant, whatever the app sets that to.
    case constant(plus: Double)
    /// It has another relation.
    case relation(ConstraintIdentity.Relation)
    /// It has another priority, above 0 and at most 1000, whatever the app sets it to.
    case priority(Double)
  }

  /// The constraint's `ConstraintIdentity.number`.
  package var constraint: Int
  package var change: Change

  package init(constraint: Int, change: Change) {
    self.constraint = constraint
    self.change = change
  }
}
