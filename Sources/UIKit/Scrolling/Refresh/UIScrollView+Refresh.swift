import Foundation

/// The control above the content.
extension UIScrollView {
  /// Room that the control takes while it refreshes.
  var refreshInset: CGFloat { hasRoomForRefresh ? UIRefreshControl.height : 0 }

  /// How many views stand behind the cells of a list.
  func viewsBehind(with background: UIView?) -> Int {
    [background, refreshControl].count { $0 != nil && $0?.superview === self }
  }

  func refreshControlDidChange(from old: UIRefreshControl?) {
    guard refreshControl !== old else { return }
    old?.removeFromSuperview()
    if let control = refreshControl {
      insertSubview(control, at: 0)
      control.place(pull: pull)
    }
    refreshingDidChange()
  }

  /// The control has begun or ended: content at the top goes down below it, or up again. Under a
  /// finger nothing changes until it is lifted.
  func refreshingDidChange(isReleased: Bool = false) {
    let isRefreshing = refreshControl?.isRefreshing ?? false
    guard isRefreshing != hasRoomForRefresh, activity.drag == nil || isReleased else { return }
    // Content that was let go comes back by itself to the end that it finds.
    let wasAtTop =
      !activity.isBusy && contentOffset.y == legalRange(.vertical).lowerBound && !isRefreshing
    if wasAtTop, window != nil, UIView.areAnimationsEnabled {
      let top = CGPoint(x: contentOffset.x, y: contentOffset.y + UIRefreshControl.height)
      scroll(to: top, animated: true)
    }
    let held = contentOffset
    hasRoomForRefresh = isRefreshing
    updateAdjustedInset()
    // That it begins does not scroll.
    if isRefreshing, !activity.isBusy { moveContent(to: held) }
  }

  /// The content has moved.
  func tellRefreshControl() {
    refreshControl?.follow(pull: pull, isFingerDown: activity.drag != nil)
  }

  /// By how much content is pulled down beyond its top, without the room of the control.
  private var pull: CGFloat {
    0 - contentOffset.y - (adjustedContentInset.top - refreshInset)
  }
}
