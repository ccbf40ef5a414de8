public import Foundation

/// One attribute of one item, from which constraints to like attributes are made.
///
/// The type parameter keeps horizontal, vertical and size anchors apart at compile time; leading
/// against left is only found when the constraint is made (fact 1.8).
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  /// The record does not keep its item alive.
  let layoutItem: LayoutItemState?
  let term: ConstraintTerm

  init(_ item: LayoutItemState?, _ term: ConstraintTerm) {
    layoutItem = item
    self.term = term
    super.init()
  }

  /// `self == anchor`
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(.equal, to: anchor)
  }

  /// `self >= anchor`
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, to: anchor)
  }

  /// `self <= anchor`
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, to: anchor)
  }

  /// `self == anchor + c`
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.equal, to: anchor, constant: c)
  }

  /// `self >= anchor + c`
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, to: anchor, constant: c)
  }

  /// `self <= anchor + c`
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, to: anchor, constant: c)
  }

  /// `self relation multiplier * anchor + c`; raises when the pairing is illegal.
  final func constraint(
    _ relation: NSLayoutConstraint.Relation, to anchor: NSLayoutAnchor<AnchorType>,
    multiplier: CGFloat = 1, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    makeConstraint(
      relation, anchor.layoutItem, anchor.term, multiplier: multiplier, constant: constant)
  }

  final func makeConstraint(
    _ relation: NSLayoutConstraint.Relation, _ second: LayoutItemState?,
    _ secondTerm: ConstraintTerm, multiplier: CGFloat, constant: CGFloat
  ) -> NSLayoutConstraint {
    let made = NSLayoutConstraint()
    made.set(
      layoutItem, term, relation, second, secondTerm, multiplier: multiplier, constant: constant)
    made.validatePairing()
    return made
  }

  /// The item's and the attribute's name: `<NSLayoutYAxisAnchor:0x… "UIView:0x….top">`.
  nonisolated open override var description: String {
    MainActor.assumeIsolated {
      let item = LayoutNaming.addresses.name(of: layoutItem)
      let address = LayoutNaming.address(of: self)
      return "<\(term.anchorClass):\(address) \"\(item).\(term.attribute.name)\">"
    }
  }

  /// Anchors are equal that name the same attribute of the same item.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSLayoutAnchor<AnchorType> else { return false }
    return MainActor.assumeIsolated {
      layoutItem === other.layoutItem && term == other.term
    }
  }

  /// Equal anchors have equal hashes.
  nonisolated open override var hash: Int {
    MainActor.assumeIsolated {
      var hasher = Hasher()
      hasher.combine(layoutItem.map(ObjectIdentifier.init))
      hasher.combine(term.attribute)
      return hasher.finalize()
    }
  }
}

extension ConstraintTerm {
  /// The class of an anchor with this term.
  fileprivate var anchorClass: String {
    switch self {
    case .distance: "NSLayoutDimension"
    case .attribute(let attribute):
      switch attribute.kind {
      case .location(.horizontal): "NSLayoutXAxisAnchor"
      case .location(.vertical): "NSLayoutYAxisAnchor"
      case .size: "NSLayoutDimension"
      case .none: "NSLayoutAnchor"
      }
    }
  }
}
