internal import UIKit

/// A chain that names attributes: another attribute or a relation may follow.
///
///     make.left.right.equalTo(view)
@preconcurrency @MainActor
public class ConstraintMakerExtendable: ConstraintMakerRelatable {
  fileprivate func add(_ attributes: ConstraintAttributes) -> ConstraintMakerExtendable {
    subject.attributes.formUnion(attributes)
    return self
  }
}

extension ConstraintMakerExtendable {
  /// The left edge.
  public var left: ConstraintMakerExtendable { add(ConstraintAttributes(.left)) }

  /// The top edge.
  public var top: ConstraintMakerExtendable { add(ConstraintAttributes(.top)) }

  /// The bottom edge.
  public var bottom: ConstraintMakerExtendable { add(ConstraintAttributes(.bottom)) }

  /// The right edge.
  public var right: ConstraintMakerExtendable { add(ConstraintAttributes(.right)) }

  /// The edge at which a line of text begins.
  public var leading: ConstraintMakerExtendable { add(ConstraintAttributes(.leading)) }

  /// The edge at which a line of text ends.
  public var trailing: ConstraintMakerExtendable { add(ConstraintAttributes(.trailing)) }

  /// The width.
  public var width: ConstraintMakerExtendable { add(ConstraintAttributes(.width)) }

  /// The height.
  public var height: ConstraintMakerExtendable { add(ConstraintAttributes(.height)) }

  /// The centre between left and right.
  public var centerX: ConstraintMakerExtendable { add(ConstraintAttributes(.centerX)) }

  /// The centre between top and bottom.
  public var centerY: ConstraintMakerExtendable { add(ConstraintAttributes(.centerY)) }

  /// The baseline of the last line of text.
  public var lastBaseline: ConstraintMakerExtendable { add(ConstraintAttributes(.lastBaseline)) }

  /// The name that iOS gave to `lastBaseline` first.
  @available(*, deprecated, message: "Use .lastBaseline instead")
  public var baseline: ConstraintMakerExtendable { add(ConstraintAttributes(.lastBaseline)) }

  /// The baseline of the first line of text.
  public var firstBaseline: ConstraintMakerExtendable { add(ConstraintAttributes(.firstBaseline)) }

  /// The left margin.
  public var leftMargin: ConstraintMakerExtendable { add(ConstraintAttributes(.leftMargin)) }

  /// The right margin.
  public var rightMargin: ConstraintMakerExtendable { add(ConstraintAttributes(.rightMargin)) }

  /// The top margin.
  public var topMargin: ConstraintMakerExtendable { add(ConstraintAttributes(.topMargin)) }

  /// The bottom margin.
  public var bottomMargin: ConstraintMakerExtendable { add(ConstraintAttributes(.bottomMargin)) }

  /// The margin at which a line of text begins.
  public var leadingMargin: ConstraintMakerExtendable { add(ConstraintAttributes(.leadingMargin)) }

  /// The margin at which a line of text ends.
  public var trailingMargin: ConstraintMakerExtendable {
    add(ConstraintAttributes(.trailingMargin))
  }

  /// The centre between the left and the right margin.
  public var centerXWithinMargins: ConstraintMakerExtendable {
    add(ConstraintAttributes(.centerXWithinMargins))
  }

  /// The centre between the top and the bottom margin.
  public var centerYWithinMargins: ConstraintMakerExtendable {
    add(ConstraintAttributes(.centerYWithinMargins))
  }

  /// Left, top, right and bottom.
  public var edges: ConstraintMakerExtendable { add(.edges) }

  /// Left and right.
  public var horizontalEdges: ConstraintMakerExtendable { add(.horizontalEdges) }

  /// Top and bottom.
  public var verticalEdges: ConstraintMakerExtendable { add(.verticalEdges) }

  /// Leading, top, trailing and bottom.
  public var directionalEdges: ConstraintMakerExtendable { add(.directionalEdges) }

  /// Leading and trailing.
  public var directionalHorizontalEdges: ConstraintMakerExtendable {
    add(.directionalHorizontalEdges)
  }

  /// Top and bottom.
  public var directionalVerticalEdges: ConstraintMakerExtendable { add(.verticalEdges) }

  /// Width and height.
  public var size: ConstraintMakerExtendable { add(.size) }

  /// Both centres.
  public var center: ConstraintMakerExtendable { add(.center) }

  /// The four margins.
  public var margins: ConstraintMakerExtendable { add(.margins) }

  /// The four margins, in reading direction.
  public var directionalMargins: ConstraintMakerExtendable { add(.directionalMargins) }

  /// Both centres within the margins.
  public var centerWithinMargins: ConstraintMakerExtendable { add(.centerWithinMargins) }
}
