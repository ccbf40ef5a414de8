public import Foundation

extension UIView {
  /// The safe area for whoever asks.
  final var presentSafeArea: UIEdgeInsets {
    guard !safeArea.isInPasses else { return safeArea.insets }
    guard links.window != nil else { return .zero }
    let version = SafeAreaVersion.current
    if safeArea.version != version {
      safeArea.insets = computedSafeArea
      safeArea.version = version
    }
    return safeArea.insets
  }

  /// Has the safe area computed anew in the next pass.
  final func markNeedsSafeArea() {
    SafeAreaVersion.advance()
    if safeArea.isInPasses { mark(.safeArea) }
  }

  /// The view has been moved, resized or scrolled.
  ///
  /// - Complexity: O(watched subviews) if its bounds have changed; of others the safe area is
  ///   computed when it is asked for.
  final func safeAreaGeometryDidChange(from old: LayerGeometry) {
    SafeAreaVersion.advance()
    guard safeArea.isInPasses else { return }
    let new = layer.geometry
    if !new.isPlaced(as: old) { mark(.safeArea) }
    guard safeArea.watchedCount > 1 || !safeArea.isWatched else { return }
    let isUnmoved = new.bounds.origin == old.bounds.origin && new.bounds.size == old.bounds.size
    guard !isUnmoved, safeArea.insets != .zero else { return }
    for view in watchedSubviews { view.mark(.safeArea) }
  }

  /// Brings the safe areas of all flagged views from here down up to date.
  final func updateSafeAreas() {
    if node.pointee.needs.contains(.safeArea) {
      node.pointee.needs.remove(.safeArea)
      setSafeArea(computedSafeArea)
    }
    node.visitPending(.safeArea) { $0.updateSafeAreas() }
  }

  /// Out of a window there is no safe area (fact 3.7).
  final func clearSafeArea() {
    SafeAreaVersion.advance()
    eachBelow { view in
      view.node.pointee.needs.remove(.safeArea)
      view.setSafeArea(.zero)
    }
  }

  private var computedSafeArea: UIEdgeInsets {
    guard links.window != nil else { return .zero }
    let inherited = inheritedSafeArea
    guard let extra = controller?.addedSafeArea else { return inherited }
    return UIEdgeInsets(
      top: inherited.top + extra.top, left: inherited.left + extra.left,
      bottom: inherited.bottom + extra.bottom, right: inherited.right + extra.right)
  }

  /// What reaches it from its superview, each edge by itself (fact 3.4).
  private var inheritedSafeArea: UIEdgeInsets {
    guard let superview = superviewLink else {
      return UIApplication.shared.windowSafeArea(of: self)
    }
    let outer = superview.presentSafeArea
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
    guard new != safeArea.insets else { return }
    SafeAreaVersion.advance()
    safeArea.insets = new
    guard safeArea.isInPasses else { return }
    for view in watchedSubviews { view.mark(.safeArea) }
    guard safeArea.isWatched else { return }
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
