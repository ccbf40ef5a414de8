public import Foundation

/// What of a layout is to be computed anew.
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Whether everything is, since the data have changed.
  open internal(set) var invalidateEverything = false

  /// Whether the numbers of sections and items are.
  open internal(set) var invalidateDataSourceCounts = false

  /// The cells that are; nil if the layout did not say.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?

  /// Added to the content offset when the layout is invalidated.
  open var contentOffsetAdjustment = CGPoint.zero

  /// Added to the content size when the layout is invalidated.
  open var contentSizeAdjustment = CGSize.zero

  /// Whether only what follows the bounds is, such as a header that stays in sight.
  final var isOfPlaceAlone = false

  /// Where items of before an update are now; none for data that were read anew.
  final var places: [IndexPath: IndexPath] = [:]

  /// A context that names nothing.
  public override init() {
    super.init()
  }

  /// Names cells.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }
}

/// The same for a flow layout.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext:
  UICollectionViewLayoutInvalidationContext
{
  /// Whether the delegate is asked for sizes, insets and spacings anew.
  open var invalidateFlowLayoutDelegateMetrics = true

  /// Whether the attributes are computed anew.
  open var invalidateFlowLayoutAttributes = true
}

/// One change of an update, as a layout is told of it.
@preconcurrency @MainActor open class UICollectionViewUpdateItem: NSObject {
  /// What happens to an item or a section.
  public enum Action: Int, Sendable {
    case insert, delete, reload, move, none
  }

  /// Its path before; nil for one that comes.
  public let indexPathBeforeUpdate: IndexPath?

  /// Its path after; nil for one that goes.
  public let indexPathAfterUpdate: IndexPath?

  /// What happens to it.
  public let updateAction: Action

  init(_ action: Action, before: IndexPath?, after: IndexPath?) {
    updateAction = action
    indexPathBeforeUpdate = before
    indexPathAfterUpdate = after
    super.init()
  }
}
