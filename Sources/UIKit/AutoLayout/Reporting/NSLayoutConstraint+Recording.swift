/// What whoever records the app reads off its constraints, besides their public face.
extension NSLayoutConstraint {
  /// What a constraint reads off which view.
  package struct Side {
    /// The view, or the one that has the guide.
    package var view: UIView
    /// The property by which the view has the guide, or the guide's own identifier; nil for the
    /// view itself.
    package var guide: String?
    /// UIKit's name of the attribute; `distance` for what lies between two anchors.
    package var attribute: String
  }

  /// The left-hand side; nil when its item is gone.
  package var firstSide: Side? { side(first, firstTerm) }

  /// The right-hand side; nil when there is none.
  package var secondSide: Side? { side(second, secondTerm) }

  /// By how much the layout misses it as last solved, in points; 0 for what is only rounding.
  package var violation: Double {
    guard let violation = row?.engine?.violation(of: self) else { return 0 }
    return violation > LayoutReport.tolerance ? violation : 0
  }

  private func side(_ item: LayoutItemState?, _ term: ConstraintTerm) -> Side? {
    guard let item, let view = item.view else { return nil }
    let attribute =
      switch term {
      case .attribute(let attribute): attribute.name
      case .distance: "distance"
      }
    let guide = item.guide.map { $0.system?.property ?? $0.identifier }
    return Side(view: view, guide: guide, attribute: attribute)
  }
}

extension UIView {
  /// The active constraints that the view and its subtree hold, in order of activation.
  ///
  /// - Complexity: O(views + n log n) for n constraints
  package var activeConstraints: [NSLayoutConstraint] {
    var constraints: [NSLayoutConstraint] = []
    collectConstraints(into: &constraints)
    // Numbers are sorted in a fraction of the time that references take; a frame asks each time.
    var order = constraints.indices.map { constraints[$0].serial << Self.placeBits | $0 }
    order.sort()
    return order.map { constraints[$0 & (1 << Self.placeBits - 1)] }
  }

  /// More constraints than these bits can count no hierarchy holds.
  private static let placeBits = 24

  private func collectConstraints(into constraints: inout [NSLayoutConstraint]) {
    constraints += layoutItem.constraints
    for subview in subviewList { subview.collectConstraints(into: &constraints) }
  }
}
