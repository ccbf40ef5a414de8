extension UIScrollView {
  /// The content area: its size is `contentSize` (fact 2.2).
  public var contentLayoutGuide: UILayoutGuide { layoutItem.systemGuide(.content, of: self) }

  /// The visible part: it stays where it is on the screen while the content scrolls (fact 2.2).
  public var frameLayoutGuide: UILayoutGuide { layoutItem.systemGuide(.frame, of: self) }
}
