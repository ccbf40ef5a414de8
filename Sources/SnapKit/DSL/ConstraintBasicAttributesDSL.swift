internal import UIKit

/// What can be named of every item: edges, size and centre.
///
///     make.top.equalTo(header.snp.bottom)
@preconcurrency @MainActor
public protocol ConstraintBasicAttributesDSL: ConstraintDSL {}

extension ConstraintBasicAttributesDSL {
  /// The left edge.
  public var left: ConstraintItem { item(ConstraintAttributes(.left)) }

  /// The top edge.
  public var top: ConstraintItem { item(ConstraintAttributes(.top)) }

  /// The bottom edge.
  public var bottom: ConstraintItem { item(ConstraintAttributes(.bottom)) }

  /// The right edge.
  public var right: ConstraintItem { item(ConstraintAttributes(.right)) }

  /// The edge at which a line of text begins.
  public var leading: ConstraintItem { item(ConstraintAttributes(.leading)) }

  /// The edge at which a line of text ends.
  public var trailing: ConstraintItem { item(ConstraintAttributes(.trailing)) }

  /// The width.
  public var width: ConstraintItem { item(ConstraintAttributes(.width)) }

  /// The height.
  public var height: ConstraintItem { item(ConstraintAttributes(.height)) }

  /// The centre between left and right.
  public var centerX: ConstraintItem { item(ConstraintAttributes(.centerX)) }

  /// The centre between top and bottom.
  public var centerY: ConstraintItem { item(ConstraintAttributes(.centerY)) }

  /// Left, top, right and bottom.
  public var edges: ConstraintItem { item(.edges) }

  /// Left and right.
  public var horizontalEdges: ConstraintItem { item(.horizontalEdges) }

  /// Top and bottom.
  public var verticalEdges: ConstraintItem { item(.verticalEdges) }

  /// Leading, top, trailing and bottom.
  public var directionalEdges: ConstraintItem { item(.directionalEdges) }

  /// Leading and trailing.
  public var directionalHorizontalEdges: ConstraintItem { item(.directionalHorizontalEdges) }

  /// Top and bottom.
  public var directionalVerticalEdges: ConstraintItem { item(.verticalEdges) }

  /// Width and height.
  public var size: ConstraintItem { item(.size) }

  /// Both centres.
  public var center: ConstraintItem { item(.center) }
}
