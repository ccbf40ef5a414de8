public import Foundation

/// Lays out each section of a collection view by a pattern of its own: groups of items that follow one
/// another, or that are scrolled in a row by themselves.
///
/// Sizes are fractions of the room around, points, or estimates that the content corrects when it is
/// first seen; a cell is asked with the sides that are not estimated as they are. Fractions of a section
/// are those of the view without its adjusted content inset and the section's own insets.
///
/// Apple does not document all of this. Our choice is: groups without an estimated length keep it when
/// items run out; a section with an edge at which several headers lie makes room for the largest; a
/// background lies behind headers too; what is pinned lies in front of cells. Badges of groups, lists
/// of UIKit's look and invalidating single elements are not built.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private final let provider: UICollectionViewCompositionalLayoutSectionProvider
  private final var settings: UICollectionViewCompositionalLayoutConfiguration

  final var geometry = CompositionalGeometry()
  /// Whether sections have to be asked for and laid out anew.
  final var needsBuild = true
  /// The sizes that cells and headers have asked for; never iterated over.
  final var measured: [CollectionElement: CGSize] = [:]
  /// How far rows were scrolled, by their sections; never iterated over.
  final var rowOffsets: [Int: CGFloat] = [:]
  /// For which surroundings all was laid out.
  final var builtFor: CompositionalRoom?

  /// All sections by one pattern.
  public convenience init(section: NSCollectionLayoutSection) {
    self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  /// All sections by one pattern.
  public convenience init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.init(sectionProvider: { _, _ in section }, configuration: configuration)
  }

  /// Sections by patterns that a closure gives, each time that the room changes.
  public convenience init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) {
    self.init(
      sectionProvider: sectionProvider,
      configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  /// Sections by patterns that a closure gives, each time that the room changes.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    settings = configuration
    super.init()
  }

  /// Storyboards are not read here: nothing calls this but an app's own subclasses.
  public required init?(coder: NSCoder) {
    provider = { _, _ in nil }
    settings = UICollectionViewCompositionalLayoutConfiguration()
    super.init(coder: coder)
  }

  /// Direction, spacing, and headers of the whole layout. What is changed of it counts once it is set.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    get { settings }
    set {
      settings = newValue
      invalidateLayout()
    }
  }

  /// Refused: lists of UIKit's own look are not built here.
  @available(
    *, unavailable, message: "lists are not built here: use a section of groups as wide as the view"
  )
  public class func list(using configuration: Any) -> UICollectionViewCompositionalLayout {
    Unsupported.call(
      "UICollectionViewCompositionalLayout.list(using:)",
      advice: "Use a section of groups as wide as the view.")
  }

  // MARK: What UIKit asks

  /// Asks for the sections and lays them out. An override calls super.
  open override func prepare() {
    super.prepare()
    guard needsBuild, let collectionView else { return }
    needsBuild = false
    let room = room(in: collectionView.bounds.size)
    // What was measured in another width may be another size now.
    if let builtFor, builtFor != room { measured = [:] }
    builtFor = room
    geometry = CompositionalBuilder(layout: self, view: collectionView).build()
  }

  open override var collectionViewContentSize: CGSize { geometry.contentSize }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    elements(in: rect)
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    geometry.item(indexPath).map { attributes(of: $0, in: indexPath.section) }
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    edgeAttributes(
      CollectionElement(category: .supplementaryView, kind: elementKind, path: indexPath))
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    edgeAttributes(
      CollectionElement(category: .decorationView, kind: elementKind, path: indexPath))
  }

  /// It is another one in another room, and where something stays in sight or is watched.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    geometry.hasPins || geometry.hasHandlers || builtFor != room(in: newBounds.size)
  }

  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    context.isOfPlaceAlone = builtFor == room(in: newBounds.size)
    return context
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard originalAttributes.isEstimate, measured[originalAttributes.key] == nil else {
      return false
    }
    guard preferredAttributes.size != originalAttributes.size else {
      // It asks for what it has: it need not be asked again.
      measured[originalAttributes.key] = originalAttributes.size
      return false
    }
    return true
  }

  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    measured[originalAttributes.key] = preferredAttributes.size
    return super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes,
      withOriginalAttributes: originalAttributes)
  }

  open override func invalidateLayout() {
    needsBuild = true
    measured = [:]
    super.invalidateLayout()
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if !context.isOfPlaceAlone { needsBuild = true }
    if context.invalidateDataSourceCounts { keepSizes(movedTo: context.places) }
    super.invalidateLayout(with: context)
  }

  // MARK: Seams

  override var asksCells: Bool { geometry.hasEstimates }

  override func forgetSize(of element: CollectionElement) { measured[element] = nil }

  override func keepSizes(movedTo places: [IndexPath: IndexPath]) {
    let old = measured
    measured = [:]
    // Each place is written once, so that the order is of no consequence.
    for (from, to) in places { measured[.cell(to)] = old[.cell(from)] }
  }

  override func surroundingsDidChange() {
    guard let collectionView, let builtFor, builtFor != room(in: collectionView.bounds.size) else {
      return
    }
    invalidateLayout()
  }

  override func rows(in rect: CGRect) -> [OrthogonalRow] {
    geometry.sections.compactMap(\.row).filter { $0.frame.intersects(rect) }
  }

  override func row(_ section: Int) -> OrthogonalRow? {
    geometry.sections.indices.contains(section) ? geometry.sections[section].row : nil
  }

  override func offset(of row: OrthogonalRow) -> CGFloat { rowOffsets[row.section] ?? row.start }

  override func noteOffset(_ offset: CGFloat, ofRow section: Int) { rowOffsets[section] = offset }

  final func section(
    _ number: Int, _ surroundings: LayoutSurroundings
  ) -> NSCollectionLayoutSection? {
    provider(number, surroundings)
  }
}

