public import Foundation

extension UIView {
  /// Brings the safe areas of all flagged views from here down up to date.
  func updateSafeAreas() {
    if flags.needsSafeArea {
      flags.needsSafeArea = false
      setSafeArea(computedSafeArea)
    }
    guard flags.hasSafeAreaBelow else { return }
    flags.hasSafeAreaBelow = false
    for view in subviewList { view.updateSafeAreas() }
  }

  /// Out of a window there is no safe area (fact 3.7).
  func clearSafeArea() {
    eachBelow { view in
      view.flags.needsSafeArea = false
      view.setSafeArea(.zero)
    }
  }

  private var computedSafeArea: UIEdgeInsets {
    guard window != nil else { return .zero }
    let inherited = inheritedSafeArea
    guard let extra = controller?.additionalSafeAreaInsets else { return inherited }
    return UIEdgeInsets(
      top: inherited.top + extra.top, left: inherited.left + extra.left,
      bottom: inherited.bottom + extra.bottom, right: inherited.right + extra.right)
  }

  /// What reaches it from its superview, each edge by itself (fact 3.4).
  private var inheritedSafeArea: UIEdgeInsets {
    guard let superview else { return UIApplication.shared.windowSafeArea(of: self) }
    let outer = superview.storedSafeArea
    guard outer != .zero else { return .zero }
    let frame = layer.geometry.frame
    let around = superview.bounds
    func reaching(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat {
      min(max(0, inset - distance), inset)
    }
    return UIEdgeInsets(
      top: reaching(outer.top, frame.minY - around.minY),
      left: reaching(outer.left, frame.minX - around.minX),
      bottom: reaching(outer.bottom, around.maxY - frame.maxY),
      right: reaching(outer.right, around.maxX - frame.maxX))
  }

  private func setSafeArea(_ new: UIEdgeInsets) {
    guard new != storedSafeArea else { return }
    storedSafeArea = new
    for view in subviewList { view.markNeedsSafeArea() }
    if marginState.addsSafeArea {
      noteMargins()
    } else {
      LayoutEngine.guidesDidChange(self)
      setNeedsLayout()
    }
    safeAreaInsetsDidChange()
    controller?.viewSafeAreaInsetsDidChange()
  }
}
