import Cassowary
import Foundation

/// The solve: everything that was noted is taken up, solved, and told to the views that it moves.
extension LayoutEngine {
  /// Brings the values of a hierarchy up to date, and marks the superviews of all views that
  /// move with `setNeedsLayout`. Costs nothing when nothing has changed.
  static func solveIfNeeded(in root: UIView) {
    let engine = root.madeLayoutItem?.ownEngine ?? engine(for: root)
    if engine.isDirty { engine.solve() }
  }

  /// Tells that a view's content was scrolled: the constraints across its edge follow.
  ///
  /// - Complexity: O(constraints that cross the edge along the axes of the scroll)
  static func boundsOriginDidChange(_ view: UIView, from old: CGPoint) {
    guard let item = view.madeLayoutItem, let engine = item.engine else { return }
    let origin = view.layer.geometry.bounds.origin
    if origin.y != old.y {
      for crossing in item.crossings.vertical { engine.follow(crossing, to: Double(origin.y)) }
    }
    if origin.x != old.x {
      for crossing in item.crossings.horizontal { engine.follow(crossing, to: Double(origin.x)) }
    }
  }

  private func follow(_ crossing: Crossing, to offset: Double) {
    let row = crossing.row
    guard crossing.constraint.row === row else { return }
    var shift = crossing.coefficient * offset
    if row.crossings > 1 { shift = lower(crossing.constraint)?.shift ?? row.shift }
    guard shift != row.shift else { return }
    row.shift = shift
    setConstant(crossing.constraint.solverConstant(row), of: row.handle)
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

  func solve() {
    guard isDirty, !isSolving else { return }
    isSolving = true
    defer { isSolving = false }
    isDirty = false
    let wasRestructured = isRestructured
    isRestructured = false
    takeUpPending()
    if !outdated.isEmpty { refreshContentSizes() }
    if !entered.isEmpty { addContentSizes() }
    if !abandoned.isEmpty { releaseAbandoned() }
    solveOnce()
    wrapLabels(anew: wasRestructured)
    if !newBreaks.isEmpty { tellOfBreaks() }
    if solver.stall != toldStall { tellOfStall() }
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
    guard number < places.count, let slot = places[number].slot?.takeUnretainedValue() else {
      return
    }
    let value = solver.value(of: variable)
    switch places[number].part {
    case .minX: slot.minXValue = value
    case .minY: slot.minYValue = value
    case .width:
      slot.widthValue = value
      if slot.contentSize.wrappedWidth != nil { noteUnwrapped(slot.item.slot) }
    case .height: slot.heightValue = value
    case .contentWidth:
      slot.contentWidthValue = value
      return noteContentSize(of: slot.item)
    case .contentHeight:
      slot.contentHeightValue = value
      return noteContentSize(of: slot.item)
    }
    noteMoved(slot.item)
  }

  private func noteChanges(of index: Int) {
    guard let slot = slots[index] else { return }
    let variables = [
      slot.minX, slot.minY, slot.width, slot.height, slot.contentWidth, slot.contentHeight,
    ]
    for case let variable? in variables { noteChange(of: variable) }
  }

  /// Has the item placed in its superview's next layout.
  func noteMoved(_ item: LayoutItemState) {
    guard !isFitting, !item.isMoved, let view = item.view else { return }
    switch item.kind {
    case .view:
      guard let superview = view.superviewLink else { return }
      superview.layoutItem.moved.append(item)
      superview.setNeedsLayout()
    case .guide:
      view.layoutItem.moved.append(item)
      view.setNeedsLayout()
    case .system: break
    }
  }

  private func noteContentSize(of item: LayoutItemState) {
    guard !isFitting, !item.hasNewContentSize else { return }
    item.hasNewContentSize = true
    item.view?.setNeedsLayout()
  }
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
