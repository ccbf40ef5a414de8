import Foundation

/// A large title and a search bar, and the content that scrolls them away: the search bar first.
struct LargeTitle {
  /// The content of the controller in front; nil where nothing scrolls the title away.
  weak var content: UIScrollView?
  /// How much room the title takes at most; 0 for none.
  var titleLimit: CGFloat = 0
  /// How much room a search bar takes that is scrolled away; 0 for none.
  var searchLimit: CGFloat = 0
  /// How much room both take.
  var limit: CGFloat { titleLimit + searchLimit }
  /// Where the row of buttons ends, from the top of the container.
  var edge: CGFloat = 0
  /// Whether the content stood at its top when it came below the bar, and has not moved since.
  var isUntouched = false
}

extension UINavigationController {
  /// How much room there is for a large title and a search bar: less while they are scrolled away,
  /// more while content is pulled down beyond them.
  ///
  /// - Parameter edge: where what stays ends.
  func largeTitleRoom(below edge: CGFloat) -> CGFloat {
    let titleLimit = showsLargeTitle ? BarMetrics.largeTitleHeight(traitCollection) : 0
    let searchLimit = isSearchScrolledAway ? BarMetrics.searchHeight : 0
    let limit = titleLimit + searchLimit
    let content = limit > 0 && bar.isTranslucent ? shown?.contentBelowBar : nil
    let isNew =
      content !== largeTitle.content || titleLimit != largeTitle.titleLimit
      || searchLimit != largeTitle.searchLimit || edge != largeTitle.edge
    if isNew {
      largeTitle.content?.titleOwner = nil
      largeTitle.content?.roomAbove = 0
      largeTitle.content?.spareRoomAbove = 0
      largeTitle = LargeTitle(
        content: content, titleLimit: titleLimit, searchLimit: searchLimit, edge: edge)
      content?.titleOwner = self
    }
    guard limit > 0, let content else { return limit }
    // Content that was never below this bar and stands at its top has the title above it, and the
    // search bar is away.
    if isNew {
      largeTitle.isUntouched = content.contentOffset.y == 0 - content.adjustedContentInset.top
    }
    let room = largeTitle.isUntouched ? titleLimit : max(0, roomLeft(by: content))
    content.roomAbove = limit - min(room, limit)
    // Nobody has to look at a search bar for want of content.
    content.spareRoomAbove = min(content.roomAbove, searchLimit)
    return room
  }

  /// The distance from the row of buttons to the content's top.
  private func roomLeft(by content: UIScrollView) -> CGFloat {
    0 - content.contentOffset.y - content.contentInset.top - content.refreshInset - largeTitle.edge
  }

  /// Whether the item in front wants a large title: by itself, or as the one before it.
  private var showsLargeTitle: Bool {
    guard bar.prefersLargeTitles, !isNavigationBarHidden, !isRowAway else { return false }
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
    let old = coveredRoom
    placeContent()
    // The content's insets follow at once, so that its legal offsets stay as they are.
    if coveredRoom != old { loadedView.window?.updateSafeAreas() }
  }

  /// How much the bar covers of the content besides its row.
  private var coveredRoom: CGFloat {
    min(bar.largeTitleRoom, largeTitle.titleLimit) + bar.searchRoom
  }

  /// The search of the item in front, where it has one and the bar is shown.
  private var search: UISearchController? {
    isNavigationBarHidden ? nil : topViewController?.navigationItem.searchController
  }

  private var isSearchScrolledAway: Bool {
    guard let search, !search.isActive else { return false }
    return topViewController?.navigationItem.hidesSearchBarWhenScrolling == true
  }

  /// Whether the row of title and buttons gives way to a search.
  var isRowAway: Bool {
    search.map { $0.isActive && $0.hidesNavigationBarDuringPresentation } ?? false
  }

  /// How much room a search bar takes that stays.
  var fixedSearchRoom: CGFloat {
    search != nil && !isSearchScrolledAway ? BarMetrics.searchHeight : 0
  }

  /// How the room below the row is shared: what is pulled beyond both is the title's.
  func shares(of room: CGFloat) -> (title: CGFloat, search: CGFloat) {
    let search = min(largeTitle.searchLimit, max(0, room - largeTitle.titleLimit))
    return (largeTitle.titleLimit > 0 ? room - search : 0, search)
  }

  /// Where content comes to rest instead of with half a title or half a search bar: with the whole, or
  /// without.
  func restingOffset(near y: CGFloat) -> CGFloat {
    guard let content = largeTitle.content, largeTitle.limit > 0 else { return y }
    let end = 0 - content.contentInset.top - content.refreshInset - largeTitle.edge
    let start = end - largeTitle.limit
    guard y > start, y < end else { return y }
    // Of two that are as near the one with less counts.
    let places = [end, end - largeTitle.titleLimit, start]
    return places.min { ($0 - y).magnitude < ($1 - y).magnitude } ?? y
  }
}

extension UIViewController {
  /// The scroll view that fills its view, if bars change its insets.
  fileprivate var contentBelowBar: UIScrollView? {
    contentScrollView.flatMap { $0.contentInsetAdjustmentBehavior == .never ? nil : $0 }
  }
}
