/// An active layout constraint at one frame.
package struct ConstraintState: Codable, Hashable, Sendable {
  /// The index of the constraint in `LayoutTrace.constraints`.
  package var constraint: Int
  /// What is added to the second side, in points.
  package var constant: Double
  /// Above 0; 1000 for a required one.
  package var priority: Double
  /// By how much the layout misses it, in points; 0 where it holds. A required constraint misses
  /// only when it is broken.
  package var violation: Double

  package init(constraint: Int, constant: Double, priority: Double, violation: Double) {
    self.constraint = constraint
    self.constant = constant
    self.priority = priority
    self.violation = violation
  }
}
