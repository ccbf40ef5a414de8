public import Foundation

extension CALayer {
  /// Paints what the layer shows into a context, in the layer's own plane: with the values that were
  /// set, whatever is animated. What is due to be drawn is drawn before.
  public func render(in ctx: CGContext) {
    displayTree()
    paint(in: ctx, at: nil)
  }

  /// Paints what the layer shows, in its own plane.
  ///
  /// - Parameter now: the moment that is shown; nil for what was set, whatever is animated.
  func paint(in context: CGContext, at now: Double?) {
    let map = presentedGeometry(at: now).asTransform
    guard map.isInvertible else { return }
    context.paintInUserSpace(
      .group(PaintedGroup(map: map.inverted(), marks: paintedTree(at: now))))
  }
}

extension UIView {
  /// A view that shows what this one shows now, in the middle of an animation too.
  ///
  /// - Parameter afterUpdates: whether what has changed since the last frame is laid out and drawn
  ///   before.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    if afterUpdates { bringUpToDate() }
    let frame = CGRect(origin: .zero, size: bounds.size)
    let renderer = UIGraphicsImageRenderer(size: frame.size)
    let view = UIImageView(image: renderer.image { paintNow(in: frame, of: $0.cgContext) })
    view.frame = frame
    return view
  }

  /// Paints what the view shows now, in the middle of an animation too, into a rectangle of the
  /// present context; whether there is one.
  ///
  /// - Parameter afterUpdates: whether what has changed since the last frame is laid out and drawn
  ///   before.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = GraphicsContexts.current else { return false }
    if afterUpdates { bringUpToDate() }
    guard bounds.width > 0, bounds.height > 0 else { return false }
    paintNow(in: rect, of: context)
    return true
  }

  private func bringUpToDate() {
    rootView.layoutIfNeeded()
    layer.displayTree()
  }

  /// Paints the part of its plane that the view shows into a rectangle.
  private func paintNow(in rect: CGRect, of context: CGContext) {
    let now = UIApplication.shared.clock.now
    let shown = layer.presentedGeometry(at: now).bounds
    guard shown.width > 0, shown.height > 0 else { return }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / shown.width, y: rect.height / shown.height)
    context.translateBy(x: -shown.minX, y: -shown.minY)
    layer.paint(in: context, at: now)
    context.restoreGState()
  }
}
