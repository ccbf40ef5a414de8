import Cassowary

/// What an item's place follows from, for whoever looks for a mistake.
extension LayoutEngine {
  /// The active constraints that bear on an item along an axis: those that read it, and those of all
  /// others that its place and size follow from. The app's come first, in order of activation, then
  /// UIKit's own for translated frames and content sizes, in the order in which constraints first
  /// named their items.
  ///
  /// What follows from the item, and what would hold without deciding anything, is not among them,
  /// unless it reads the item.
  ///
  /// - Complexity: that of solving the equations that the item hangs together with.
  static func constraintsAffecting(
    _ item: LayoutItemState, along axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    var found = AffectingConstraints()
    for constraint in item.mentions where constraint.isActive && constraint.bears(on: axis) {
      found.insert(constraint)
    }
    if let engine = engine(askedAbout: item), let view = item.view {
      // A guide of UIKit's is its view's bounds less insets.
      let state = item.isIn(engine) ? item : view.layoutItem
      if state.isIn(engine) { engine.collectAffecting(state, along: axis, into: &found) }
    }
    return found.sorted()
  }

  private func collectAffecting(
    _ item: LayoutItemState, along axis: NSLayoutConstraint.Axis,
    into found: inout AffectingConstraints
  ) {
    guard let slot = slots[item.slot] else { return }
    let unknowns = slot.variable(axis)
    let owners = ownersByRow()
    let own = [slot.contentSize.hugging[axis], slot.contentSize.resistance[axis]]
    let deciders = withoutPulls {
      [unknowns.minimum, unknowns.size].flatMap { solver.deciders(of: $0) }
    }
    for row in deciders + own.compactMap({ $0 }) {
      switch owners[row] {
      case .constraint(let constraint): found.insert(constraint)
      case .autoresizing(let item, let part):
        found.insert(item.standIn(.autoresizing(part: part)), of: item)
      case .contentSize(let item, let axis):
        found.insert(item.standIn(.contentSize(axis)), of: item)
      case .offset, .fitting, nil: break
      }
    }
  }
}

/// Constraints that were found, each once.
@MainActor
private struct AffectingConstraints {
  private var constraints: [NSLayoutConstraint] = []
  private var standIns: [(slot: Int, constraint: SystemConstraint)] = []
  private var known: Set<ObjectIdentifier> = []

  mutating func insert(_ constraint: NSLayoutConstraint) {
    if known.insert(ObjectIdentifier(constraint)).inserted { constraints.append(constraint) }
  }

  mutating func insert(_ constraint: SystemConstraint, of item: LayoutItemState) {
    if known.insert(ObjectIdentifier(constraint)).inserted {
      standIns.append((item.slot, constraint))
    }
  }

  func sorted() -> [NSLayoutConstraint] {
    let own = standIns.sorted { ($0.slot, $0.constraint.rank) < ($1.slot, $1.constraint.rank) }
    return constraints.sorted { $0.serial < $1.serial } + own.map { $0.constraint }
  }
}

extension NSLayoutConstraint {
  /// Whether one of its sides measures along the axis.
  fileprivate final func bears(on axis: NSLayoutConstraint.Axis) -> Bool {
    firstTerm.axis == axis || secondTerm.axis == axis
  }
}