/// Gives the pattern of a section in its surroundings.
public typealias UICollectionViewCompositionalLayoutSectionProvider = (
  _ section: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

/// What a compositional layout does with all of its sections.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  /// The direction in which it scrolls.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// Points between two sections.
  open var interSectionSpacing: CGFloat = 0
  /// Headers and footers of the whole layout. Their paths have one index, that in this list.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// From where content insets count in sections that do not say it.
  open var contentInsetsReference = UIContentInsetsReference.safeArea

  /// One that scrolls up and down.
  public override init() {
    super.init()
  }
}

/// What the sections of a compositional layout follow: where that is the same, they are.
struct CompositionalRoom: Equatable {
  var size: CGSize
  var safeArea: UIEdgeInsets
  var margins: UIEdgeInsets
  var traits: UITraitCollection
}

extension UICollectionViewCompositionalLayout {
  /// The room for sections in a view of a size.
  func container(of size: CGSize) -> CGSize {
    let inset = collectionView?.adjustedContentInset ?? .zero
    return CGSize(
      width: max(0, size.width - inset.left - inset.right),
      height: max(0, size.height - inset.top - inset.bottom))
  }

  func room(in size: CGSize) -> CompositionalRoom {
    let axis: ScrollAxis = configuration.scrollDirection == .vertical ? .vertical : .horizontal
    // Insets along the layout's axis count in the container only.
    func across(_ insets: UIEdgeInsets?) -> UIEdgeInsets {
      let insets = insets ?? .zero
      return axis == .vertical
        ? UIEdgeInsets(top: 0, left: insets.left, bottom: 0, right: insets.right)
        : UIEdgeInsets(top: insets.top, left: 0, bottom: insets.bottom, right: 0)
    }
    return CompositionalRoom(
      size: container(of: size), safeArea: across(collectionView?.safeAreaInsets),
      margins: across(collectionView?.layoutMargins),
      traits: collectionView?.traitCollection ?? UITraitCollection())
  }
}
