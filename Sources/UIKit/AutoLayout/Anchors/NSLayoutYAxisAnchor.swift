public import Foundation

/// A vertical location of an item.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  convenience init(_ item: LayoutItemState, _ attribute: NSLayoutConstraint.Attribute) {
    self.init(item, .attribute(attribute))
  }

  /// The distance from this location to another, as an anchor of its own.
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(
      layoutItem,
      .distance(
        term.attribute, to: DistanceEnd(otherAnchor.layoutItem, otherAnchor.term.attribute)))
  }

  /// This location is below the other by the system spacing times `multiplier`: 8 points, and between
  /// baselines of text the distance of lines in the larger font.
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    spaced(.equal, below: anchor, multiplier)
  }

  /// This location is below the other by at least the system spacing times `multiplier`.
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    spaced(.greaterThanOrEqual, below: anchor, multiplier)
  }

  /// This location is below the other by at most the system spacing times `multiplier`.
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    spaced(.lessThanOrEqual, below: anchor, multiplier)
  }

  private func spaced(
    _ relation: NSLayoutConstraint.Relation, below anchor: NSLayoutYAxisAnchor,
    _ multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(
      relation, to: anchor, constant: SystemSpacing.below(anchor, to: self) * multiplier)
  }
}
