public import Foundation

extension UICollectionView {
  /// What kind of view an element is.
  public enum ElementCategory: UInt, Sendable {
    /// A cell.
    case cell
    /// A header, a footer or another view with data.
    case supplementaryView
    /// A view without data.
    case decorationView
  }

  /// The kind of a section's header.
  nonisolated public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"

  /// The kind of a section's footer.
  nonisolated public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
}

/// Where a layout wants one cell or other view, and how it is to look.
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  /// The element's path.
  open var indexPath = IndexPath(item: 0, section: 0)

  /// What kind of view it is.
  open private(set) var representedElementCategory = UICollectionView.ElementCategory.cell

  /// The kind of a supplementary or decoration view; nil for a cell.
  open private(set) var representedElementKind: String?

  /// The middle, in the content's coordinates.
  open var center = CGPoint.zero

  /// The size, before it is transformed.
  open var size = CGSize.zero

  /// How it is turned, scaled and moved about its middle.
  open var transform = CGAffineTransform.identity

  /// How opaque it is, 0 to 1.
  open var alpha: CGFloat = 1

  /// Which elements lie in front: those with the larger number.
  open var zIndex = 0

  /// Whether there is no view for it now.
  open var isHidden = false

  /// The section in whose row it is scrolled; nil for an element of the content itself.
  final var row: Int?

  /// Which sides its content has the last word on; none in layouts that say nothing of it.
  final var estimated: EstimatedAxes = []

  /// Whether the content has not said it yet.
  final var isEstimate = false

  /// Attributes of no element yet.
  public override init() {
    super.init()
  }

  /// Those of a cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Those of a supplementary view.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath)
  {
    self.init()
    become(.supplementaryView, elementKind, at: indexPath)
  }

  /// Those of a decoration view.
  public convenience init(forDecorationViewOfKind kind: String, with indexPath: IndexPath) {
    self.init()
    become(.decorationView, kind, at: indexPath)
  }

  func become(
    _ category: UICollectionView.ElementCategory, _ kind: String?, at path: IndexPath
  ) {
    representedElementCategory = category
    representedElementKind = kind
    indexPath = path
  }

  /// Attributes of a class, which is this one or below it.
  static func make(_ type: AnyClass) -> UICollectionViewLayoutAttributes {
    guard type is UICollectionViewLayoutAttributes.Type else {
      return UICollectionViewLayoutAttributes()
    }
    let made: NSObject = unsafeBitCast(type, to: DelegateBlueprint.Type.self).init()
    return unsafeDowncast(made, to: UICollectionViewLayoutAttributes.self)
  }

  /// Place and size, transformed.
  open var frame: CGRect {
    get {
      let own = CGRect(
        x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
      let box = transform == .identity ? own : own.applying(transform)
      return box.offsetBy(dx: center.x, dy: center.y)
    }
    set {
      size = newValue.size
      center = CGPoint(x: newValue.midX, y: newValue.midY)
    }
  }

  /// The size at the origin.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  /// A copy of the same class. A subclass copies what it adds.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self.make(Swift.type(of: self))
    copy.become(representedElementCategory, representedElementKind, at: indexPath)
    copy.center = center
    copy.size = size
    copy.transform = transform
    copy.alpha = alpha
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    copy.row = row
    copy.estimated = estimated
    copy.isEstimate = isEstimate
    return copy
  }

  /// Whether all is the same. A subclass compares what it adds.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return indexPath == other.indexPath
      && representedElementCategory == other.representedElementCategory
      && representedElementKind == other.representedElementKind && center == other.center
      && size == other.size && transform == other.transform && alpha == other.alpha
      && zIndex == other.zIndex && isHidden == other.isHidden
  }

  /// Agrees with `isEqual`.
  open override var hash: Int { indexPath.hashValue }

  var key: CollectionElement {
    CollectionElement(
      category: representedElementCategory, kind: representedElementKind, path: indexPath)
  }
}

/// Which cell or other view something is about.
struct CollectionElement: Hashable {
  var category: UICollectionView.ElementCategory
  var kind: String?
  var path: IndexPath

  static func cell(_ path: IndexPath) -> Self { Self(category: .cell, kind: nil, path: path) }
}
