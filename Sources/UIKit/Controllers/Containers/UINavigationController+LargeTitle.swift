import Foundation

/// A large title, and the content that scrolls it away.
struct LargeTitle {
  /// The content of the controller in front; nil where nothing scrolls the title away.
  weak var content: UIScrollView?
  /// How much room the title takes at most; 0 for none.
  var limit: CGFloat = 0
  /// Where the row of buttons ends, from the top of the container.
  var edge: CGFloat = 0
  /// Whether the content stood at its top when it came below the bar, and has not moved since.
  var isUntouched = false
}

extension UINavigationController {
  /// How much room there is for a large title: less while it is scrolled away, more while content is
  /// pulled down beyond it.
  ///
  /// - Parameter edge: where the row of buttons ends.
  func largeTitleRoom(below edge: CGFloat) -> CGFloat {
    let limit = showsLargeTitle ? BarMetrics.largeTitleHeight(traitCollection) : 0
    let content = limit > 0 && bar.isTranslucent ? shown?.contentBelowBar : nil
    let isNew =
      content !== largeTitle.content || limit != largeTitle.limit || edge != largeTitle.edge
    if isNew {
      largeTitle.content?.titleOwner = nil
      largeTitle.content?.roomAbove = 0
      largeTitle = LargeTitle(content: content, limit: limit, edge: edge)
      content?.titleOwner = self
    }
    guard limit > 0, let content else { return limit }
    // Content that was never below this bar and stands at its top has the title above it.
    if isNew {
      largeTitle.isUntouched = content.contentOffset.y == 0 - content.adjustedContentInset.top
    }
    let room = largeTitle.isUntouched ? limit : max(0, roomLeft(by: content))
    content.roomAbove = limit - min(room, limit)
    return room
  }

  /// The distance from the row of buttons to the content's top.
  private func roomLeft(by content: UIScrollView) -> CGFloat {
    0 - content.contentOffset.y - content.contentInset.top - content.refreshInset - largeTitle.edge
  }

  /// Whether the item in front wants a large title: by itself, or as the one before it.
  private var showsLargeTitle: Bool {
    guard bar.prefersLargeTitles, !isNavigationBarHidden else { return false }
    for item in stack.map(\.navigationItem).reversed() {
      switch item.largeTitleDisplayMode {
      case .always: return true
      case .never: return false
      case .automatic: continue
      }
    }
    return true
  }

  /// The content has moved.
  func contentBelowBarMoved() {
    guard transition == nil, isViewLoaded else { return }
    largeTitle.isUntouched = false
    let old = min(bar.largeTitleRoom, largeTitle.limit)
    placeContent()
    // The content's insets follow at once, so that its legal offsets stay as they are.
    if min(bar.largeTitleRoom, largeTitle.limit) != old { loadedView.window?.updateSafeAreas() }
  }

  /// Where content comes to rest instead of with half a title: with the whole, or without.
  func restingOffset(near y: CGFloat) -> CGFloat {
    guard let content = largeTitle.content, largeTitle.limit > 0 else { return y }
    let end = 0 - content.contentInset.top - content.refreshInset - largeTitle.edge
    let start = end - largeTitle.limit
    guard y > start, y < end else { return y }
    return y - start < largeTitle.limit / 2 ? start : end
  }
}

extension UIViewController {
  /// The scroll view that fills its view, if bars change its insets.
  fileprivate var contentBelowBar: UIScrollView? {
    contentScrollView.flatMap { $0.contentInsetAdjustmentBehavior == .never ? nil : $0 }
  }
}
