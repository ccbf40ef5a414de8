public import UIKit

/// What `topLayoutGuide.snp` and `bottomLayoutGuide.snp` offer: their edges and their height, as
/// partners of relations.
@preconcurrency @MainActor
public struct ConstraintLayoutSupportDSL: ConstraintDSL {
  let support: any ConstraintLayoutSupport

  /// The guide behind `snp`.
  public var target: AnyObject? { support }

  /// The top edge.
  public var top: ConstraintItem { item(ConstraintAttributes(.top)) }

  /// The bottom edge.
  public var bottom: ConstraintItem { item(ConstraintAttributes(.bottom)) }

  /// The height.
  public var height: ConstraintItem { item(ConstraintAttributes(.height)) }
}

extension ConstraintLayoutSupport {
  /// The guide's edges, in SnapKit's words.
  public var snp: ConstraintLayoutSupportDSL { ConstraintLayoutSupportDSL(support: self) }
}
