/// What Auto Layout keeps for one view or layout guide: the constraints that concern it and its
/// place in an engine.
///
/// The item owns its state and the state never keeps the item alive: it retires when the item goes,
/// and lets go of all that could hold it in turn.
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
  nonisolated(unsafe) private unowned(unsafe) var ownView: UIView?
  nonisolated(unsafe) private unowned(unsafe) var ownGuide: UILayoutGuide?
  /// Whether the item is gone.
  nonisolated(unsafe) private(set) var isRetired = false

  /// The constraints that this view holds, in order of installing.
  nonisolated(unsafe) var constraints: [NSLayoutConstraint] = []
  /// The active constraints that read this item, wherever they are held.
  nonisolated(unsafe) var mentions: [NSLayoutConstraint] = []
  /// How many of them read baselines.
  nonisolated(unsafe) var baselineMentions = 0
  /// The guides of this view, in order of adding.
  nonisolated(unsafe) var guides: [UILayoutGuide] = []
  /// UIKit's own guides of this view, made when first asked for.
  nonisolated(unsafe) var systemGuides: [UILayoutGuide] = []
  /// How UIKit's own constraints for the item look to an app, made when first asked for.
  nonisolated(unsafe) var standIns: [SystemConstraint] = []

  /// The engine of the hierarchy whose topmost view this is.
  nonisolated(unsafe) var ownEngine: LayoutEngine?
  /// The engine in which this item has unknowns, and where it keeps them.
  private var handle: Handle<LayoutEngine>?
  private(set) var slot = 0
  private var engineNumber = 0

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

  /// The item goes, on whatever thread the last reference to it was let go of.
  nonisolated func retire() {
    isRetired = true
    ownView = nil
    ownGuide = nil
    for guide in guides { guide.owner = nil }
    for guide in systemGuides { guide.owner = nil }
    ownEngine = nil
    constraints = []
    mentions = []
    guides = []
    systemGuides = []
    standIns = []
  }

  /// The view, or the guide's view; nil when it is gone.
  var view: UIView? { ownView ?? ownGuide?.owner }

  /// The guide; nil for a view.
  var guide: UILayoutGuide? { ownGuide }

  /// The view or guide itself.
  var object: AnyObject? { ownView ?? ownGuide }

  /// Whether it is the view, or in its subtree.
  func isInside(_ ancestor: UIView) -> Bool {
    view?.isDescendant(of: ancestor) ?? false
  }

  func forget(_ constraint: NSLayoutConstraint) {
    constraints.removeLast(constraint)
  }

  // MARK: Place in an engine

  /// The engine in which this item has unknowns.
  var engine: LayoutEngine? { handle?.object }

  func isIn(_ engine: LayoutEngine) -> Bool { engineNumber == engine.number }

  func enter(_ engine: LayoutEngine, at slot: Int) {
    handle = engine.handle
    self.slot = slot
    engineNumber = engine.number
  }

  func leaveEngine() {
    handle = nil
    engineNumber = 0
  }

  /// The item's place, to be put back later.
  struct Place {
    fileprivate var handle: Handle<LayoutEngine>?
    fileprivate var slot: Int
    fileprivate var engineNumber: Int
  }

  /// Takes the item out of its engine for the while that another one borrows it.
  func lend() -> Place {
    let place = Place(handle: handle, slot: slot, engineNumber: engineNumber)
    leaveEngine()
    return place
  }

  func putBack(_ place: Place) {
    handle = place.handle
    slot = place.slot
    engineNumber = place.engineNumber
  }
}
