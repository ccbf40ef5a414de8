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
  /// - Complexity: O(log watched subviews + those that it concerns); of others the safe area is
  ///   computed when it is asked for.
  final func safeAreaGeometryDidChange(from old: LayerGeometry) {
    SafeAreaVersion.advance()
    guard safeArea.isInPasses else { return }
    if !layer.geometry.isPlaced(as: old) {
      mark(.safeArea)
      superviewLink?.safeArea.watchedEdges?.loosen(node)
    }
    safeAreaBoundsDidChange(from: old.bounds)
    if layer.geometry.bounds.size != old.bounds.size { insetsDidChangeBySize() }
  }

  /// The view has another size: guides that follow it, and margins of subviews that are kept from this
  /// one's edges, do so too.
  private func insetsDidChangeBySize() {
    for view in watchedSubviews where view.marginState.preservesSuperview { view.mark(.safeArea) }
    guard madeLayoutItem?.systemGuides.contains(where: { $0.system == .readableContent }) ?? false
    else { return }
    LayoutEngine.guidesDidChange(self)
    setNeedsLayout()
  }

  /// The view shows another part of its own plane.
  private func safeAreaBoundsDidChange(from old: CGRect) {
    guard safeArea.watchedCount > 1 || !safeArea.isWatched, safeArea.insets != .zero else { return }
    let new = layer.geometry.bounds
    guard new != old else { return }
    markWatchedSubviews(
      from: SafeAreaSight(bounds: old, insets: safeArea.insets),
      to: SafeAreaSight(bounds: new, insets: safeArea.insets))
  }

  /// The content has been scrolled, and nothing else has changed.
  final func safeAreaDidScroll(from old: CGPoint) {
    SafeAreaVersion.advance()
    guard safeArea.isInPasses else { return }
    safeAreaBoundsDidChange(from: CGRect(origin: old, size: layer.geometry.bounds.size))
  }

  private func markWatchedSubviews(from old: SafeAreaSight, to new: SafeAreaSight) {
    let views = watchedSubviews
    // Sorting a few of them costs more than it saves.
    guard views.count > 8 else {
      for view in views { view.mark(.safeArea) }
      return
    }
    let edges = safeArea.watchedEdges ?? WatchedEdges(of: views)
    safeArea.watchedEdges = edges
    edges.mark(from: old, to: new)
  }

  /// Brings the safe areas of all flagged views from here down up to date.
  final func updateSafeAreas() {
    guard node.pointee.all.contains(.safeArea) else { return }
    DepartedViews.beginPass()
    node.updateSafeAreas()
    DepartedViews.endPass()
  }

  fileprivate func updateOwnSafeArea() {
    setSafeArea(computedSafeArea)
    // Margins that are kept from the superview's follow from its and from where the view is.
    if marginState.preservesSuperview { noteMargins() }
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
    let old = safeArea.insets
    guard new != old else { return }
    SafeAreaVersion.advance()
    safeArea.insets = new
    guard safeArea.isInPasses else { return }
    let bounds = layer.geometry.bounds
    markWatchedSubviews(
      from: SafeAreaSight(bounds: bounds, insets: old),
      to: SafeAreaSight(bounds: bounds, insets: new))
    guard safeArea.isWatched else { return }
    LayoutEngine.guidesDidChange(self)
    setNeedsLayout()
    if takeMargins() { tellOfMargins() }
    safeAreaInsetsDidChange()
    controller?.viewSafeAreaInsetsDidChange()
  }
}

extension UnsafeMutablePointer<ViewNode> {
  @MainActor fileprivate func updateSafeAreas() {
    if pointee.needs.contains(.safeArea) {
      pointee.needs.remove(.safeArea)
      pointee.view?.updateOwnSafeArea()
    }
    guard var next = startVisit(.safeArea) else { return }
    while let present = next.first(with: .safeArea) {
      present.updateSafeAreas()
      guard let following = present.pointee.nextPending else { break }
      next = following
    }
    endVisit()
  }
}
