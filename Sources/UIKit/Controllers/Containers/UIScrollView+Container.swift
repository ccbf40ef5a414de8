extension UIViewController {
  /// The scroll view that fills its view: the root view, or the first view in that (fact 2.23).
  var contentScrollView: UIScrollView? {
    guard let view = viewIfLoaded else { return nil }
    return view as? UIScrollView ?? view.subviewList.first as? UIScrollView
  }
}

extension UIScrollView {
  /// Whether it is the content of a controller that a navigation or tab bar controller shows, and that
  /// has not said that it minds its insets itself.
  var isContentOfContainer: Bool {
    guard let holder = controller ?? superviewLink?.controller, holder.contentScrollView === self,
      holder.adjustsScrollViewInsets, let parent = holder.parent
    else { return false }
    return parent is UINavigationController || parent is UITabBarController
  }
}
