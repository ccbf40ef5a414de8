import Foundation

/// Values of the engine into frames.
extension LayoutEngine {
  /// Solves what is unsolved, then gives the subviews that moved their frames, rounded to the
  /// pixels of the screen: origin and size each for itself (fact 1.15).
  ///
  /// - Complexity: O(subviews that moved)
  static func placeSubviews(of view: UIView) {
    let item = view.layoutItem
    // An item's own engine is found without the way up to the topmost view.
    let engine = item.engine ?? engine(for: view)
    engine.solve()
    // What the app has set meanwhile is overwritten (fact 2.6).
    if view.isContentContainer { engine.setContentSize(of: view) }
    guard !item.moved.isEmpty else { return }
    let moved = item.moved
    item.moved.removeAll(keepingCapacity: true)
    let grid = PixelRounding(scale: view.layoutScale)
    for item in moved {
      item.isMoved = false
      guard item.isIn(engine), let subview = item.view, item.guide == nil,
        subview.superview === view, !subview.translatesAutoresizingMaskIntoConstraints
      else { continue }
      subview.setLayoutFrame(grid.round(engine.rect(of: item)))
    }
  }

  /// The content size is the engine's own value: only views lie on pixels.
  private func setContentSize(of view: UIView) {
    let item = view.layoutItem
    item.hasNewContentSize = false
    guard item.isIn(self), let slot = slots[item.slot],
      slot.contentWidthUses + slot.contentHeightUses > 0
    else { return }
    view.setContentSizeFromLayout(
      width: slot.contentWidthUses > 0 ? CGFloat(slot.contentWidthValue) : nil,
      height: slot.contentHeightUses > 0 ? CGFloat(slot.contentHeightValue) : nil)
  }

  /// The alignment rectangle of an item as last solved, unrounded.
  func rect(of item: LayoutItemState) -> CGRect {
    guard item.isIn(self), let slot = slots[item.slot] else { return .zero }
    return CGRect(
      x: slot.minXValue, y: slot.minYValue, width: slot.widthValue, height: slot.heightValue)
  }

  /// The rectangle of a guide in its view's coordinates, as last solved.
  static func rect(of item: LayoutItemState) -> CGRect {
    item.engine?.rect(of: item) ?? .zero
  }
}

/// Rounds to the nearest pixel, halves away from zero.
struct PixelRounding {
  /// Pixels in a point.
  let scale: CGFloat

  func round(_ length: CGFloat) -> CGFloat {
    // A sum that misses the half by a rounding error of its own still counts as the half.
    let pixels = (length * scale * 1e6).rounded() / 1e6
    return pixels.rounded(.toNearestOrAwayFromZero) / scale
  }

  func round(_ rect: CGRect) -> CGRect {
    CGRect(
      x: round(rect.origin.x), y: round(rect.origin.y), width: round(rect.width),
      height: round(rect.height))
  }
}

extension UIView {
  /// Pixels in a point of the screen that the view is, or will be, on.
  var layoutScale: CGFloat {
    window?.screen.scale ?? UIScreen.main.scale
  }
}
