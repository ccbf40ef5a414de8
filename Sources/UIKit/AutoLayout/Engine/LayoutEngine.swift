import Cassowary

/// The layout of one hierarchy of views: its active constraints as one linear system, solved
/// incrementally (facts 1.1, 1.2).
///
/// Unknowns are the alignment rectangle of each view and guide that a constraint reads, in the
/// superview's own coordinates. So a scrolled content keeps its values; only constraints across a
/// scrolled edge have the offset in their constant. Constraints are taken up lazily, in the order
/// of their activation, at the next solve.
@MainActor
final class LayoutEngine {
  /// Tells engines apart; 0 is none.
  let number: Int
  /// How items and rows know the engine.
  nonisolated let handle = Handle<LayoutEngine>()
  unowned let root: UIView
  let solver = Solver()
  /// Whether the engine only measures: it then logs nothing and moves no view.
  let isFitting: Bool

  var slots: [LayoutSlot?] = []
  var freeSlots: [Int] = []
  /// Whose variables are, by their numbers.
  var places: [VariablePlace] = []

  /// The terms of the constraint that is being lowered.
  var terms = TermBuffer()

  /// Constraints to be taken up at the next solve.
  var pending: [NSLayoutConstraint] = []
  /// Items that got unknowns since the last solve, in order of first reference.
  var entered: [Int] = []
  /// Items that nothing may read any more.
  var abandoned: [Int] = []
  /// Items whose content size has to be read anew.
  var outdated: [LayoutItemState] = []
  /// Labels whose height follows from their width.
  var wrapping: [Int] = []
  /// Those of them that are as wide as their text was last wrapped, or wider, no more.
  var unwrapped: [Int] = []
  /// Those of them that became narrower than that in the last solve.
  var narrowed: [Int] = []
  /// Views with text whose baselines are read, and whose heights changed in the last solve.
  var stretched: [Int] = []
  var isDirty = false
  /// Whether more was changed since the last solve than offsets of scrolled views.
  var isRestructured = false
  /// How often more than an offset was changed.
  private(set) var edition = 0
  /// What `ambiguousViews` answered, and at which edition.
  var knownAmbiguity: (edition: Int, views: [AmbiguousView])?
  /// The items that `exerciseAmbiguityInLayout` pulls at, the last one first.
  var pulled: [Int] = []
  /// Whether their pulls are out of the solver for a question.
  var arePullsOut = false
  var isSolving = false

  /// The constraints that have given way, in order of breaking.
  var broken: [NSLayoutConstraint] = []
  /// What broke since the last solve, with UIKit's message.
  var newBreaks: [(NSLayoutConstraint, String)] = []
  /// What was last told of rounding that kept the solver from the optimum.
  var toldStall: Stall?
  /// The rows of a measuring engine's target.
  var fittingRows: [Cassowary.Constraint] = []
  /// The constraints by their handles, made when asked for.
  var ownersOfRows: [Cassowary.Constraint: RowOwner]?

  private static var lastNumber = 0
  private static var lastSerial = 0

  /// An engine for the hierarchy below `root` that takes up all constraints held in it.
  init(root: UIView, isFitting: Bool = false) {
    Self.lastNumber += 1
    number = Self.lastNumber
    self.root = root
    self.isFitting = isFitting
    handle.object = self
    collect(root)
  }

  deinit { handle.object = nil }

  /// The engine of the hierarchy that the view is in.
  static func engine(for view: UIView) -> LayoutEngine {
    let root = view.rootView
    if let engine = root.layoutItem.ownEngine { return engine }
    let engine = LayoutEngine(root: root)
    root.layoutItem.ownEngine = engine
    return engine
  }

  // MARK: Constraints

  /// Takes note of a constraint that was just installed.
  static func add(_ constraint: NSLayoutConstraint, heldBy view: UIView) {
    lastSerial += 1
    constraint.serial = lastSerial
    // Without an engine yet, the first one collects what is installed.
    let engine = view.layoutItem.engine ?? view.rootView.layoutItem.ownEngine
    engine?.enqueue(constraint)
  }

  static func remove(_ constraint: NSLayoutConstraint) {
    constraint.row?.engine?.dropRow(of: constraint)
    constraint.row = nil
  }

  static func constantDidChange(_ constraint: NSLayoutConstraint) {
    guard let row = constraint.row, let engine = row.engine else { return }
    engine.setConstant(constraint.solverConstant(row), of: row.handle)
    engine.markRestructured()
  }

  static func priorityDidChange(_ constraint: NSLayoutConstraint) {
    guard let row = constraint.row, let engine = row.engine else { return }
    engine.solver.setPriority(constraint.solverPriority, of: row.handle)
    engine.markRestructured()
  }

  func enqueue(_ constraint: NSLayoutConstraint) {
    pending.append(constraint)
    markRestructured()
  }

  func markRestructured() {
    isDirty = true
    isRestructured = true
    edition += 1
  }

  /// Takes up all constraints held in the subtree.
  func collect(_ view: UIView) {
    let count = pending.count
    collectRecursively(view)
    if pending.count > count { markRestructured() }
  }

  private func collectRecursively(_ view: UIView) {
    for constraint in view.layoutItem.constraints {
      constraint.row = nil
      pending.append(constraint)
    }
    for subview in view.subviewList { collectRecursively(subview) }
  }
}
