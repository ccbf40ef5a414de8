import Cassowary

/// A constraint in the engine's unknowns: `terms + rest relation constant`, with the terms in the
/// engine's buffer.
struct LoweredConstraint {
  /// What insets, margins and baselines add to the left side.
  var rest = 0.0
  var uses = SlotUses()
}

/// Turns one constraint into terms, in the coordinates of the view that holds it (fact 1.9).
@MainActor
struct Lowering {
  typealias Axis = NSLayoutConstraint.Axis
  typealias Attribute = NSLayoutConstraint.Attribute

  let engine: LayoutEngine
  let constraint: NSLayoutConstraint
  /// The view whose coordinates locations are measured in.
  let container: UIView
  /// Whether horizontal locations are measured from the right: leading and trailing in a language
  /// that is read so (fact 1.10).
  let isFlipped: Bool
  private(set) var result = LoweredConstraint()

  init(engine: LayoutEngine, constraint: NSLayoutConstraint, container: UIView) {
    self.engine = engine
    self.constraint = constraint
    self.container = container
    engine.terms.removeAll()
    isFlipped =
      constraint.isRelative && Self.directing(constraint, in: container)?.isMirrored == true
  }

  /// The view whose direction counts: among the views of a stack the stack's, whatever they say.
  private static func directing(
    _ constraint: NSLayoutConstraint, in container: UIView
  ) -> UIView? {
    container is UIStackView ? container : constraint.first?.view
  }

  /// Adds `factor` times what the term reads off the item.
  mutating func add(_ term: ConstraintTerm, of item: LayoutItemState, times factor: Double) {
    switch term {
    case .attribute(let attribute):
      switch attribute.kind {
      case .size: addSize(attribute.axis ?? .horizontal, of: item, times: factor)
      case .location: addLocation(attribute, of: item, times: factor)
      case .none: break
      }
    case .distance(let attribute, let end):
      guard let far = end.item else { return }
      addLocation(end.attribute, of: far, times: factor)
      addLocation(attribute, of: item, times: -factor)
    }
  }

  // MARK: Sizes

  private mutating func addSize(_ axis: Axis, of item: LayoutItemState, times factor: Double) {
    guard let view = item.view else { return }
    switch item.kind {
    case .view, .guide:
      add(use(item).variable(axis).size, factor)
    case .system(.content):
      addContentExtent(axis, of: view.layoutItem, times: factor)
    case .system(let guide):
      let insets = guide.insets(in: view).along(axis)
      addBoundsSize(axis, of: view, times: factor)
      result.rest -= factor * Double(insets.minimum + insets.maximum)
    }
  }

  private mutating func addBoundsSize(_ axis: Axis, of view: UIView, times factor: Double) {
    add(use(view.layoutItem).variable(axis).size, factor)
    let insets = view.layoutInsets.along(axis)
    result.rest += factor * Double(insets.minimum + insets.maximum)
  }

  private mutating func addContentExtent(
    _ axis: Axis, of view: LayoutItemState, times factor: Double
  ) {
    let slot = engine.slot(of: view)
    guard let variable = engine.contentVariable(of: slot, axis) else { return }
    use(slot, .item)
    use(slot, axis == .horizontal ? .contentWidth : .contentHeight)
    add(variable, factor)
  }

  // MARK: Locations

  private mutating func addLocation(
    _ attribute: Attribute, of item: LayoutItemState, times factor: Double
  ) {
    guard let view = item.view, let place = LocationOnAxis(attribute) else { return }
    if let baseline = place.baseline {
      addBaseline(baseline, of: item, view, times: factor)
      return
    }
    guard isFlipped, place.axis == .horizontal else {
      addPlace(place, of: item, view, times: factor)
      return
    }
    // Measured from the container's right edge to the item's mirrored place.
    addBoundsSize(.horizontal, of: container, times: factor)
    addPlace(place.mirroredIfRelative(attribute), of: item, view, times: -factor)
  }

  private mutating func addPlace(
    _ place: LocationOnAxis, of item: LayoutItemState, _ view: UIView, times factor: Double
  ) {
    let axis = place.axis
    if place.isWithinMargins {
      result.rest += factor * place.inset(by: view.layoutMargins.along(axis))
    }
    switch item.kind {
    case .view where view === container:
      addInterior(place, of: view, times: factor)
    case .view:
      addOutline(place, of: item, times: factor)
      if let superview = view.superviewLink { addPath(axis, from: superview, times: factor) }
    case .guide:
      addOutline(place, of: item, times: factor)
      addPath(axis, from: view, times: factor)
    case .system(let guide):
      addSystemGuide(guide, place, of: view, times: factor)
      addPath(axis, from: view, times: factor)
    }
  }

