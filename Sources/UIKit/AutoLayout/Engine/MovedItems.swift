/// The subviews and guides of a view whose values differ from what they show, in the order in which
/// they moved: a chain through the items.
///
/// A member is a subview's or a guide's item; it is struck before it leaves the view.
struct MovedItems {
  private var first: Unmanaged<LayoutItemState>?
  private var last: Unmanaged<LayoutItemState>?
  private(set) var count = 0

  /// Notes an item, once.
  mutating func append(_ item: LayoutItemState) {
    guard !item.isMoved else { return }
    item.isMoved = true
    let new = Unmanaged.passUnretained(item)
    if let last {
      last._withUnsafeGuaranteedRef { $0.nextMoved = new }
    } else {
      first = new
    }
    last = new
    count += 1
  }

  /// Takes out the item that moved first.
  mutating func popFirst() -> LayoutItemState? {
    guard let item = first?.takeUnretainedValue() else { return nil }
    unlink(item, after: nil)
    return item
  }

  /// Strikes an item that leaves the view.
  ///
  /// - Complexity: O(moved items)
  mutating func remove(_ item: LayoutItemState) {
    guard item.isMoved else { return }
    var previous: LayoutItemState?
    var next = first?.takeUnretainedValue()
    while let present = next, present !== item {
      previous = present
      next = present.nextMoved?.takeUnretainedValue()
    }
    if next != nil { unlink(item, after: previous) }
  }

  private mutating func unlink(_ item: LayoutItemState, after previous: LayoutItemState?) {
    let next = item.nextMoved
    if let previous { previous.nextMoved = next } else { first = next }
    if next == nil { last = previous.map(Unmanaged.passUnretained) }
    item.nextMoved = nil
    item.isMoved = false
    count -= 1
  }
}
