import Foundation

/// What a view or a layer painted last, and whether it is to paint again.
final class DisplayState {
  var isNeeded = true
  private var sheet: PaintedSheet?
  /// Whether some of what was painted blends with what lies below it.
  private var isBlending = false
  /// Painting may ask for a picture of what paints.
  private var isPainting = false

  /// Whether it is to be painted in bounds; what has no size is not.
  ///
  /// - Parameter followsSize: whether a change of the size asks for it.
  func isDue(in bounds: CGRect, followsSize: Bool) -> Bool {
    guard bounds.width > 0, bounds.height > 0, !isPainting else { return false }
    return isNeeded || followsSize && sheet?.bounds.size != bounds.size
  }

  /// Has it painted.
  func paint(in bounds: CGRect, scale: CGFloat, _ body: (CGContext) -> Void) {
    isNeeded = false
    isPainting = true
    defer { isPainting = false }
    let sheet = GraphicsContexts.painting(on: bounds, scale: scale, body)
    isBlending = sheet.marks.isBlending
    self.sheet = sheet
  }

  /// What was painted, fitted into bounds that have changed since as the content mode says. Nothing
  /// is painted beyond the bounds, and nothing blends with what is behind them: the app painted on
  /// something clear.
  func marks(in bounds: CGRect, _ mode: UIView.ContentMode) -> [PaintedMark] {
    guard let sheet else { return [] }
    let edge = CGPath(elements: CGPath.rectangle(sheet.bounds))
    let target = mode.place(sheet.bounds.size, in: bounds)
    let (sx, sy) = (target.width / sheet.bounds.width, target.height / sheet.bounds.height)
    return sheet.marks.grouped {
      $0.clips = [PaintedPath(path: edge, rule: .winding)]
      $0.isIsolated = isBlending
      $0.map = CGAffineTransform(
        a: sx, b: 0, c: 0, d: sy, tx: target.minX - sheet.bounds.minX * sx,
        ty: target.minY - sheet.bounds.minY * sy)
    }
  }
}

/// The layers that the app's own code paints: those of views that override `draw(_:)`, and those that
/// were asked to. Few apps have any; a frame of theirs asks a list that is empty.
@MainActor struct Painters {
  private struct Painter {
    weak var layer: CALayer?
  }

  private var painters: [Painter] = []

  mutating func add(_ layer: CALayer) { painters.append(Painter(layer: layer)) }

  /// Has all paint that are to and could be seen: what has a view, in a window only.
  static func display(in application: UIApplication) {
    guard !application.painters.painters.isEmpty else { return }
    application.painters.painters.removeAll { $0.layer == nil }
    // What is painted may bring new ones, which wait for the next frame.
    for painter in application.painters.painters {
      guard let layer = painter.layer, layer.owner.map({ $0.window != nil }) ?? true else {
        continue
      }
      layer.displayNow()
    }
  }
}

extension CALayer {
  /// The app paints the layer from now on, for the first time before it is seen.
  final func beginDisplay() {
    display = DisplayState()
    UIApplication.shared.painters.add(self)
  }

  final func markNeedsDisplay() {
    if let display {
      display.isNeeded = true
    } else if owner == nil || type(of: self) != CALayer.self {
      // Another view's layer has nothing that the app paints.
      beginDisplay()
    }
  }

  /// Calls `draw(in:)`, if it is time to.
  final func displayNow() {
    let followsSize = needsDisplayOnBoundsChange || owner?.contentMode == .redraw
    guard let display, !isHidden, display.isDue(in: bounds, followsSize: followsSize) else {
      return
    }
    let scale = owner == nil ? contentsScale : ApplicationHost.pixelsInPoint
    display.paint(in: bounds, scale: scale) { draw(in: $0) }
  }

  /// Draws what is due of the layer and of all that it holds, in a window or not.
  ///
  /// - Parameter path: from where it is asked for; an app can make a layer its own mask.
  final func displayTree(path: [CALayer] = []) {
    guard !path.contains(where: { $0 === self }) else { return }
    displayNow()
    mask?.displayTree(path: path + [self])
    for layer in sublayers ?? [] { layer.displayTree(path: path + [self]) }
  }

  /// Calls `draw(_:)` of the layer's view, if its class has one of its own.
  final func drawOwner(in context: CGContext) {
    guard let owner, owner.node.pointee.overrides.contains(.draw) else { return }
    GraphicsContexts.within(context) { owner.draw(bounds) }
  }
}
