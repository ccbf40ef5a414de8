import Cassowary

/// Layouts that leave something open: which views, and other layouts that would do as well (fact
/// 1.31).
extension LayoutEngine {
  /// Whether one of the item's unknowns has more than one value at the optimum.
  ///
  /// An item that constraints are to place, and that none of them reads, could be anywhere.
  ///
  /// - Complexity: two trial constraints for an unknown whose value is not plain to see; O(1) until
  ///   constraints, constants or content sizes change.
  static func isAmbiguous(_ item: LayoutItemState) -> Bool {
    guard let engine = engine(askedAbout: item) else { return false }
    guard item.isIn(engine) else { return item.isPlacedByConstraints }
    return engine.openParts(of: item.slot).contains { $0.isOfFrame }
  }

  /// The engine of the item's hierarchy, with all that is active taken up; nil where there is none:
  /// out of a window before a layout was asked for.
  static func engine(askedAbout item: LayoutItemState) -> LayoutEngine? {
    guard let view = item.view else { return nil }
    let engine = view.window == nil ? view.rootView.layoutItem.ownEngine : engine(for: view)
    engine?.solve()
    return engine
  }

  /// The unknowns of an item that have more than one value at the optimum, whatever
  /// `exerciseAmbiguityInLayout` pulls at.
  func openParts(of index: Int) -> [LayoutSlot.Part] {
    guard let slot = slots[index] else { return [] }
    if let known = slot.knownOpenings, known.edition == edition { return known.parts }
    let parts = withoutPulls {
      LayoutSlot.Part.allCases.filter { part in
        slot.variable(part).map { !solver.isDetermined($0) } ?? false
      }
    }
    slot.knownOpenings = (edition, parts)
    return parts
  }

  // MARK: Other layouts

  /// Gives the item another of the values that would do as well, where there are several; asked
  /// again, the first ones. What an unknown can reach at most or at least it takes; where nothing
  /// ends it, it goes 100 points on.
  static func exerciseAmbiguity(of item: LayoutItemState) {
    guard let engine = engine(askedAbout: item), item.isIn(engine) else { return }
    engine.exercise(item.slot)
  }

  private func exercise(_ index: Int) {
    guard let slot = slots[index] else { return }
    let parts = LayoutSlot.Part.allCases.filter(\.isOfFrame)
    let present = parts.map { slot.variable($0).map(solver.value(of:)) ?? 0 }
    dropPulls()
    let old = slot.pulls
    slot.pulls = []
    pulled.removeAll { $0 == index }
    for (part, origin) in zip(parts, present) {
      // A pull at one unknown may settle the next.
      guard let variable = slot.variable(part), !solver.isDetermined(variable) else { continue }
      let before = old.first { $0.part == part && $0.origin != origin }?.origin
      let value = before ?? otherValue(of: variable, than: origin)
      let row = addPull(at: variable, to: value)
      slot.pulls.append(LayoutSlot.Pull(part: part, value: value, origin: origin, row: row))
      solveOnce()
    }
    // Of pulls that disagree the first one added holds.
    if !slot.pulls.isEmpty { pulled.insert(index, at: 0) }
    for other in pulled where other != index { renewPulls(of: other) }
    solveOnce()
    // Text of several lines is wrapped to its new width by the next solve.
    isDirty = true
  }

  /// Where an unknown that has several values ends, upwards or else downwards; 100 points on where
  /// nothing ends it.
  private func otherValue(of variable: Cassowary.Variable, than origin: Double) -> Double {
    let (far, step) = (1e6, 100.0)
    for direction in [1.0, -1.0] {
      let row = addPull(at: variable, to: origin + direction * far)
      solveOnce()
      let end = solver.value(of: variable)
      solver.remove(row)
      solveOnce()
      if abs(end - origin) > far / 2 { return origin + direction * step }
      if abs(end - origin) > 1e-3 { return end }
    }
    return origin
  }

  private func addPull(at variable: Cassowary.Variable, to value: Double) -> Cassowary.Constraint {
    add(CollectionOfOne(Term(variable)), .equal, value, priority: .least, for: nil)
  }

  // MARK: Pulls

  /// Asks about the layout as it were had nobody exercised it.
  func withoutPulls<Answer>(_ ask: () -> Answer) -> Answer {
    guard !pulled.isEmpty, !arePullsOut else { return ask() }
    dropPulls()
    arePullsOut = true
    let answer = ask()
    arePullsOut = false
    for index in pulled { renewPulls(of: index) }
    solveOnce()
    return answer
  }

  /// Takes all pulls out of the solver; what they are is kept.
  private func dropPulls() {
    guard !pulled.isEmpty else { return }
    for index in pulled { forgetPullRows(of: index) }
    solveOnce()
  }

  private func renewPulls(of index: Int) {
    guard let slot = slots[index] else { return }
    for number in slot.pulls.indices {
      let pull = slot.pulls[number]
      guard let variable = slot.variable(pull.part) else { continue }
      slot.pulls[number].row = addPull(at: variable, to: pull.value)
    }
  }

  /// Takes the pulls at an item out of the solver.
  func forgetPullRows(of index: Int) {
    guard let slot = slots[index] else { return }
    for number in slot.pulls.indices {
      if let row = slot.pulls[number].row { solver.remove(row) }
      slot.pulls[number].row = nil
    }
  }
}

extension Priority {
  /// Weaker than all that an app can say.
  fileprivate static let least = Priority(.leastNormalMagnitude)
}

extension LayoutSlot.Part {
  /// Whether it is a part of the item's own rectangle, not of a content area.
  fileprivate var isOfFrame: Bool {
    switch self {
    case .minX, .minY, .width, .height: true
    case .contentWidth, .contentHeight: false
    }
  }
}

extension LayoutItemState {
  /// Whether constraints are to give it its place: not a translated frame, nor UIKit itself.
  fileprivate var isPlacedByConstraints: Bool {
    switch kind {
    case .view: view?.translatesAutoresizingMaskIntoConstraints == false
    case .guide: true
    case .system: false
    }
  }
}
