import Cassowary

/// Constraints of the app as rows of the solver.
extension LayoutEngine {
  /// Lowers the constraint and adds it; a conflict is settled by breaking one of the set.
  func takeUp(_ constraint: NSLayoutConstraint) {
    guard let lowered = lower(constraint) else { return }
    let constant = Double(constraint.effectiveConstant) - lowered.rest
    let handle = add(
      terms.terms, constraint.effectiveRelation, constant,
      priority: constraint.solverPriority, for: constraint)
    constraint.row = LayoutRow(handle, of: lowered, in: self)
    lowered.uses.forEach { retain($0) }
    if constraint.breakage != nil { broken.append(constraint) }
    ownersOfRows = nil
  }

  func dropRow(of constraint: NSLayoutConstraint) {
    guard let row = constraint.row else { return }
    solver.remove(row.handle)
    row.uses.forEach { abandon($0) }
    if constraint.breakage != nil { broken.removeAll { $0 === constraint } }
    ownersOfRows = nil
    markRestructured()
  }

  /// Reads insets, margins and baselines anew into the constraint's constant.
  func refreshConstant(of constraint: NSLayoutConstraint) {
    if updateConstant(of: constraint) { markRestructured() }
  }

  /// The same within a solve.
  ///
  /// - Returns: Whether the constant is another one.
  func updateConstant(of constraint: NSLayoutConstraint) -> Bool {
    guard var row = constraint.row, row.engine === self, let lowered = lower(constraint),
      lowered.rest != row.rest
    else { return false }
    row.rest = lowered.rest
    constraint.row = row
    setConstant(constraint.solverConstant(row), of: row.handle)
    return true
  }

  /// Has a constraint lowered anew whose terms are others now.
  static func relower(_ constraint: NSLayoutConstraint) {
    guard let engine = constraint.row?.engine else { return }
    engine.dropRow(of: constraint)
    constraint.row = nil
    engine.enqueue(constraint)
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
    let index = freeSlots.popLast() ?? slots.count
    let slot = LayoutSlot(item, of: self, at: index)
    if index < slots.count { slots[index] = slot } else { slots.append(slot) }
    own(slot.minX, by: slot, .minX)
    own(slot.minY, by: slot, .minY)
    own(slot.width, by: slot, .width)
    own(slot.height, by: slot, .height)
    item.enter(self, at: index)
    entered.append(index)
    addAutoresizing(index)
    // Its values may be what the solver begins with, and its frame another.
    noteMoved(slot.place)
    return index
  }

  /// How far a view's content is scrolled: an unknown that a required row of its own fixes, so that
  /// a scroll is one edit, however many constraints reach across the view's edge.
  func offsetVariable(
    of slot: LayoutSlot, _ axis: NSLayoutConstraint.Axis
  ) -> Cassowary.Variable {
    if let variable = slot.offset[axis] { return variable }
    let variable = solver.makeVariable()
    let origin = slot.item.view?.layer.geometry.bounds.origin ?? .zero
    slot.offset[axis] = variable
    switch axis {
    case .horizontal: slot.place.pointee.offsetX = addOffset(variable, Double(origin.x))
    case .vertical: slot.place.pointee.offsetY = addOffset(variable, Double(origin.y))
    }
    ownersOfRows = nil
    return variable
  }

  private func addOffset(
    _ variable: Cassowary.Variable, _ value: Double
  ) -> Cassowary.Constraint {
    add(CollectionOfOne(Term(variable)), .equal, value, priority: .required, for: nil)
  }

  /// Takes a slot's offsets out of the solver. No constraint may cross the view's edge any more.
  func removeOffsets(of slot: LayoutSlot) {
    for case let row? in [slot.place.pointee.offsetX, slot.place.pointee.offsetY] {
      solver.remove(row)
    }
    for case let variable? in [slot.offset.horizontal, slot.offset.vertical] {
      solver.remove(variable)
    }
    slot.place.pointee.offsetX = nil
    slot.place.pointee.offsetY = nil
    slot.offset = AxisPair(horizontal: nil, vertical: nil)
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
    while places.count <= number { places.append(VariablePlace(item: nil, part: part)) }
    places[number] = VariablePlace(item: slot?.place, part: part)
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
    case .contentWidth:
      slots[use.slot]?.contentWidthUses += 1
      slots[use.slot]?.place.pointee.noteContentSize()
    case .contentHeight:
      slots[use.slot]?.contentHeightUses += 1
      slots[use.slot]?.place.pointee.noteContentSize()
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
    Double(effectiveConstant) - row.rest
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
