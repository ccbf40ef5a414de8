public import Foundation

/// Room between two items of a compositional layout, or beside one.
@preconcurrency @MainActor open class NSCollectionLayoutSpacing: NSObject {
  /// Points: exactly so many, or at least.
  public final let spacing: CGFloat
  /// Whether it takes its share of the room that is left.
  public final let isFlexibleSpacing: Bool

  /// Made by the factories below.
  init(_ spacing: CGFloat, isFlexible: Bool) {
    self.spacing = spacing
    isFlexibleSpacing = isFlexible
    super.init()
  }

  /// At least so many points; what room is left is shared evenly.
  public class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
  }

  /// So many points.
  public class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
  }

  /// Whether it is always as large.
  public final var isFixedSpacing: Bool { !isFlexibleSpacing }
}

/// Room around an item, a group or a header of a compositional layout, outside of its size.
@preconcurrency @MainActor open class NSCollectionLayoutEdgeSpacing: NSObject {
  /// Where a line of text begins.
  public final let leading: NSCollectionLayoutSpacing?
  /// Above.
  public final let top: NSCollectionLayoutSpacing?
  /// Where a line of text ends.
  public final let trailing: NSCollectionLayoutSpacing?
  /// Below.
  public final let bottom: NSCollectionLayoutSpacing?

  /// Room at each edge; nil for none.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
    super.init()
  }

  /// The room before and behind along an axis.
  final func ends(
    _ axis: ScrollAxis
  ) -> (start: NSCollectionLayoutSpacing?, end: NSCollectionLayoutSpacing?) {
    axis == .horizontal ? (leading, trailing) : (top, bottom)
  }
}
