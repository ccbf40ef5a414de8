import Foundation

/// What UIKit refuses in a constraint; each raises with UIKit's wording.
extension NSLayoutConstraint {
  /// Facts 1.7 and 1.8: locations come in pairs of one axis and one sidedness, sizes with sizes.
  final func validatePairing() {
    guard firstTerm.kind != .none else { raiseInvalidPairing() }
    guard hasSecond, multiplier != 0 else {
      if case .location = firstTerm.kind { raiseLocationWithoutPair() }
      return
    }
    guard firstTerm.kind == secondTerm.kind else { raiseInvalidPairing() }
    guard case .location = firstTerm.kind else { return }
    let (left, right) = (firstAttribute.sidedness, secondAttribute.sidedness)
    guard left == right || left == .neutral || right == .neutral else { raiseInvalidPairing() }
  }

  /// Beyond UIKit's limits a smaller value is substituted, with UIKit's words in the console. What
  /// is not finite raises, in our own words: UIKit's are not documented.
  final func validateConstant(_ constant: CGFloat) {
    guard !constant.isFinite else {
      guard abs(constant) > LayoutEngine.greatestConstant else { return }
      LayoutEngine.log(
        "[LayoutConstraints] This NSLayoutConstraint is being configured with a constant that "
          + "exceeds internal limits.  A smaller value will be substituted, but this problem "
          + "should be fixed. Break on BOOL _NSLayoutConstraintNumberExceedsLimit(void) to debug.  "
          + "This will be logged only once.  This may break in the future.")
      return
    }
    Exception.raise(
      .internalInconsistency,
      "Constraint constants and multipliers must be finite.  That's illegal. "
        + "value:\(constant) constraint:\(description)")
  }

  final func validatePriority(_ priority: UILayoutPriority) {
    guard priority.rawValue > 0, priority.rawValue <= UILayoutPriority.required.rawValue else {
      let given = String(format: "%g", Double(priority.rawValue))
      Exception.raise(
        .internalInconsistency,
        "It's illegal to set priority:\(given).  Priorities must be greater than 0 and less or "
          + "equal to NSLayoutPriorityRequired, which is 1000.000000.")
    }
    let crosses = (priority == .required) != (self.priority == .required)
    guard !crosses || !isActive else {
      let (new, old) = (Double(priority.rawValue), Double(self.priority.rawValue))
      Exception.raise(
        .internalInconsistency,
        "Mutating a priority from required to not on an installed constraint (or vice-versa) is "
          + "not supported.  You passed priority \(String(format: "%g", new)) and the existing "
          + "priority was \(String(format: "%g", old)).")
    }
  }

  private func raiseLocationWithoutPair() -> Never {
    Exception.raise(
      .invalidArgument,
      "NSLayoutConstraint for \(itemText(first)): A multiplier of 0 or a nil second item together "
        + "with a location for the first attribute creates an illegal constraint of a location "
        + "equal to a constant. Location attributes must be specified in pairs.")
  }

  private func raiseInvalidPairing() -> Never {
    Exception.raise(
      .invalidArgument,
      "*** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:"
        + "constant:]: Invalid pairing of layout attributes")
  }

  final func raiseNoCommonAncestor() -> Never {
    // Both are alive at once, so that each has an address of its own.
    let (first, second) = (firstAnchor, secondAnchor)
    Exception.raise(
      .generic,
      "Unable to activate constraint with anchors \(first) and "
        + "\(second?.description ?? "(null)") because they have no common ancestor.  Does "
        + "the constraint or its anchors reference items in different view hierarchies?  That's "
        + "illegal.")
  }

  final func raiseItemless() -> Never {
    Exception.raise(
      .internalInconsistency,
      "Unable to activate a constraint without a first item, or whose item no longer exists: "
        + description)
  }

  /// Fact 1.19: what `addConstraint` logs and raises on a view that is not an ancestor.
  final func raiseOutside(of view: UIView) -> Never {
    LayoutEngine.log(
      "The view hierarchy is not prepared for the constraint: \(description)\n\tWhen added to a "
        + "view, the constraint's items must be descendants of that view (or the view itself). "
        + "This will crash if the constraint needs to be resolved before the view hierarchy is "
        + "assembled. Break on -[UIView(UIConstraintBasedLayout) "
        + "_viewHierarchyUnpreparedForConstraint:] to debug.")
    Exception.raise(
      .generic,
      "Unable to install constraint on view.  Does the constraint reference something from "
        + "outside the subtree of the view?  That's illegal. constraint:\(description) "
        + "view:\(itemText(view.layoutItem))")
  }

  private func itemText(_ item: LayoutItemState?) -> String {
    "<\(LayoutNaming.addresses.name(of: item))>"
  }
}
