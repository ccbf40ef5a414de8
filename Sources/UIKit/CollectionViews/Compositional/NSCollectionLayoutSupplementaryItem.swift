public import Foundation

/// A badge or the like that is fastened to an item of a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind of view that the data source is asked for.
  public final let elementKind: String
  /// Where it is fastened on the item.
  public final let containerAnchor: NSCollectionLayoutAnchor
  /// Which point of its own is fastened there; nil for the one at the same edges.
  public final let itemAnchor: NSCollectionLayoutAnchor?
  /// Which views lie in front: those with the larger number.
  open var zIndex = 1

  /// A badge whose edges lie at those of the item.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(
      layoutSize: layoutSize, kind: elementKind, containerAnchor: containerAnchor, itemAnchor: nil)
  }

  /// A badge of which one point lies at one of the item.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(
      layoutSize: layoutSize, kind: elementKind, containerAnchor: containerAnchor,
      itemAnchor: itemAnchor)
  }

  init(
    layoutSize: NSCollectionLayoutSize, kind: String, containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor?
  ) {
    elementKind = kind
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Its place on the cell that it belongs to.
  final func frame(on cell: CGRect, size: CGSize) -> CGRect {
    let target = containerAnchor.point(of: cell)
    let own = (itemAnchor ?? containerAnchor).point(of: CGRect(origin: .zero, size: size))
    let shift = containerAnchor.shift(for: size)
    let ownShift = itemAnchor?.shift(for: size) ?? .zero
    return CGRect(
      origin: CGPoint(
        x: target.x - own.x + shift.x + ownShift.x, y: target.y - own.y + shift.y + ownShift.y),
      size: size)
  }
}

/// A header, a footer or the like at an edge of a section, or of the whole layout.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// At which edge or corner it lies.
  public final let alignment: NSRectAlignment
  /// How far it is moved from there, in points.
  public final let offset: CGPoint
  /// Whether the section is larger by it; else it lies over the items.
  open var extendsBoundary = true
  /// Whether it stays in sight while its section is.
  open var pinToVisibleBounds = false

  /// One at an edge or a corner.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
  ) {
    self.init(
      layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
  }

  /// One beside an edge or a corner.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint
  ) {
    self.alignment = alignment
    offset = absoluteOffset
    super.init(
      layoutSize: layoutSize, kind: elementKind,
      containerAnchor: NSCollectionLayoutAnchor(edges: []), itemAnchor: nil)
  }
}

/// A view without data behind a section.
@preconcurrency @MainActor open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind that a class is registered for with the layout.
  public final let elementKind: String
  /// Which views lie in front: those with the larger number.
  open var zIndex = -1

  /// One behind all of a section, headers included; `contentInsets` make it smaller.
  public class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind)
  }

  /// Made by the factory above.
  init(_ elementKind: String) {
    self.elementKind = elementKind
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
      supplementaryItems: [])
  }
}
