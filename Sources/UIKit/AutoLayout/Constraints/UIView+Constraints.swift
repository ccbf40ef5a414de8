extension UIView {
  /// The active constraints that this view holds (fact 1.17). Unlike on a phone, UIKit's own for
  /// translated frames and content sizes are not among them.
  public var constraints: [NSLayoutConstraint] { layoutItem.constraints }

  /// Installs a constraint between this view and its subtree, or within it.
  ///
  /// Raises NSGenericException for items outside of the subtree (fact 1.19).
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    constraint.activate(on: self)
  }

  /// Installs the constraints, in order.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Removes a constraint that this view holds; others are left alone.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder === layoutItem else { return }
    constraint.deactivate()
  }

  /// Removes those of the constraints that this view holds.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// The active constraints that bear on the view along the axis, in order of activation.
  public func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    LayoutEngine.constraintsAffecting(layoutItem, along: axis)
  }

  /// Whether another place or size would do as well (fact 1.31); only meaningful after a layout.
  public var hasAmbiguousLayout: Bool { LayoutEngine.isAmbiguous(layoutItem) }

  /// Where the layout is ambiguous, changes to another one that would do as well: for finding out
  /// what is left open. The view moves in the next layout.
  public func exerciseAmbiguityInLayout() {
    LayoutEngine.exerciseAmbiguity(of: layoutItem)
  }
}
