import Cassowary

/// Where the layout has an item, as last solved, and what a frame needs to bring it there: raw memory
/// of a `LayoutSlot`, so that a frame in which a view moves costs loads, and no retains.
///
/// Links are taken back on both sides: a slot that goes strikes its item from whatever lists it, and
/// a view that goes clears `node` and `holder`.
struct ItemPlace {
  /// The engine whose slot it is, and the slot's number there.
  let engine: Unmanaged<LayoutEngine>
  let index: Int
  /// The node of the view that the item is; nil for a guide, and where nothing is to be moved.
  var node: UnsafeMutablePointer<ViewNode>?

  /// The alignment rectangle, in the superview's coordinates.
  var minX = 0.0
  var minY = 0.0
  var width = 0.0
  var height = 0.0
  /// The extent of a scroll view's content.
  var contentWidth = 0.0
  var contentHeight = 0.0

  /// Whether constraints read the baselines of its text, which lie by its height.
  var isBaselineRead = false

  /// What says how far a view's content is scrolled, where a constraint asks.
  var offsetX: Cassowary.Constraint?
  var offsetY: Cassowary.Constraint?

  /// The node of the view whose layout brings the item to its place; nil while it is there.
  var holder: UnsafeMutablePointer<ViewNode>?
  var previousMoved: UnsafeMutablePointer<ItemPlace>?
  var nextMoved: UnsafeMutablePointer<ItemPlace>?
}

/// The subviews and guides of a view whose values differ from what they show, in the order in which
/// they moved: a chain through their places.
struct MovedItems {
  fileprivate(set) var first: UnsafeMutablePointer<ItemPlace>?
  fileprivate var last: UnsafeMutablePointer<ItemPlace>?
  fileprivate(set) var count = 0
}

extension UnsafeMutablePointer<ViewNode> {
  /// Notes an item of the view, once.
  ///
  /// - Complexity: O(1)
  func appendMoved(_ item: UnsafeMutablePointer<ItemPlace>) {
    guard item.pointee.holder == nil else { return }
    item.pointee.holder = self
    item.pointee.previousMoved = pointee.moved.last
    if let last = pointee.moved.last {
      last.pointee.nextMoved = item
    } else {
      pointee.moved.first = item
    }
    pointee.moved.last = item
    pointee.moved.count += 1
  }

  /// The view goes: its items have nothing to be brought to.
  func forgetMoved() {
    while let item = pointee.moved.first { item.strike() }
  }
}

extension UnsafeMutablePointer<ItemPlace> {
  /// Takes the item from what lists it as moved, if it does.
  ///
  /// - Complexity: O(1)
  func strike() {
    guard let holder = pointee.holder else { return }
    if let previous = pointee.previousMoved {
      previous.pointee.nextMoved = pointee.nextMoved
    } else {
      holder.pointee.moved.first = pointee.nextMoved
    }
    if let next = pointee.nextMoved {
      next.pointee.previousMoved = pointee.previousMoved
    } else {
      holder.pointee.moved.last = pointee.previousMoved
    }
    holder.pointee.moved.count -= 1
    pointee.holder = nil
    pointee.previousMoved = nil
    pointee.nextMoved = nil
  }
}
