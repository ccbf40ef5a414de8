public import Foundation

/// The surroundings in which a section is laid out.
@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment: AnyObject {
  /// The room that there is.
  var container: any NSCollectionLayoutContainer { get }
  /// The collection view's traits.
  var traitCollection: UITraitCollection { get }
}

/// The room for a section or a group.
@preconcurrency @MainActor public protocol NSCollectionLayoutContainer: AnyObject {
  /// Its size, insets included; of a collection view, without its adjusted content inset.
  var contentSize: CGSize { get }
  /// Its size without insets.
  var effectiveContentSize: CGSize { get }
  /// What is kept clear at its edges.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The same, as far as it counts.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// Surroundings as the layout finds them.
@MainActor
final class LayoutSurroundings: NSCollectionLayoutEnvironment,
  NSCollectionLayoutContainer
{
  let contentSize: CGSize
  let contentInsets: NSDirectionalEdgeInsets
  let traitCollection: UITraitCollection

  init(size: CGSize, insets: NSDirectionalEdgeInsets, traits: UITraitCollection) {
    contentSize = size
    contentInsets = insets
    traitCollection = traits
  }

  var container: any NSCollectionLayoutContainer { self }
  var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
  var effectiveContentSize: CGSize {
    CGSize(
      width: max(0, contentSize.width - contentInsets.leading - contentInsets.trailing),
      height: max(0, contentSize.height - contentInsets.top - contentInsets.bottom))
  }
}

/// What is in sight of a section, and how it is to look; see
/// `NSCollectionLayoutSection.visibleItemsInvalidationHandler`.
@preconcurrency @MainActor public protocol NSCollectionLayoutVisibleItem: AnyObject {
  /// Its path.
  var indexPath: IndexPath { get }
  /// Place and size in the content's coordinates, transformed; of a row, in the row's.
  var frame: CGRect { get }
  /// The size at the origin.
  var bounds: CGRect { get }
  /// The middle.
  var center: CGPoint { get set }
  /// How opaque it is, 0 to 1.
  var alpha: CGFloat { get set }
  /// Which items lie in front: those with the larger number.
  var zIndex: Int { get set }
  /// Whether it is not shown.
  var isHidden: Bool { get set }
  /// How it is turned, scaled and moved about its middle.
  var transform: CGAffineTransform { get set }
  /// What kind of view it is.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// The kind of a supplementary or decoration view; nil for a cell.
  var representedElementKind: String? { get }
}

/// One of them: changes its attributes.
@MainActor final class VisibleItem: NSCollectionLayoutVisibleItem {
  private let attributes: UICollectionViewLayoutAttributes
  /// What is added to a place in the content for one in the row.
  private let shift: CGPoint

  init(_ attributes: UICollectionViewLayoutAttributes, shift: CGPoint) {
    self.attributes = attributes
    self.shift = shift
  }

  var indexPath: IndexPath { attributes.indexPath }
  var frame: CGRect { attributes.frame.offsetBy(dx: shift.x, dy: shift.y) }
  var bounds: CGRect { attributes.bounds }
  var center: CGPoint {
    get { CGPoint(x: attributes.center.x + shift.x, y: attributes.center.y + shift.y) }
    set { attributes.center = CGPoint(x: newValue.x - shift.x, y: newValue.y - shift.y) }
  }
  var alpha: CGFloat {
    get { attributes.alpha }
    set { attributes.alpha = newValue }
  }
  var zIndex: Int {
    get { attributes.zIndex }
    set { attributes.zIndex = newValue }
  }
  var isHidden: Bool {
    get { attributes.isHidden }
    set { attributes.isHidden = newValue }
  }
  var transform: CGAffineTransform {
    get { attributes.transform }
    set { attributes.transform = newValue }
  }
  var representedElementCategory: UICollectionView.ElementCategory {
    attributes.representedElementCategory
  }
  var representedElementKind: String? { attributes.representedElementKind }
}
