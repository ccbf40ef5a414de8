import Cassowary

/// Questions about a layout that stands.
extension LayoutEngine {
  /// Whether one of the item's unknowns has more than one value at the optimum.
  static func isAmbiguous(_ item: LayoutItemState) -> Bool {
    guard let engine = item.engine, let slot = engine.slots[item.slot] else { return false }
    engine.solve()
    return [slot.minX, slot.minY, slot.width, slot.height].contains {
      !engine.solver.isDetermined($0)
    }
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
