import Foundation

/// Values of the engine into frames.
extension LayoutEngine {
  /// Solves what is unsolved, then gives the subviews that moved their frames, rounded to the
  /// pixels of the screen: origin and size each for itself (fact 1.15).
  ///
  /// - Complexity: O(subviews that moved)
  static func placeSubviews(of view: UIView) {
    // An item's own engine is found without the way up to the topmost view.
    let engine = view.madeLayoutItem?.engine ?? engine(for: view)
    if engine.isDirty { engine.solve() }
    view.node.placeMoved(by: engine)
  }

  /// The content size is the engine's own value: only views lie on pixels.
  fileprivate func setContentSize(of view: UIView) {
    let item = view.layoutItem
    defer { view.node.pointee.hasNewContentSize = false }
    guard item.isIn(self), let slot = slots[item.slot],
      slot.contentWidthUses + slot.contentHeightUses > 0
    else { return }
    let place = slot.place.pointee
    view.setContentSizeFromLayout(
      width: slot.contentWidthUses > 0 ? CGFloat(place.contentWidth) : nil,
      height: slot.contentHeightUses > 0 ? CGFloat(place.contentHeight) : nil)
  }

  /// The alignment rectangle of an item as last solved, unrounded.
  func rect(of item: LayoutItemState) -> CGRect {
    guard item.isIn(self), let slot = slots[item.slot] else { return .zero }
    return slot.place.pointee.rect
  }

  /// The rectangle of a guide in its view's coordinates, as last solved.
  static func rect(of item: LayoutItemState) -> CGRect {
    item.engine?.rect(of: item) ?? .zero
  }
}

extension ItemPlace {
  /// The alignment rectangle.
  fileprivate var rect: CGRect { CGRect(x: minX, y: minY, width: width, height: height) }
}

extension UnsafeMutablePointer<ViewNode> {
  /// Gives the subviews that moved the frames that an engine, which has been solved, has for them.
  ///
  /// - Complexity: O(subviews that moved)
  @MainActor func placeMoved(by engine: LayoutEngine) {
    // What the app has set meanwhile is overwritten (fact 2.6).
    if pointee.hasNewContentSize, let view = pointee.view { engine.setContentSize(of: view) }
    // What moves meanwhile is placed by the next layout.
    var count = pointee.moved.count
    guard count > 0 else { return }
    let grid = PixelRounding(scale: ApplicationHost.pixelsInPoint)
    while count > 0, let item = pointee.moved.first {
      count -= 1
      item.strike()
      guard let node = item.pointee.node, node.pointee.superview == self,
        item.pointee.engine.toOpaque() == Unmanaged.passUnretained(engine).toOpaque()
      else { continue }
      node.setLayoutFrame(grid.round(item.pointee.rect))
    }
  }
}

/// Rounds to the nearest pixel, halves away from zero.
struct PixelRounding {
  /// Pixels in a point.
  let scale: CGFloat

  func round(_ length: CGFloat) -> CGFloat {
    let pixels = length * scale
    // Whole numbers that are so large need no rounding, and are no `Int64`s.
    guard pixels.magnitude < 0x1p51 else { return pixels.rounded() / scale }
    // Towards zero, after a half: no call into the C library.
    let whole = CGFloat(Int64(pixels.magnitude + Self.half))
    return (pixels < 0 ? -whole : whole) / scale
  }

  /// What misses the half by less than half a millionth of a pixel, as a sum with a rounding error of
  /// its own may, still counts as the half.
  private static let half: CGFloat = 0.5 + 0.5e-6

  func round(_ rect: CGRect) -> CGRect {
    CGRect(
      x: round(rect.origin.x), y: round(rect.origin.y), width: round(rect.width),
      height: round(rect.height))
  }
}
