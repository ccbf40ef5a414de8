import Cassowary

/// Constraints of the app as rows of the solver.
extension LayoutEngine {
  /// Lowers the constraint and adds it; a conflict is settled by breaking one of the set.
  func takeUp(_ constraint: NSLayoutConstraint) {
    guard let lowered = lower(constraint) else { return }
    let constant = Double(constraint.effectiveConstant) - lowered.rest - lowered.shift
    let handle = add(
      lowered.terms, constraint.effectiveRelation, constant,
      priority: constraint.solverPriority, for: constraint)
    let row = LayoutRow(handle, of: lowered, in: self)
    constraint.row = row
    for use in lowered.uses { retain(use) }
    for crossing in lowered.crossings {
      crossing.view.crossings.append(
        Crossing(constraint, row, coefficient: crossing.coefficient), along: crossing.axis)
    }
    if constraint.breakage != nil { broken.append(constraint) }
    ownersOfRows = nil
  }

  func dropRow(of constraint: NSLayoutConstraint) {
    guard let row = constraint.row else { return }
    solver.remove(row.handle)
    for use in row.uses { abandon(use) }
    if row.crossings > 0 { dropCrossings(of: constraint) }
    if constraint.breakage != nil { broken.removeAll { $0 === constraint } }
    ownersOfRows = nil
    markRestructured()
  }

  /// Reads insets, margins, baselines and offsets anew into the constraint's constant.
  func refreshConstant(of constraint: NSLayoutConstraint) {
    guard let row = constraint.row, let lowered = lower(constraint) else { return }
    guard lowered.rest != row.rest || lowered.shift != row.shift else { return }
    row.rest = lowered.rest
    row.shift = lowered.shift
    setConstant(
      Double(constraint.effectiveConstant) - lowered.rest - lowered.shift, of: row.handle)
    markRestructured()
  }

  private func dropCrossings(of constraint: NSLayoutConstraint) {
    for item in constraint.mentionedItems {
      var view = item.view
      while let passed = view {
        passed.layoutItem.crossings.remove(constraint)
        view = passed.superview
      }
    }
  }

  // MARK: Constants

  /// The greatest constant that the solver is given, in points: far beyond every screen, and small
  /// enough that sums keep a pixel's precision.
  static let greatestConstant = 1e9

  /// A smaller value is substituted for a constant beyond the limit, as UIKit does.
  static func limited(_ constant: Double) -> Double {
    min(max(constant, -greatestConstant), greatestConstant)
  }

  func setConstant(_ constant: Double, of handle: Cassowary.Constraint) {
    solver.setConstant(Self.limited(constant), of: handle)
  }

  // MARK: Items

  /// The place of the item, given to it now if it had none.
  func slot(of item: LayoutItemState) -> Int {
    if item.isIn(self) { return item.slot }
    let slot = LayoutSlot(item, in: solver)
    let index: Int
    if let free = freeSlots.popLast() {
      index = free
      slots[index] = slot
    } else {
      index = slots.count
      slots.append(slot)
    }
    own(slot.minX, by: slot, .minX)
    own(slot.minY, by: slot, .minY)
    own(slot.width, by: slot, .width)
    own(slot.height, by: slot, .height)
    item.enter(self, at: index)
    entered.append(index)
    addAutoresizing(index)
    // Its values may be what the solver begins with, and its frame another.
    noteMoved(item)
    return index
  }

  /// The unknown extent of a scroll view's content.
  func contentVariable(
    of index: Int, _ axis: NSLayoutConstraint.Axis
  ) -> Cassowary.Variable? {
    switch axis {
    case .horizontal:
      if let variable = slots[index]?.contentWidth { return variable }
      let variable = solver.makeVariable(lowerBound: 0)
      slots[index]?.contentWidth = variable
      own(variable, by: slots[index], .contentWidth)
      return variable
    case .vertical:
      if let variable = slots[index]?.contentHeight { return variable }
      let variable = solver.makeVariable(lowerBound: 0)
      slots[index]?.contentHeight = variable
      own(variable, by: slots[index], .contentHeight)
      return variable
    }
  }

  private func own(
    _ variable: Cassowary.Variable, by slot: LayoutSlot?, _ part: LayoutSlot.Part
  ) {
    let number = Int(variable.id)
    while places.count <= number { places.append(VariablePlace(slot: nil, part: part)) }
    places[number] = VariablePlace(slot: slot.map(Unmanaged.passUnretained), part: part)
  }

  /// The item's variables are nobody's any more.
  func disown(_ slot: LayoutSlot) {
    own(slot.minX, by: nil, .minX)
    own(slot.minY, by: nil, .minY)
    own(slot.width, by: nil, .width)
    own(slot.height, by: nil, .height)
    if let variable = slot.contentWidth { own(variable, by: nil, .contentWidth) }
    if let variable = slot.contentHeight { own(variable, by: nil, .contentHeight) }
  }

  func retain(_ use: SlotUse) {
    switch use.part {
    case .item: slots[use.slot]?.uses += 1
    case .contentWidth: slots[use.slot]?.contentWidthUses += 1
    case .contentHeight: slots[use.slot]?.contentHeightUses += 1
    }
  }

  func abandon(_ use: SlotUse) {
    switch use.part {
    case .item:
      slots[use.slot]?.uses -= 1
      if slots[use.slot]?.uses == 0 { abandoned.append(use.slot) }
    case .contentWidth: slots[use.slot]?.contentWidthUses -= 1
    case .contentHeight: slots[use.slot]?.contentHeightUses -= 1
    }
  }
}

extension NSLayoutConstraint {
  /// The level at which the solver holds it: a broken one is stronger than all optional ones
  /// (fact 0.2).
  final var solverPriority: Priority {
    breakage == nil ? Priority(effectivePriority.rawValue) : .broken
  }

  /// The right side of the row.
  final func solverConstant(_ row: LayoutRow) -> Double {
    Double(effectiveConstant) - row.rest - row.shift
  }
}

extension Priority {
  /// Where a broken required constraint goes on pulling.
  static let broken = Priority(Float(1000).nextDown)

  /// Where a content size constraint of the given priority stands: just below the explicit ones
  /// of the same number (fact 0.1), and below broken ones (fact 0.4).
  static func contentSize(_ priority: UILayoutPriority) -> Priority {
    let below = priority.rawValue.nextDown
    return Priority(priority == .required ? below.nextDown : below)
  }
}

extension NSLayoutConstraint.Relation {
  var forSolver: Cassowary.Relation {
    switch self {
    case .lessThanOrEqual: .lessThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}
