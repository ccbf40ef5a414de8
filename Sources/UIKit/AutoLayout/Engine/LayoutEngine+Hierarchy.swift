import Cassowary

/// Views that come and go.
extension LayoutEngine {
  /// Tells that the view has another superview than before; the hierarchy is already changed.
  static func viewDidMove(_ view: UIView, from old: UIView?) {
    guard view.superview != nil else { return }
    // What it solved as the topmost view of its own, another engine solves now.
    view.layoutItem.ownEngine = nil
    view.rootView.layoutItem.ownEngine?.collect(view)
  }

  /// Tells that the view is about to leave its superview: constraints held above it that read
  /// something of its subtree are deactivated (fact 1.22), those held below leave the engine with
  /// the views.
  static func viewWillLeave(_ view: UIView) {
    guard view.superview != nil else { return }
    let engine = view.rootView.layoutItem.ownEngine
    leave(view, from: engine, below: view)
  }

  /// Deactivates what reads a guide that is about to leave its view.
  static func guideWillLeave(_ guide: UILayoutGuide) {
    let item = guide.layoutItem
    for constraint in item.mentions { constraint.deactivate() }
    if let engine = item.engine {
      engine.release(item)
      engine.markRestructured()
    }
  }

  private static func leave(_ view: UIView, from engine: LayoutEngine?, below top: UIView) {
    let state = view.layoutItem
    let items = [state] + (state.guides + state.systemGuides).map(\.layoutItem)
    for item in items {
      for constraint in item.mentions where !(constraint.holder?.isInside(top) ?? false) {
        constraint.deactivate()
      }
    }
    for constraint in state.constraints where constraint.row != nil { remove(constraint) }
    for subview in view.subviewList { leave(subview, from: engine, below: top) }
    guard let engine else { return }
    for item in items { engine.release(item) }
    engine.markRestructured()
  }

  /// Takes an item's unknowns and UIKit's constraints for it out of the engine. No constraint of
  /// the app may read the item any more.
  func release(_ item: LayoutItemState) {
    guard item.isIn(self), let slot = slots[item.slot] else { return }
    removeAutoresizing(item.slot)
    removeContentSize(item.slot)
    if !slot.pulls.isEmpty {
      forgetPullRows(of: item.slot)
      pulled.removeAll { $0 == item.slot }
    }
    removeOffsets(of: slot)
    for variable in [slot.minX, slot.minY, slot.width, slot.height] { solver.remove(variable) }
    if let variable = slot.contentWidth { solver.remove(variable) }
    if let variable = slot.contentHeight { solver.remove(variable) }
    disown(slot)
    slots[item.slot] = nil
    freeSlots.append(item.slot)
    unwrapped.removeAll { $0 == item.slot }
    entered.removeAll { $0 == item.slot }
    item.leaveEngine()
  }

  /// Releases the items that no constraint reads any more.
  func releaseAbandoned() {
    // Releasing one may abandon the view that its autoresizing was measured against.
    while let index = abandoned.popLast() {
      guard let slot = slots[index], slot.uses == 0 else { continue }
      release(slot.item)
    }
  }
}
