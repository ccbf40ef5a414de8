package import Foundation

/// Where a constraint's items are, for whoever draws constraints.
extension NSLayoutConstraint {
  /// A rectangle in a view's own plane.
  package struct Place {
    package var view: UIView
    package var rect: CGRect
  }

  /// What the first attribute is read off: the item's alignment rectangle, inside of its margins if
  /// the attribute is, on the baseline for a baseline, the content area for the edges of a scroll
  /// view as its content sees them. Nil when the item is gone.
  package var firstPlace: Place? { place(first, firstAttribute) }

  /// What the second attribute is read off; nil when there is none.
  package var secondPlace: Place? {
    secondAttribute == .notAnAttribute ? nil : place(second, secondAttribute)
  }

  private func place(_ item: LayoutItemState?, _ attribute: Attribute) -> Place? {
    guard let item, let view = item.view else { return nil }
    if let guide = item.guide { return Place(view: view, rect: guide.layoutFrame) }
    let rect = view.bounds.inset(by: view.layoutInsets)
    guard let location = LocationOnAxis(attribute) else { return Place(view: view, rect: rect) }
    if location.isWithinMargins {
      return Place(view: view, rect: view.bounds.inset(by: view.layoutMargins))
    }
    if let baseline = location.baseline {
      let y = view.place(of: baseline)
      return Place(view: view, rect: CGRect(x: rect.minX, y: y, width: rect.width, height: 0))
    }
    if let scrollView = view as? UIScrollView, holder?.view === view {
      return Place(view: view, rect: CGRect(origin: .zero, size: scrollView.contentSize))
    }
    return Place(view: view, rect: rect)
  }
}

extension UIView {
  /// How far down in its own plane a baseline lies: that of its text, of the view that has it, or an
  /// edge.
  fileprivate func place(of baseline: LocationOnAxis.Baseline) -> CGFloat {
    let target = baselineView(baseline)
    let rect = target.bounds.inset(by: target.layoutInsets)
    let offsets = (target as? any BaselineText)?.baselineOffsets(atHeight: rect.height)
    let y =
      switch baseline {
      case .first: rect.minY + (offsets?.firstFromTop ?? 0)
      case .last: rect.maxY - (offsets?.lastFromBottom ?? 0)
      }
    return convert(CGPoint(x: 0, y: y), from: target).y
  }
}
