import Cassowary

/// A constraint of ours as an engine holds it.
@MainActor
final class LayoutRow {
  private let owner: Handle<LayoutEngine>
  let handle: Cassowary.Constraint
  /// What insets, margins and baselines add to the left side, in points.
  var rest: Double
  /// What the offsets of scrolled views add to the left side, in points.
  var shift: Double
  /// How many scrolled edges it crosses.
  let crossings: Int
  /// The unknowns it reads, by their places in the engine.
  let uses: [SlotUse]

  init(_ handle: Cassowary.Constraint, of lowered: LoweredConstraint, in engine: LayoutEngine) {
    owner = engine.handle
    self.handle = handle
    rest = lowered.rest
    shift = lowered.shift
    crossings = lowered.crossings.count
    uses = lowered.uses
  }

  /// The engine that holds it; nil when that is gone.
  var engine: LayoutEngine? { owner.object }
}

/// A use of an item's unknowns.
struct SlotUse: Equatable {
  enum Part: Equatable { case item, contentWidth, contentHeight }
  let slot: Int
  let part: Part
}

/// Why a constraint is broken, as said when it broke.
struct Breakage: Equatable {
  /// The constraint, without addresses.
  let constraint: String
  /// The members of the conflicting set, without addresses.
  let conflict: [String]
}
