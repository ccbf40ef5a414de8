public import UIKit

/// A layout constraint that SnapKit made. It describes itself in SnapKit's way, with the file and
/// the line where its relation was written.
public class LayoutConstraint: NSLayoutConstraint {
  /// The name given with `labeled(_:)`; the constraint's identifier.
  public var label: String? {
    get { identifier }
    set { identifier = newValue }
  }

  private(set) var location: SourceLocation?

  /// `<SnapKit.LayoutConstraint:0x…@File.swift#12 UIView:0x….top == UIView:0x….top + 8.0 ^750.0>`
  public nonisolated override var description: String {
    // Constraints, like views, are touched on the main thread only.
    MainActor.assumeIsolated { describedAsSnapKitDoes }
  }

  /// Which attribute decides over the constant's sign and share: the other side's, if there is one.
  var attributeOfConstant: Attribute {
    secondAttribute == .notAnAttribute ? firstAttribute : secondAttribute
  }

  /// The constraint of one attribute of a rule's subject with one of its partners.
  static func make(
    _ attribute: Attribute, partner: ConstraintRule.Partner, rule: ConstraintRule
  ) -> LayoutConstraint {
    let counterpart = counterpart(of: attribute, of: rule.subject, in: partner.item)
    // A place without a partner is measured from the container: `make.left.equalTo(10)`.
    let isDimension = counterpart == .width || counterpart == .height
    let target = partner.item.target ?? (isDimension ? nil : rule.subject.item.container)
    let made = LayoutConstraint(
      item: rule.subject.item, attribute: attribute, relatedBy: rule.relation.layoutRelation,
      toItem: target, attribute: target == nil ? .notAnAttribute : counterpart,
      multiplier: rule.multiplier, constant: partner.constant.constraintConstant(for: counterpart))
    made.priority = UILayoutPriority(rawValue: rule.priority)
    made.label = rule.label
    made.location = rule.location
    return made
  }

  /// The attribute of the other side that an attribute of the subject is related to.
  private static func counterpart(
    of attribute: Attribute, of subject: ConstraintSubject, in partner: ConstraintItem
  ) -> Attribute {
    guard let first = partner.attributes.layoutAttributes.first else {
      return partner.target == nil ? originIfCenter(attribute) : attribute
    }
    if partner.attributes == subject.attributes { return attribute }
    if partner.attributes.areEdgesAgainstMargins(subject.attributes) {
      return attribute.acrossMargin ?? attribute
    }
    return first
  }

  /// A centre that is equal to a number lies so far from the container's origin, not from its
  /// centre.
  private static func originIfCenter(_ attribute: Attribute) -> Attribute {
    switch attribute {
    case .centerX: .left
    case .centerY: .top
    default: attribute
    }
  }

  /// Whether both would be the same constraint if their constants were.
  func differsOnlyInConstant(from other: LayoutConstraint) -> Bool {
    firstItem === other.firstItem && firstAttribute == other.firstAttribute
      && relation == other.relation
      && secondItem === other.secondItem && secondAttribute == other.secondAttribute
      && multiplier == other.multiplier && priority == other.priority
  }
}
