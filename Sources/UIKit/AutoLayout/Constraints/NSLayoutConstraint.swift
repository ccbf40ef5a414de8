public import Foundation

/// A linear relation between two attributes: `first.attribute == multiplier * second.attribute +
/// constant`, or `<=`, or `>=` (fact 1.1).
///
/// A constraint does nothing until it is active; then the nearest common ancestor of its items
/// holds it and the hierarchy's layout engine solves it. It does not keep its items alive. A
/// constraint whose item is gone, or which was never given one, cannot be activated.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  /// Tells the constraint from all others of the process, those that are gone too.
  package final let hostNumber = HostNumber.next()

  private final var storedFirst: LayoutItemState?
  private final var storedSecond: LayoutItemState?
  final var firstTerm = ConstraintTerm.attribute(.notAnAttribute)
  final var secondTerm = ConstraintTerm.attribute(.notAnAttribute)
  private final var storedRelation = Relation.equal
  private final var storedMultiplier: CGFloat = 1
  private final var storedConstant: CGFloat = 0
  private final var storedPriority = UILayoutPriority.required

  private final var storedHolder: LayoutItemState?
  /// What the solver knows of the constraint; nil while no engine has taken it up.
  final var row: LayoutRow?
  /// Why a required constraint gives way; it stays broken while it is active (fact 1.42).
  final var breakage: Breakage?
  /// Where the constraint stands in the order of activation.
  final var serial = 0
  /// What is changed in it from outside; nil but for one constraint of an app under test.
  final var alteration: ConstraintAlteration.Change?
  /// Its number in the `ConstraintCensus`; nil until it is first active.
  package final internal(set) var censusNumber: Int?

  /// A constraint without items, for subclasses; it cannot be activated.
  public override init() {
    super.init()
  }

  /// `view1.attr1 relation multiplier * view2.attr2 + c`; each item is a view or a layout guide.
  ///
  /// Raises NSInvalidArgumentException for attributes that cannot be paired (facts 1.7, 1.8).
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    self.init()
    let first = LayoutItemState.of(view1)
    let second = view2.map(LayoutItemState.of)
    set(
      first, .attribute(attr1), relation, second,
      .attribute(second == nil ? .notAnAttribute : attr2), multiplier: multiplier, constant: c)
    validatePairing()
  }

  /// Gives the relation; for initialisers and anchors, before the constraint is used.
  final func set(
    _ first: LayoutItemState?, _ firstTerm: ConstraintTerm, _ relation: Relation,
    _ second: LayoutItemState?, _ secondTerm: ConstraintTerm, multiplier: CGFloat,
    constant: CGFloat
  ) {
    storedFirst = first
    self.firstTerm = firstTerm
    storedRelation = relation
    storedSecond = second
    self.secondTerm = secondTerm
    storedMultiplier = multiplier
    validateConstant(constant)
    validateConstant(multiplier)
    storedConstant = constant
    ApplicationHost.constraintIsMade?(self)
  }

  /// The items, by the engine's records of them; nil when they are gone.
  final var first: LayoutItemState? { storedFirst.unlessRetired }
  final var second: LayoutItemState? { storedSecond.unlessRetired }

  /// Whether there is a second item, or was one that is gone now.
  final var hasSecond: Bool { storedSecond != nil }

  /// The record of the view that holds the constraint; nil while it is inactive.
  final var holder: LayoutItemState? {
    get { storedHolder.unlessRetired }
    set { storedHolder = newValue }
  }

  /// The view or layout guide on the left-hand side.
  open var firstItem: AnyObject? { first?.object }

  /// The view or layout guide on the right-hand side; nil for a constant size.
  open var secondItem: AnyObject? { second?.object }

  /// The attribute of the first item.
  open var firstAttribute: Attribute { firstTerm.attribute }

  /// The attribute of the second item; `notAnAttribute` when there is none.
  open var secondAttribute: Attribute { secondTerm.attribute }

  /// How the sides relate.
  open var relation: Relation { storedRelation }

  /// What the second item's attribute is multiplied by.
  open var multiplier: CGFloat { storedMultiplier }

  /// What is added to the second side, in points; it may change while the constraint is active.
  ///
  /// Raises when it is not a finite number.
  open var constant: CGFloat {
    get { storedConstant }
    set {
      guard newValue != storedConstant else { return }
      validateConstant(newValue)
      storedConstant = newValue
      if row != nil { LayoutEngine.constantDidChange(self) }
    }
  }

  /// How strongly it is meant to hold.
  ///
  /// Raises outside of (0, 1000], and on crossing 1000 while the constraint is active (facts 1.20,
  /// 1.21).
  open var priority: UILayoutPriority {
    get { storedPriority }
    set {
      guard newValue != storedPriority else { return }
      validatePriority(newValue)
      storedPriority = newValue
      if row != nil { LayoutEngine.priorityDidChange(self) }
    }
  }

  /// A name that descriptions show.
  open var identifier: String?

  /// Whether it would be written to an archive with its view; nothing is archived here.
  open var shouldBeArchived = false

  /// The anchor of the first item's attribute.
  open var firstAnchor: NSLayoutAnchor<AnyObject> {
    NSLayoutAnchor(first, firstTerm)
  }

  /// The anchor of the second item's attribute; nil when there is none.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? {
    second.map { NSLayoutAnchor($0, secondTerm) }
  }

  /// Whether the constraint takes part in the layout.
  ///
  /// Activating installs it on the nearest common ancestor of its items and raises
  /// NSGenericException when there is none (facts 1.17, 1.18).
  open var isActive: Bool {
    get { holder != nil }
    set {
      guard newValue != isActive else { return }
      if newValue { activate() } else { deactivate() }
    }
  }

  /// Activates each of the constraints, in order.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates each of the constraints, in order.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// UIKit's description (facts 1.43 to 1.45), with addresses.
  nonisolated open override var description: String {
    MainActor.assumeIsolated { ConstraintText(naming: .addresses).describe(self) }
  }
}

