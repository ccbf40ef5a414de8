public import Foundation

/// How one section of a compositional layout is laid out: a group, again and again.
@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject {
  final let group: NSCollectionLayoutGroup

  /// A section of groups.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }

  /// Room around the groups. Headers and footers lie outside of it.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// Points between two groups.
  open var interGroupSpacing: CGFloat = 0
  /// From where `contentInsets` count, across the direction in which the layout scrolls.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// The same for headers and footers.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// Whether headers and footers keep to the content insets across the layout's direction.
  open var supplementariesFollowContentInsets = true
  /// Headers, footers and the like.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Views behind the section.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// Whether the groups lie in a row that is scrolled by itself, across the layout's direction, and
  /// where it comes to rest.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none

  /// Called with what is in sight before it is shown anew: what is changed of it is followed.
  ///
  /// It is told the items of the section that are in sight, the row's offset, or that of the
  /// collection view where the section is no row, and the surroundings.
  open var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  /// Refused: lists of UIKit's own look are not built here.
  @available(
    *, unavailable, message: "lists are not built here: use a section of groups as wide as the view"
  )
  open class func list(
    using configuration: Any, layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    Unsupported.call(
      "NSCollectionLayoutSection.list(using:layoutEnvironment:)",
      advice: "Use a section of groups as wide as the view.")
  }
}

/// Told of what is in sight of a section.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  (
    _ visibleItems: [any NSCollectionLayoutVisibleItem], _ scrollOffset: CGPoint,
    _ layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> Void

/// Where a row that is scrolled by itself comes to rest.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// The section is no such row.
  case none
  /// Anywhere.
  case continuous
  /// With a group at its beginning.
  case continuousGroupLeadingBoundary
  /// At multiples of the collection view's width.
  case paging
  /// With a group at its beginning, one from the present group at most.
  case groupPaging
  /// With a group in its middle, one from the present group at most.
  case groupPagingCentered

  /// Whether a flick goes one further at most.
  var isPaged: Bool {
    switch self {
    case .none, .continuous, .continuousGroupLeadingBoundary: false
    case .paging, .groupPaging, .groupPagingCentered: true
    }
  }
}

/// From where insets of a compositional layout count.
public enum UIContentInsetsReference: Int, Sendable {
  /// As the layout's configuration says; there it is the safe area.
  case automatic
  /// From the view's edges.
  case none
  /// From the safe area.
  case safeArea
  /// From the layout margins.
  case layoutMargins
  /// From the readable width.
  case readableContent
}
