import Foundation

/// Alignment rectangles that change while constraints stand (fact 1.14).
extension LayoutEngine {
  /// Takes note of how far the alignment rectangle of a view now lies inside of its frame.
  ///
  /// - Complexity: O(1); O(constraints of the hierarchy) if that has changed.
  func refreshAlignment(of item: LayoutItemState, _ view: UIView) {
    guard view.node.pointee.overrides.contains(.alignmentRect), let slot = slots[item.slot] else {
      return
    }
    let insets = view.layoutInsets
    guard insets != slot.insets else { return }
    slot.insets = insets
    // The same rectangle makes another frame.
    noteMoved(slot.place)
    refreshAutoresizing(item)
    for subview in view.subviewList {
      guard let state = subview.madeLayoutItem, state.isIn(self) else { continue }
      refreshAutoresizing(state)
    }
    refreshConstants(below: root)
  }

  /// The constraints across a view's edge may be held anywhere above it.
  private func refreshConstants(below view: UIView) {
    for constraint in view.madeLayoutItem?.constraints ?? [] { refreshConstant(of: constraint) }
    for subview in view.subviewList { refreshConstants(below: subview) }
  }
}
