public import Foundation

/// A size of an item, or the distance between two locations.
@preconcurrency @MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  convenience init(_ item: LayoutItemState, _ attribute: NSLayoutConstraint.Attribute) {
    self.init(item, .attribute(attribute))
  }

  /// `self == c`
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.equal, toConstant: c)
  }

  /// `self >= c`
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, toConstant: c)
  }

  /// `self <= c`
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, toConstant: c)
  }

  /// `self == m * anchor`
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.equal, to: anchor, multiplier: m)
  }

  /// `self >= m * anchor`
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, to: anchor, multiplier: m)
  }

  /// `self <= m * anchor`
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, to: anchor, multiplier: m)
  }

  /// `self == m * anchor + c`
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.equal, to: anchor, multiplier: m, constant: c)
  }

  /// `self >= m * anchor + c`
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, to: anchor, multiplier: m, constant: c)
  }

  /// `self <= m * anchor + c`
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, to: anchor, multiplier: m, constant: c)
  }

  private func constraint(
    _ relation: NSLayoutConstraint.Relation, toConstant constant: CGFloat
  ) -> NSLayoutConstraint {
    makeConstraint(
      relation, nil, .attribute(.notAnAttribute), multiplier: 1, constant: constant)
  }
}
