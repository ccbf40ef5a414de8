public import Foundation

/// A horizontal location of an item.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  convenience init(_ item: LayoutItemState, _ attribute: NSLayoutConstraint.Attribute) {
    self.init(item, .attribute(attribute))
  }

  /// The distance from this location to another, as an anchor of its own.
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(
      layoutItem,
      .distance(
        term.attribute, to: DistanceEnd(otherAnchor.layoutItem, otherAnchor.term.attribute)))
  }

  /// This location trails the other by the system spacing times `multiplier`.
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.equal, to: anchor, constant: SystemSpacing.standard * multiplier)
  }

  /// This location trails the other by at least the system spacing times `multiplier`.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, to: anchor, constant: SystemSpacing.standard * multiplier)
  }

  /// This location trails the other by at most the system spacing times `multiplier`.
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, to: anchor, constant: SystemSpacing.standard * multiplier)
  }
}
