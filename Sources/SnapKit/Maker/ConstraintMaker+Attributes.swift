internal import UIKit

/// The first word of a chain: what of the item is constrained.
extension ConstraintMaker {
  /// The left edge.
  public var left: ConstraintMakerExtendable { begin(ConstraintAttributes(.left)) }

  /// The top edge.
  public var top: ConstraintMakerExtendable { begin(ConstraintAttributes(.top)) }

  /// The bottom edge.
  public var bottom: ConstraintMakerExtendable { begin(ConstraintAttributes(.bottom)) }

  /// The right edge.
  public var right: ConstraintMakerExtendable { begin(ConstraintAttributes(.right)) }

  /// The edge at which a line of text begins.
  public var leading: ConstraintMakerExtendable { begin(ConstraintAttributes(.leading)) }

  /// The edge at which a line of text ends.
  public var trailing: ConstraintMakerExtendable { begin(ConstraintAttributes(.trailing)) }

  /// The width.
  public var width: ConstraintMakerExtendable { begin(ConstraintAttributes(.width)) }

  /// The height.
  public var height: ConstraintMakerExtendable { begin(ConstraintAttributes(.height)) }

  /// The centre between left and right.
  public var centerX: ConstraintMakerExtendable { begin(ConstraintAttributes(.centerX)) }

  /// The centre between top and bottom.
  public var centerY: ConstraintMakerExtendable { begin(ConstraintAttributes(.centerY)) }

  /// The baseline of the last line of text.
  public var lastBaseline: ConstraintMakerExtendable { begin(ConstraintAttributes(.lastBaseline)) }

  /// The name that iOS gave to `lastBaseline` first.
  @available(*, deprecated, message: "Use .lastBaseline instead")
  public var baseline: ConstraintMakerExtendable { begin(ConstraintAttributes(.lastBaseline)) }

  /// The baseline of the first line of text.
  public var firstBaseline: ConstraintMakerExtendable {
    begin(ConstraintAttributes(.firstBaseline))
  }

  /// The left margin.
  public var leftMargin: ConstraintMakerExtendable { begin(ConstraintAttributes(.leftMargin)) }

  /// The right margin.
  public var rightMargin: ConstraintMakerExtendable { begin(ConstraintAttributes(.rightMargin)) }

  /// The top margin.
  public var topMargin: ConstraintMakerExtendable { begin(ConstraintAttributes(.topMargin)) }

  /// The bottom margin.
  public var bottomMargin: ConstraintMakerExtendable { begin(ConstraintAttributes(.bottomMargin)) }

  /// The margin at which a line of text begins.
  public var leadingMargin: ConstraintMakerExtendable {
    begin(ConstraintAttributes(.leadingMargin))
  }

  /// The margin at which a line of text ends.
  public var trailingMargin: ConstraintMakerExtendable {
    begin(ConstraintAttributes(.trailingMargin))
  }

  /// The centre between the left and the right margin.
  public var centerXWithinMargins: ConstraintMakerExtendable {
    begin(ConstraintAttributes(.centerXWithinMargins))
  }

  /// The centre between the top and the bottom margin.
  public var centerYWithinMargins: ConstraintMakerExtendable {
    begin(ConstraintAttributes(.centerYWithinMargins))
  }

  /// Left, top, right and bottom.
  public var edges: ConstraintMakerExtendable { begin(.edges) }

  /// Left and right.
  public var horizontalEdges: ConstraintMakerExtendable { begin(.horizontalEdges) }

  /// Top and bottom.
  public var verticalEdges: ConstraintMakerExtendable { begin(.verticalEdges) }

  /// Leading, top, trailing and bottom.
  public var directionalEdges: ConstraintMakerExtendable { begin(.directionalEdges) }

  /// Leading and trailing.
  public var directionalHorizontalEdges: ConstraintMakerExtendable {
    begin(.directionalHorizontalEdges)
  }

  /// Top and bottom.
  public var directionalVerticalEdges: ConstraintMakerExtendable { begin(.verticalEdges) }

  /// Width and height.
  public var size: ConstraintMakerExtendable { begin(.size) }

  /// Both centres.
  public var center: ConstraintMakerExtendable { begin(.center) }

  /// The four margins.
  public var margins: ConstraintMakerExtendable { begin(.margins) }

  /// The four margins, in reading direction.
  public var directionalMargins: ConstraintMakerExtendable { begin(.directionalMargins) }

  /// Both centres within the margins.
  public var centerWithinMargins: ConstraintMakerExtendable { begin(.centerWithinMargins) }
}
