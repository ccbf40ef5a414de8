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

  /// The active constraints that bear on the view along the axis: those that read it, in whatever
  /// way, and those of other views that its place and size follow from. UIKit's own for translated
  /// frames and content sizes are among them, after the app's; they cannot be changed.
  ///
  /// Apple promises no complete list. Here it is exact as the layout stands now: a constraint whose
  /// constant would not move the view is there only if it reads the view. For finding mistakes.
  public func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    LayoutEngine.constraintsAffecting(layoutItem, along: axis)
  }

  /// Whether another place or size would do as well (fact 1.31). Constraints that were activated
  /// since the last layout count, those that `updateConstraints` would still make do not.
  ///
  /// A view that constraints are to place, and that has none, is ambiguous in a window. Out of a
  /// window nothing is ambiguous until a layout is asked for, as in `viewDidLoad` on a phone; what a
  /// phone answers after that is not documented, and here it is the truth. Asking all views costs in
  /// proportion to their number, and asking again nothing until constraints or contents change.
  public var hasAmbiguousLayout: Bool { LayoutEngine.isAmbiguous(layoutItem) }

  /// Where the layout is ambiguous, changes to another one that would do as well: for finding out
  /// what is left open. The view moves in the next layout.
  ///
  /// Apple chooses at random. Here an open edge or size goes as far as it can, or 100 points on where
  /// nothing ends it, and comes back the next time.
  public func exerciseAmbiguityInLayout() {
    LayoutEngine.exerciseAmbiguity(of: layoutItem)
  }
}