/// What a constraint reads off one of its items.
enum ConstraintTerm: Equatable {
  case attribute(NSLayoutConstraint.Attribute)
  /// The way from the first location to the second, both of the same axis: what
  /// `anchorWithOffset(to:)` measures. The second location belongs to another item.
  case distance(NSLayoutConstraint.Attribute, to: DistanceEnd)

  /// The attribute that stands for the term in the public face.
  var attribute: NSLayoutConstraint.Attribute {
    switch self {
    case .attribute(let attribute): attribute
    case .distance(let attribute, _): attribute
    }
  }

  /// What the term measures: a distance is a size.
  var kind: NSLayoutConstraint.Attribute.Kind {
    switch self {
    case .attribute(let attribute): attribute.kind
    case .distance: .size
    }
  }

  /// The axis along which the term measures.
  var axis: NSLayoutConstraint.Axis? { attribute.axis }
}

/// The far end of a distance between two anchors.
@MainActor
final class DistanceEnd {
  private let storedItem: LayoutItemState?
  let attribute: NSLayoutConstraint.Attribute

  init(_ item: LayoutItemState?, _ attribute: NSLayoutConstraint.Attribute) {
    storedItem = item
    self.attribute = attribute
  }

  /// The item; nil when it is gone.
  var item: LayoutItemState? { storedItem.unlessRetired }
}

extension LayoutItemState? {
  /// The record, unless its view or guide is gone. Records may be kept: they keep nothing alive.
  @MainActor var unlessRetired: LayoutItemState? {
    guard let self, !self.isRetired else { return nil }
    return self
  }
}

extension DistanceEnd: Equatable {
  nonisolated static func == (left: DistanceEnd, right: DistanceEnd) -> Bool { left === right }
}
