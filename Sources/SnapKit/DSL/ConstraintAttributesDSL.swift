internal import UIKit

/// What can be named of an item that has text and margins: baselines and margins besides the rest.
@preconcurrency @MainActor
public protocol ConstraintAttributesDSL: ConstraintBasicAttributesDSL {}

extension ConstraintAttributesDSL {
  /// The baseline of the last line of text.
  public var lastBaseline: ConstraintItem { item(ConstraintAttributes(.lastBaseline)) }

  /// The name that iOS gave to `lastBaseline` first.
  @available(*, deprecated, message: "Use .lastBaseline instead")
  public var baseline: ConstraintItem { item(ConstraintAttributes(.lastBaseline)) }

  /// The baseline of the first line of text.
  public var firstBaseline: ConstraintItem { item(ConstraintAttributes(.firstBaseline)) }

  /// The left margin.
  public var leftMargin: ConstraintItem { item(ConstraintAttributes(.leftMargin)) }

  /// The right margin.
  public var rightMargin: ConstraintItem { item(ConstraintAttributes(.rightMargin)) }

  /// The top margin.
  public var topMargin: ConstraintItem { item(ConstraintAttributes(.topMargin)) }

  /// The bottom margin.
  public var bottomMargin: ConstraintItem { item(ConstraintAttributes(.bottomMargin)) }

  /// The margin at which a line of text begins.
  public var leadingMargin: ConstraintItem { item(ConstraintAttributes(.leadingMargin)) }

  /// The margin at which a line of text ends.
  public var trailingMargin: ConstraintItem { item(ConstraintAttributes(.trailingMargin)) }

  /// The centre between the left and the right margin.
  public var centerXWithinMargins: ConstraintItem {
    item(ConstraintAttributes(.centerXWithinMargins))
  }

  /// The centre between the top and the bottom margin.
  public var centerYWithinMargins: ConstraintItem {
    item(ConstraintAttributes(.centerYWithinMargins))
  }

  /// The four margins.
  public var margins: ConstraintItem { item(.margins) }

  /// The four margins, in reading direction.
  public var directionalMargins: ConstraintItem { item(.directionalMargins) }

  /// Both centres within the margins.
  public var centerWithinMargins: ConstraintItem { item(.centerWithinMargins) }
}
