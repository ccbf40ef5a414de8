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
    if engine.isDirty { engine.solve() }
    // What the app has set meanwhile is overwritten (fact 2.6).
    if view.isContentContainer { engine.setContentSize(of: view) }
    let count = item.moved.count
    guard count > 0 else { return }
    let grid = PixelRounding(scale: view.layoutScale)
    // What moves meanwhile is placed by the next layout.
    for _ in 0..<count {
      guard let item = item.moved.popFirst() else { return }
      guard item.isIn(engine), let subview = item.view, item.guide == nil,
        subview.superviewLink === view, !subview.translatesAutoresizingMaskIntoConstraints
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
    let pixels = Self.nearest(length * scale * 1e6) / 1e6
    return Self.nearest(pixels) / scale
  }

  /// The nearest whole number, halves away from zero. Below 2⁵¹ the sum with a half is exact enough
  /// for the whole number towards zero to be the answer, without a call into the C library.
  private static func nearest(_ number: CGFloat) -> CGFloat {
    let value = Double(number)
    guard value.magnitude < 0x1p51, value.magnitude >= 1 else { return number.rounded() }
    return CGFloat(Double(Int64(value < 0 ? value - 0.5 : value + 0.5)))
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
    links.window?.screen.scale ?? UIScreen.main.scale
  }
}
