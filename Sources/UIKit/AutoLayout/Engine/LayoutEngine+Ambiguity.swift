import Cassowary

/// Questions about a layout that stands.
extension LayoutEngine {
  /// Whether one of the item's unknowns has more than one value at the optimum.
  static func isAmbiguous(_ item: LayoutItemState) -> Bool {
    guard let engine = item.engine else { return false }
    engine.solve()
    let pulls = engine.takePulls(of: item.slot)
    let isAmbiguous = !engine.undetermined(item.slot).isEmpty
    engine.pull(item.slot, pulls)
    return isAmbiguous
  }

  /// Gives the item another of the values that would do as well, where there are several: 0 where
  /// it has another one now, else 100 points.
  static func exerciseAmbiguity(of item: LayoutItemState) {
    guard let engine = item.engine else { return }
    engine.solve()
    let old = engine.takePulls(of: item.slot)
    let new = engine.undetermined(item.slot).map { variable in
      let isAway = old.contains { $0.variable == variable && $0.value != 0 }
      return LayoutSlot.Pull(variable: variable, value: isAway ? 0 : 100)
    }
    engine.pull(item.slot, new)
  }

  private func undetermined(_ index: Int) -> [Cassowary.Variable] {
    guard let slot = slots[index] else { return [] }
    return [slot.minX, slot.minY, slot.width, slot.height].filter { !solver.isDetermined($0) }
  }

  private func takePulls(of index: Int) -> [LayoutSlot.Pull] {
    guard let pulls = slots[index]?.pulls, !pulls.isEmpty else { return [] }
    for case let row? in pulls.map(\.row) { solver.remove(row) }
    slots[index]?.pulls = []
    solveOnce()
    return pulls
  }

  private func pull(_ index: Int, _ pulls: [LayoutSlot.Pull]) {
    guard !pulls.isEmpty else { return }
    let added = pulls.map { pull in
      var pull = pull
      pull.row = add(
        [Term(pull.variable)], .equal, pull.value, priority: .least, for: nil)
      return pull
    }
    slots[index]?.pulls = added
    solveOnce()
  }

  /// The active constraints that bear on an item along an axis: those that read it, and those
  /// that bear on the items that these read besides, up to the topmost view. In order of
  /// activation.
  static func constraintsAffecting(
    _ item: LayoutItemState, along axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    var reached: [LayoutItemState] = [item]
    var found: [NSLayoutConstraint] = []
    var known: Set<ObjectIdentifier> = [ObjectIdentifier(item)]
    var met: Set<ObjectIdentifier> = []
    var next = 0
    while next < reached.count {
      let item = reached[next]
      next += 1
      for constraint in item.mentions where constraint.bears(on: axis) {
        guard constraint.isActive, met.insert(ObjectIdentifier(constraint)).inserted else {
          continue
        }
        found.append(constraint)
        for other in constraint.mentionedItems
        where other.isSolved && known.insert(ObjectIdentifier(other)).inserted {
          reached.append(other)
        }
      }
    }
    return found.sorted { $0.serial < $1.serial }
  }
}

extension Priority {
  /// Weaker than all that an app can say.
  fileprivate static let least = Priority(.leastNormalMagnitude)
}

extension NSLayoutConstraint {
  /// Whether one of its sides measures along the axis.
  fileprivate final func bears(on axis: NSLayoutConstraint.Axis) -> Bool {
    firstTerm.axis == axis || secondTerm.axis == axis
  }
}

extension LayoutItemState {
  /// Whether its values follow from constraints of the app: not from a translated frame.
  fileprivate var isSolved: Bool {
    switch kind {
    case .view: view?.translatesAutoresizingMaskIntoConstraints == false
    case .guide: true
    case .system: false
    }
  }
}
