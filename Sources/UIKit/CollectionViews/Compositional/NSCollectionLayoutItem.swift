public import Foundation

/// One cell of a compositional layout, as a pattern for as many as there are.
@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject {
  /// The size in its container.
  public final let layoutSize: NSCollectionLayoutSize
  /// Badges and the like that come with it.
  public final let supplementaryItems: [NSCollectionLayoutSupplementaryItem]

  /// Room inside of the size, around the cell. Along a side that is estimated it does not count.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// Room outside of the size.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  /// An item of a size.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// An item of a size, with badges.
  public init(
    layoutSize: NSCollectionLayoutSize,
    supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    self.layoutSize = layoutSize
    self.supplementaryItems = supplementaryItems
    super.init()
  }

  /// A rectangle without the content insets, as far as they count.
  final func inset(_ rect: CGRect) -> CGRect {
    let axes = layoutSize.estimatedAxes
    var insets = contentInsets
    if axes.contains(.width) { (insets.leading, insets.trailing) = (0, 0) }
    if axes.contains(.height) { (insets.top, insets.bottom) = (0, 0) }
    return CGRect(
      x: rect.minX + insets.leading, y: rect.minY + insets.top,
      width: max(0, rect.width - insets.leading - insets.trailing),
      height: max(0, rect.height - insets.top - insets.bottom))
  }
}
