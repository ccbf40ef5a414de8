extension UIScrollView {
  /// Whether it is the content of a controller that a navigation or tab bar controller shows: the
  /// controller's root view, or the first view in that (fact 2.23).
  var isContentOfContainer: Bool {
    let controller =
      controller
      ?? superviewLink.flatMap { outer in
        outer.subviewList.first === self ? outer.controller : nil
      }
    guard let parent = controller?.parent else { return false }
    return parent is UINavigationController || parent is UITabBarController
  }
}
