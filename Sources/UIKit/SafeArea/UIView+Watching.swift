extension UIView {
  /// From now on changes of the view's safe area are told.
  final func watchSafeArea() {
    guard !safeArea.isWatched else { return }
    countWatched(1)
    safeArea.isWatched = true
    // Nobody had to be told until now.
    _ = takeMargins()
    mark(.safeArea)
  }

  /// The subviews that are watched or have watched ones below, in order.
  ///
  /// - Complexity: O(1); O(subviews) after one of them came, went, or began to be watched.
  final var watchedSubviews: [UIView] {
    if let known = safeArea.watchedSubviews { return known }
    var views: [UIView] = []
    for view in subviewList where view.safeArea.isInPasses { views.append(view) }
    safeArea.watchedSubviews = views
    return views
  }

  /// A subview has come; its links are set.
  final func safeAreaSubviewCame(_ view: UIView) {
    SafeAreaVersion.advance()
    if view.marginState.preservesSuperview { watchSafeArea() }
    if view.safeArea.watchedCount > 0 { countWatched(view.safeArea.watchedCount) }
    safeArea.watchedSubviews = nil
  }

  /// A subview is going.
  final func safeAreaSubviewWent(_ view: UIView) {
    SafeAreaVersion.advance()
    if view.safeArea.watchedCount > 0 { countWatched(-view.safeArea.watchedCount) }
    safeArea.watchedSubviews = nil
  }

  /// More views are watched in this subtree, or fewer.
  ///
  /// - Complexity: O(depth)
  private func countWatched(_ more: Int) {
    var view: UIView? = self
    while let present = view {
      if !present.safeArea.isInPasses {
        // Passes go on from what it is now.
        present.safeArea.insets = present.presentSafeArea
      }
      present.safeArea.watchedCount += more
      present.node.pointee.isInSafeAreaPasses = present.safeArea.isInPasses
      present.safeArea.version = 0
      let superview = present.superviewLink
      superview?.safeArea.watchedSubviews = nil
      view = superview
    }
  }
}
