import Foundation

/// What a view or a layer painted last, and whether it is to paint again.
final class DisplayState {
  var isNeeded = true
  private(set) var sheet: PaintedSheet?

  /// Whether it is to be painted in bounds; what has no size is not.
  ///
  /// - Parameter followsSize: whether a change of the size asks for it.
  func isDue(in bounds: CGRect, followsSize: Bool) -> Bool {
    guard bounds.width > 0, bounds.height > 0 else { return false }
    return isNeeded || followsSize && sheet?.bounds.size != bounds.size
  }

  /// Has it painted.
  func paint(in bounds: CGRect, scale: CGFloat, _ body: (CGContext) -> Void) {
    isNeeded = false
    sheet = GraphicsContexts.painting(on: bounds, scale: scale, body)
  }

  /// What was painted, fitted into bounds that have changed since as the content mode says. Nothing
  /// is painted beyond the bounds.
  func marks(in bounds: CGRect, _ mode: UIView.ContentMode) -> [PaintedMark] {
    guard let sheet else { return [] }
    let edge = CGPath(elements: CGPath.rectangle(sheet.bounds))
    let target = mode.place(sheet.bounds.size, in: bounds)
    let (sx, sy) = (target.width / sheet.bounds.width, target.height / sheet.bounds.height)
    return sheet.marks.grouped {
      $0.clips = [PaintedPath(path: edge, rule: .winding)]
      $0.map = CGAffineTransform(
        a: sx, b: 0, c: 0, d: sy, tx: target.minX - sheet.bounds.minX * sx,
        ty: target.minY - sheet.bounds.minY * sy)
    }
  }

  func marks(in bounds: CGRect, _ gravity: CALayerContentsGravity) -> [PaintedMark] {
    marks(in: bounds, gravity.mode)
  }
}

/// Who paints by the app's own code: views of classes that override `draw(_:)`, and layers that were
/// asked to. Few apps have any; a frame of theirs asks a list that is empty.
@MainActor struct Painters {
  private struct Painter {
    weak var view: UIView?
    weak var layer: CALayer?
    var isThere: Bool { view != nil || layer != nil }
  }

  private var painters: [Painter] = []

  mutating func add(_ view: UIView) { painters.append(Painter(view: view)) }

  mutating func add(_ layer: CALayer) { painters.append(Painter(layer: layer)) }

  /// Has all paint that are to.
  static func display(in application: UIApplication) {
    guard !application.painters.painters.isEmpty else { return }
    application.painters.painters.removeAll { !$0.isThere }
    // What is painted may bring new ones, which wait for the next frame.
    for painter in application.painters.painters {
      painter.view?.displayNow()
      painter.layer?.displayNow()
    }
  }
}

extension UIView {
  /// A view of a class that paints itself has come to be.
  final func beginDisplay() {
    display = DisplayState()
    UIApplication.shared.painters.add(self)
  }

  /// Calls `draw(_:)`, if it is time to.
  final func displayNow() {
    guard let display, window != nil, !isHidden,
      display.isDue(in: bounds, followsSize: contentMode == .redraw)
    else { return }
    display.paint(in: bounds, scale: ApplicationHost.screen.scale) { _ in draw(bounds) }
  }
}

extension CALayer {
  func markNeedsDisplay() {
    if let owner { return owner.setNeedsDisplay() }
    if display == nil {
      display = DisplayState()
      UIApplication.shared.painters.add(self)
    }
    display?.isNeeded = true
  }

  func displayNow() {
    if let owner { return owner.displayNow() }
    guard let display, !isHidden,
      display.isDue(in: bounds, followsSize: needsDisplayOnBoundsChange)
    else { return }
    display.paint(in: bounds, scale: contentsScale) { draw(in: $0) }
  }
}
