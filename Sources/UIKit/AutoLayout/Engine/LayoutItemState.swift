/// What Auto Layout keeps for one view or layout guide: the constraints that concern it and its
/// place in an engine.
///
/// The item owns its state and the state never keeps the item alive.
@MainActor
final class LayoutItemState {
  /// What an item is to the engine.
  enum Kind {
    /// A view: four unknowns.
    case view
    /// A guide made by the app: four unknowns.
    case guide
    /// A guide of UIKit's: a rectangle that follows from its view, without unknowns.
    case system(SystemGuide)
  }

  let kind: Kind
  private weak var ownView: UIView?
  private weak var ownGuide: UILayoutGuide?

  /// The constraints that this view holds, in order of installing.
  var constraints: [NSLayoutConstraint] = []
  /// The active constraints that read this item, wherever they are held.
  var mentions: [NSLayoutConstraint] = []
  /// The guides of this view, in order of adding.
  var guides: [UILayoutGuide] = []
  /// UIKit's own guides of this view, made when first asked for.
  var systemGuides: [UILayoutGuide] = []

  /// The engine of the hierarchy whose topmost view this is.
  var ownEngine: LayoutEngine?
  /// The engine in which this item has unknowns, and where it keeps them.
  private(set) weak var engine: LayoutEngine?
  private(set) var slot = 0
  private var engineNumber = 0

  /// The subviews and guides whose values differ from what they show.
  var moved: [LayoutItemState] = []
  /// Whether the item is in its superview's `moved`.
  var isMoved = false
  /// Whether the layout's content size of this scroll view differs from what it shows.
  var hasNewContentSize = false
  /// The constraints whose constants depend on where this view's content is scrolled to.
  var crossings: [Crossing] = []

  init(view: UIView) {
    kind = .view
    ownView = view
  }

  init(guide: UILayoutGuide) {
    kind = guide.system.map(Kind.system) ?? .guide
    ownGuide = guide
  }

  /// The record of a view or layout guide given as a constraint's item; anything else raises.
  static func of(_ item: Any) -> LayoutItemState {
    if let view = item as? UIView { return view.layoutItem }
    if let guide = item as? UILayoutGuide { return guide.layoutItem }
    Exception.raise(
      .invalidArgument,
      "NSLayoutConstraint for \(item): Constraint items must each be a view or layout guide.")
  }

  /// The view, or the guide's view; nil when it is gone.
  var view: UIView? { ownView ?? ownGuide?.owningView }

  /// The guide; nil for a view.
  var guide: UILayoutGuide? { ownGuide }

  /// The view or guide itself.
  var object: AnyObject? { ownView ?? ownGuide }

  /// Whether it is the view, or in its subtree.
  func isInside(_ ancestor: UIView) -> Bool {
    view?.isDescendant(of: ancestor) ?? false
  }

  func forget(_ constraint: NSLayoutConstraint) {
    constraints.removeLast(where: { $0 === constraint })
  }

  // MARK: Place in an engine

  func isIn(_ engine: LayoutEngine) -> Bool { engineNumber == engine.number }

  func enter(_ engine: LayoutEngine, at slot: Int) {
    self.engine = engine
    self.slot = slot
    engineNumber = engine.number
    crossings.removeAll()
  }

  func leaveEngine() {
    engine = nil
    engineNumber = 0
    crossings.removeAll()
  }

  /// The item's place, to be put back later.
  struct Place {
    fileprivate weak var engine: LayoutEngine?
    fileprivate var slot: Int
    fileprivate var engineNumber: Int
    fileprivate var crossings: [Crossing]
  }

  /// Takes the item out of its engine for the while that another one borrows it.
  func lend() -> Place {
    let place = Place(
      engine: engine, slot: slot, engineNumber: engineNumber, crossings: crossings)
    leaveEngine()
    return place
  }

  func putBack(_ place: Place) {
    engine = place.engine
    slot = place.slot
    engineNumber = place.engineNumber
    crossings = place.crossings
  }
}

/// A constraint that reaches across the edge of a view whose content can be scrolled.
struct Crossing {
  let constraint: NSLayoutConstraint
  let axis: NSLayoutConstraint.Axis
  /// What a point of offset adds to the constraint's left side.
  let coefficient: Double
}