  /// A place on the item's alignment rectangle, in its superview's coordinates.
  private mutating func addOutline(
    _ place: LocationOnAxis, of item: LayoutItemState, times factor: Double
  ) {
    let variables = use(item).variable(place.axis)
    add(variables.minimum, factor)
    if place.fraction > 0 { add(variables.size, factor * place.fraction) }
  }

  /// A place on the container itself, as its content sees it: for a scroll view's edges that is
  /// the content's extent, for its centre the frame, which scrolls along with the content (facts
  /// 0.7, 2.1).
  private mutating func addInterior(
    _ place: LocationOnAxis, of view: UIView, times factor: Double
  ) {
    let insets = view.layoutInsets.along(place.axis)
    result.rest += factor * Double(insets.minimum)
    guard place.fraction > 0 else { return }
    if view.isContentContainer, place.fraction == 1 {
      addContentExtent(place.axis, of: view.layoutItem, times: factor)
      return
    }
    add(use(view.layoutItem).variable(place.axis).size, factor * place.fraction)
  }

  /// A place on a guide of UIKit's, in its view's coordinates.
  private mutating func addSystemGuide(
    _ guide: SystemGuide, _ place: LocationOnAxis, of view: UIView, times factor: Double
  ) {
    if case .content = guide {
      if place.fraction > 0 {
        addContentExtent(place.axis, of: view.layoutItem, times: factor * place.fraction)
      }
      return
    }
    // What is visible of a scroll view lies where it is scrolled to.
    if view.isContentContainer { addOffset(place.axis, of: view, times: factor) }
    if place.fraction > 0 {
      addBoundsSize(place.axis, of: view, times: factor * place.fraction)
    }
    result.rest += factor * place.inset(by: guide.insets(in: view).along(place.axis))
  }

  /// The way from a view's own coordinates out to the container's.
  private mutating func addPath(_ axis: Axis, from start: UIView, times factor: Double) {
    var view = start
    while view !== container, let superview = view.superviewLink {
      add(use(view.layoutItem).variable(axis).minimum, factor)
      result.rest -= factor * Double(view.layoutInsets.along(axis).minimum)
      addOffset(axis, of: view, times: -factor)
      view = superview
    }
  }

  private mutating func addOffset(_ axis: Axis, of view: UIView, times factor: Double) {
    add(engine.offsetVariable(of: use(view.layoutItem), axis), factor)
  }

  private mutating func addBaseline(
    _ baseline: LocationOnAxis.Baseline, of item: LayoutItemState, _ view: UIView,
    times factor: Double
  ) {
    // Without a baseline its first one is the top edge, its last one the bottom edge.
    let edge = LocationOnAxis(axis: .vertical, fraction: baseline == .first ? 0 : 1)
    guard case .view = item.kind else {
      addPlace(edge, of: item, view, times: factor)
      return
    }
    let target = view.baselineView(baseline)
    addPlace(edge, of: target.layoutItem, target, times: factor)
    guard let offsets = engine.readBaselines(of: target) else { return }
    switch baseline {
    case .first: result.rest += factor * Double(offsets.firstFromTop)
    case .last: result.rest -= factor * Double(offsets.lastFromBottom)
    }
  }

  // MARK: Terms

  private func add(_ variable: Cassowary.Variable, _ coefficient: Double) {
    engine.terms.append(Cassowary.Term(variable, times: coefficient))
  }

  private mutating func use(_ item: LayoutItemState) -> LayoutSlot {
    let index = engine.slot(of: item)
    use(index, .item)
    guard let slot = engine.slots[index] else {
      preconditionFailure("a slot that is used is there")
    }
    return slot
  }

  private mutating func use(_ slot: Int, _ part: SlotUse.Part) {
    result.uses.insert(SlotUse(slot: slot, part: part))
  }
}

extension NSLayoutConstraint {
  /// Whether it reads a leading or trailing edge.
  final var isRelative: Bool {
    firstAttribute.sidedness == .relative || secondAttribute.sidedness == .relative
  }
}

extension LayoutEngine {
  /// The constraint in this engine's unknowns; nil when an item of it is gone.
  func lower(_ constraint: NSLayoutConstraint) -> LoweredConstraint? {
    guard !constraint.isRemoved, let first = constraint.first,
      let container = constraint.holder?.view
    else {
      return nil
    }
    var lowering = Lowering(engine: self, constraint: constraint, container: container)
    lowering.add(constraint.firstTerm, of: first, times: 1)
    if constraint.secondAttribute != .notAnAttribute {
      guard let second = constraint.second else { return nil }
      lowering.add(
        constraint.secondTerm, of: second, times: -Double(constraint.multiplier))
    }
    let result = lowering.result
    guard result.rest.isFinite else {
      Exception.raise(
        .internalInconsistency,
        "The margins, alignment insets and baselines that a constraint reads must be finite.  "
          + "That's illegal. constraint:\(constraint.description)")
    }
    return result
  }
}
