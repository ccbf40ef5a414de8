import Cassowary
import Foundation

/// The solve: everything that was noted is taken up, solved, and told to the views that it moves.
extension LayoutEngine {
  /// Brings the values of a hierarchy up to date, and marks the superviews of all views that
  /// move with `setNeedsLayout`. Costs nothing when nothing has changed.
  ///
  /// - Returns: The engine of the hierarchy.
  static func solved(in root: UIView) -> LayoutEngine {
    let engine = root.madeLayoutItem?.ownEngine ?? engine(for: root)
    if engine.isDirty { engine.solve() }
    return engine
  }

  /// Tells that a view's content was scrolled: the constraints across its edge follow.
  ///
  /// - Complexity: O(1)
  static func boundsOriginDidChange(_ view: UIView, from old: CGPoint) {
    guard let item = view.node.pointee.item else { return }
    let origin = view.node.pointee.geometry.pointee.bounds.origin
    if origin.y != old.y, let row = item.pointee.offsetY {
      item.pointee.engine.takeUnretainedValue().setOffset(Double(origin.y), of: row)
    }
    if origin.x != old.x, let row = item.pointee.offsetX {
      item.pointee.engine.takeUnretainedValue().setOffset(Double(origin.x), of: row)
    }
  }

  private func setOffset(_ offset: Double, of row: Cassowary.Constraint) {
    setConstant(offset, of: row)
    isDirty = true
  }

  /// Tells that the view's margins or safe area have changed.
  static func guidesDidChange(_ view: UIView) {
    let item = view.layoutItem
    for constraint in item.mentions where constraint.readsMargins {
      constraint.row?.engine?.refreshConstant(of: constraint)
    }
    for guide in item.systemGuides {
      for constraint in guide.layoutItem.mentions {
        constraint.row?.engine?.refreshConstant(of: constraint)
      }
    }
  }

  /// Tells that the view's direction of reading has changed: constraints of which it, or a guide of
  /// it, is the first item are measured from the other side (fact 1.10).
  static func directionDidChange(_ view: UIView) {
    let item = view.layoutItem
    for state in [item] + (item.guides + item.systemGuides).map(\.layoutItem) {
      for constraint in state.mentions where constraint.first === state && constraint.isRelative {
        relower(constraint)
      }
    }
  }

  func solve() {
    guard isDirty, !isSolving else { return }
    isSolving = true
    defer { isSolving = false }
    isDirty = false
    let wasRestructured = isRestructured
    isRestructured = false
    if wasRestructured { takeUpChanges() }
    solveOnce()
    if wasRestructured || !unwrapped.isEmpty || !narrowed.isEmpty {
      wrapLabels(anew: wasRestructured)
    }
    if !stretched.isEmpty { settleBaselines() }
    if !newBreaks.isEmpty { tellOfBreaks() }
    if solver.stall != toldStall { tellOfStall() }
  }

  /// Takes up what was noted since the last solve, but for offsets: those are in the solver.
  private func takeUpChanges() {
    takeUpPending()
    if !outdated.isEmpty { refreshContentSizes() }
    if !entered.isEmpty { addContentSizes() }
    if !abandoned.isEmpty { releaseAbandoned() }
  }

  /// Solves and notes what has moved.
  func solveOnce() {
    let breaks = newBreaks.count
    solveBreaking()
    if newBreaks.count == breaks {
      for variable in solver.changes { noteChange(of: variable) }
    } else {
      // The solver was asked more than once: everything may have moved.
      for index in slots.indices { noteChanges(of: index) }
    }
  }

  private func takeUpPending() {
    while !pending.isEmpty {
      let batch = Self.inOrder(pending)
      pending.removeAll()
      var lastHolder: LayoutItemState?
      for constraint in batch where constraint.row == nil {
        guard let holder = constraint.holder else { continue }
        if holder !== lastHolder {
          guard holder.view?.rootView === root || isFitting else { continue }
          lastHolder = holder
        }
        takeUp(constraint)
      }
    }
  }

  /// The constraints in the order of their activation, which is mostly the order they are in.
  private static func inOrder(_ constraints: [NSLayoutConstraint]) -> [NSLayoutConstraint] {
    var last = Int.min
    for constraint in constraints {
      guard constraint.serial >= last else {
        return constraints.sorted { $0.serial < $1.serial }
      }
      last = constraint.serial
    }
    return constraints
  }

  // MARK: Moved items

  private func noteChange(of variable: Cassowary.Variable) {
    let number = Int(variable.id)
    guard number < places.count, let item = places[number].item else { return }
    let value = solver.value(of: variable)
    switch places[number].part {
    case .minX: item.pointee.minX = value
    case .minY: item.pointee.minY = value
    case .width:
      item.pointee.width = value
      if !wrapping.isEmpty { noteResized(item.pointee.index) }
    case .height:
      item.pointee.height = value
      if item.pointee.isBaselineRead { stretched.append(item.pointee.index) }
    case .contentWidth:
      item.pointee.contentWidth = value
      return noteContentSize(of: item)
    case .contentHeight:
      item.pointee.contentHeight = value
      return noteContentSize(of: item)
    }
    noteMoved(item)
  }

  private func noteResized(_ index: Int) {
    if slots[index]?.contentSize.wrappedWidth != nil { noteUnwrapped(index) }
  }

  private func noteChanges(of index: Int) {
    guard let slot = slots[index] else { return }
    let variables = [
      slot.minX, slot.minY, slot.width, slot.height, slot.contentWidth, slot.contentHeight,
    ]
    for case let variable? in variables { noteChange(of: variable) }
  }

  /// Has the item placed in its superview's next layout.
  func noteMoved(_ item: UnsafeMutablePointer<ItemPlace>) {
    guard item.pointee.holder == nil else { return }
    guard let node = item.pointee.node else { return noteMovedGuide(item) }
    guard let superview = node.pointee.superview else { return }
    superview.appendMoved(item)
    superview.needLayout()
  }

  private func noteMovedGuide(_ item: UnsafeMutablePointer<ItemPlace>) {
    guard !isFitting, let view = slots[item.pointee.index]?.item.view else { return }
    view.node.appendMoved(item)
    view.node.needLayout()
  }

  private func noteContentSize(of item: UnsafeMutablePointer<ItemPlace>) {
    guard let node = item.pointee.node, !node.pointee.hasNewContentSize else { return }
    node.pointee.hasNewContentSize = true
    node.needLayout()
  }
}

extension ItemPlace {
  /// The layout has a say in how large the content is, or none any more.
  func noteContentSize() { node?.pointee.hasNewContentSize = true }
}

extension NSLayoutConstraint {
  /// Whether the constant depends on an item's margins.
  final var readsMargins: Bool {
    firstAttribute.isWithinMargins || secondAttribute.isWithinMargins
  }
}

extension LayoutItemState {
  /// Whether it is in an engine at all.
  var isInSomeEngine: Bool { engine != nil }
}
