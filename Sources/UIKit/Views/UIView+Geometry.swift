public import Foundation

extension UIView {
  /// Makes the layer of a new view.
  static func makeLayer() -> CALayer {
    guard let type = layerClass as? CALayer.Type else {
      Exception.raise(
        .invalidArgument, "+[\(Self.self) layerClass] must be a class derived from CALayer")
    }
    return type.init()
  }

  /// Changes the geometry by code.
  func editGeometry(_ edit: @MainActor (inout LayerGeometry) -> Void) {
    var new = layer.geometry
    edit(&new)
    setGeometry(new, byLayout: false)
  }

  /// Sets origin and size of the bounds by code; the position stays.
  final func setBounds(_ rect: CGRect) {
    let place = node.pointee.geometry
    let isScroll = rect.size == place.pointee.bounds.size && rect.origin.isFinite
    if isScroll, AnimationContext.current == nil {
      return scrollBounds(to: rect.origin)
    }
    var new = place.pointee
    new.size = rect.size
    new.bounds.origin = rect.origin
    setGeometry(new, byLayout: false)
  }

  /// What `setGeometry` does where only the part of its own plane moves that the view shows.
  private func scrollBounds(to origin: CGPoint) {
    let place = node.pointee.geometry
    let old = place.pointee.bounds.origin
    guard origin != old else { return }
    place.pointee.bounds.origin = origin
    node.needLayout()
    LayoutEngine.boundsOriginDidChange(self, from: old)
    safeAreaDidScroll(from: old)
    guard node.pointee.overrides.contains(.visibleBoundsDidChange) else { return }
    visibleBoundsDidChange(from: CGRect(origin: old, size: place.pointee.bounds.size))
  }

  /// The one way in which a view's geometry changes, but for what the two short ones take upon them:
  /// `scrollBounds(to:)` and `setLayoutFrame(_:)` of the node.
  ///
  /// - Parameter byLayout: Whether the constraints say so; then they are not told of it.
  final func setGeometry(_ new: LayerGeometry, byLayout: Bool) {
    let old = layer.geometry
    guard new != old else { return }
    new.refuseInfinity()
    layer.geometry = new
    if AnimationContext.current != nil { layer.animate(from: old, to: new) }
    let isResized = new.bounds.size != old.bounds.size
    let isScrolled = new.bounds.origin != old.bounds.origin
    if isResized { resizeSubviews(from: old.bounds.size) }
    if isResized || isScrolled { setNeedsLayout() }
    if !byLayout {
      if isResized || new.origin != old.origin { LayoutEngine.frameDidChange(self) }
      if isScrolled { LayoutEngine.boundsOriginDidChange(self, from: old.bounds.origin) }
    }
    safeAreaGeometryDidChange(from: old)
    if !new.isPlaced(as: old) { node.noteFrameChange() }
    if isResized || isScrolled { visibleBoundsDidChange(from: old.bounds) }
  }

  func defaultSizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  func fitSize() {
    let size = sizeThatFits(bounds.size)
    editGeometry { $0.untransformedFrame.size = size }
  }

  /// How far the rectangle that constraints see lies inside of the frame, as `alignmentRect(forFrame:)`
  /// says it of the present size: an app may override that method and its inverse instead of the
  /// insets (fact 1.14).
  final var layoutInsets: UIEdgeInsets {
    guard node.pointee.overrides.contains(.alignmentRect) else { return .zero }
    let insets = alignmentRectInsets
    let frame = CGRect(origin: .zero, size: layer.geometry.bounds.size)
    let rect = alignmentRect(forFrame: frame)
    guard rect != frame.inset(by: insets) else { return insets }
    return UIEdgeInsets(
      top: rect.minY, left: rect.minX, bottom: frame.maxY - rect.maxY,
      right: frame.maxX - rect.maxX)
  }

  func outset(_ rect: CGRect, by insets: UIEdgeInsets) -> CGRect {
    rect.inset(
      by: UIEdgeInsets(
        top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }
}

extension CGPoint {
  /// Whether both coordinates are finite numbers.
  fileprivate var isFinite: Bool { (x + y) * 0 == 0 }
}

extension CGRect {
  /// Whether all of its numbers are finite.
  fileprivate var isFinite: Bool { (origin.x + origin.y + size.width + size.height) * 0 == 0 }
}

extension UnsafeMutablePointer<ViewNode> {
  /// Gives the view the place that the constraints say: the rectangle that constraints see, in the
  /// superview's coordinates. A transform stays and is left out of account (fact 1.14). One whose
  /// frame stands for constraints stays where it is.
  @MainActor func setLayoutFrame(_ alignmentRect: CGRect) {
    var frame = alignmentRect
    if pointee.overrides.isDisjoint(with: .placing) {
      guard !pointee.translatesMask else { return }
    } else {
      guard let view = pointee.view, !view.translatesAutoresizingMaskIntoConstraints else { return }
      frame = view.frame(forAlignmentRect: alignmentRect)
    }
    let place = pointee.geometry
    let old = place.pointee.bounds
    let isResized = frame.size != old.size
    guard isResized || frame.origin != place.pointee.origin else { return }
    guard AnimationContext.current == nil, frame.isFinite, !pointee.isInSafeAreaPasses else {
      var new = place.pointee
      new.untransformedFrame = frame
      pointee.view?.setGeometry(new, byLayout: true)
      return
    }
    place.pointee.untransformedFrame = frame
    if isResized { sizeDidChange(from: old.size) }
    SafeAreaVersion.advance()
    noteFrameChange()
    guard isResized, pointee.overrides.contains(.visibleBoundsDidChange) else { return }
    pointee.view?.visibleBoundsDidChange(from: old)
  }

  /// The subviews follow by their masks, and the view is laid out anew.
  @MainActor private func sizeDidChange(from old: CGSize) {
    if pointee.hadSubviews { pointee.view?.resizeSubviews(from: old) }
    needLayout()
  }
}
