import Cassowary

/// The solve: everything that was noted is taken up, solved, and told to the views that it moves.
extension LayoutEngine {
  /// Brings the values of a hierarchy up to date, and marks the superviews of all views that
  /// move with `setNeedsLayout`. Costs nothing when nothing has changed.
  static func solveIfNeeded(in root: UIView) {
    engine(for: root).solve()
  }

  /// Tells that a view's content was scrolled: the constraints across its edge follow.
  ///
  /// - Complexity: O(constraints that cross the edge)
  static func boundsOriginDidChange(_ view: UIView) {
    let item = view.layoutItem
    let origin = view.bounds.origin
    for crossing in item.crossings {
      let constraint = crossing.constraint
      guard let row = constraint.row, let engine = row.engine else { continue }
      var shift = crossing.coefficient
      shift *= Double(crossing.axis == .horizontal ? origin.x : origin.y)
      if row.crossings > 1 { shift = engine.lower(constraint)?.shift ?? row.shift }
      guard shift != row.shift else { continue }
      row.shift = shift
      engine.setConstant(
        Double(constraint.constant) - row.rest - shift, of: row.handle)
      engine.isDirty = true
    }
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
    refreshContentSizes()
    addContentSizes()
    releaseAbandoned()
    solveOnce()
    wrapLabels(anew: wasRestructured)
    tellOfBreaks()
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
      let batch = pending.sorted { $0.serial < $1.serial }
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

  // MARK: Moved items

  private func noteChange(of variable: Cassowary.Variable) {
    let number = Int(variable.id)
    guard number < slotOfVariable.count, let slot = slots[slotOfVariable[number]] else { return }
    let value = solver.value(of: variable)
    switch variable {
    case slot.minX: slot.minXValue = value
    case slot.minY: slot.minYValue = value
    case slot.width: slot.widthValue = value
    case slot.height: slot.heightValue = value
    default:
      if variable == slot.contentWidth {
        slot.contentWidthValue = value
      } else {
        slot.contentHeightValue = value
      }
      noteContentSize(of: slot.item)
      return
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
    let holder = item.guide == nil ? view.superview : view
    guard let holder, item.guide == nil || item.isGuide else { return }
    holder.layoutItem.note(moved: item)
    holder.setNeedsLayout()
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

extension NSLayoutConstraint.Attribute {
  var isWithinMargins: Bool { LocationOnAxis(self)?.isWithinMargins ?? false }
}

extension LayoutItemState {
  /// Whether it is in an engine at all.
  var isInSomeEngine: Bool { engine != nil }

  /// Whether it is a guide of the app's.
  var isGuide: Bool {
    switch kind {
    case .guide: true
    case .view, .system: false
    }
  }

  /// Has the item placed in the next layout of this view.
  func note(moved item: LayoutItemState) {
    guard !item.isMoved else { return }
    item.isMoved = true
    moved.append(item)
  }
}
