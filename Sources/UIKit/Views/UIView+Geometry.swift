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
  func editGeometry(_ edit: (inout LayerGeometry) -> Void) {
    var new = layer.geometry
    edit(&new)
    setGeometry(new, byLayout: false)
  }

  /// Sets origin and size of the bounds by code; the position stays.
  final func setBounds(_ rect: CGRect) {
    var new = layer.geometry
    new.size = rect.size
    new.bounds.origin = rect.origin
    setGeometry(new, byLayout: false)
  }

  /// Gives the view the place that the constraints say: the rectangle that constraints see, in the
  /// superview's coordinates. A transform stays and is left out of account (fact 1.14).
  func setLayoutFrame(_ alignmentRect: CGRect) {
    var new = layer.geometry
    new.untransformedFrame = frame(forAlignmentRect: alignmentRect)
    setGeometry(new, byLayout: true)
  }

  /// The one way in which a view's geometry changes.
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
    geometryDidChange(from: old)
  }

  func defaultSizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  func fitSize() {
    let size = sizeThatFits(bounds.size)
    editGeometry { $0.untransformedFrame.size = size }
  }

  func outset(_ rect: CGRect, by insets: UIEdgeInsets) -> CGRect {
    rect.inset(
      by: UIEdgeInsets(
        top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }
}
