extension UIView {
  /// Gives the view a guide, taking it from the view that had it.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView !== self else { return }
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owner = self
    layoutItem.guides.append(layoutGuide)
  }

  /// Removes a guide and deactivates the constraints that read it.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView === self, layoutGuide.system == nil else { return }
    LayoutEngine.guideWillLeave(layoutGuide)
    layoutItem.guides.removeAll { $0 === layoutGuide }
    layoutGuide.owner = nil
  }

  /// The guides that were added to the view, in order.
  public var layoutGuides: [UILayoutGuide] { layoutItem.guides }

  /// The bounds less the safe area (fact 3.7); in a scroll view, of what is visible.
  public var safeAreaLayoutGuide: UILayoutGuide {
    layoutItem.systemGuide(.safeArea, of: self)
  }

  /// The bounds less the layout margins; in a scroll view, of what is visible.
  public var layoutMarginsGuide: UILayoutGuide {
    layoutItem.systemGuide(.layoutMargins, of: self)
  }

  /// The bounds less the layout margins, and not wider than is easily read: 672 points at the usual
  /// text size, in the middle between the margins. So it is narrower than the margins' guide on a
  /// phone of 736 points or more on its side, and on every iPad.
  public var readableContentGuide: UILayoutGuide {
    layoutItem.systemGuide(.readableContent, of: self)
  }
}
