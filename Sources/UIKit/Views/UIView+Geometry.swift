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
  func setGeometry(_ new: LayerGeometry, byLayout: Bool) {
    let old = layer.geometry
    guard new != old else { return }
    new.refuseInfinity()
    layer.geometry = new
    layer.animate(from: old, to: new)
    if new.bounds.size != old.bounds.size {
      resizeSubviews(from: old.bounds.size)
    }
    if new.bounds != old.bounds { setNeedsLayout() }
    if !byLayout {
      if new.bounds.size != old.bounds.size || new.origin != old.origin {
        LayoutEngine.frameDidChange(self)
      }
      if new.bounds.origin != old.bounds.origin { LayoutEngine.boundsOriginDidChange(self) }
    }
    markNeedsSafeArea()
    if new.bounds != old.bounds { subviewList.forEach { $0.markNeedsSafeArea() } }
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
