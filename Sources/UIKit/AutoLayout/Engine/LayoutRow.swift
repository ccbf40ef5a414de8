import Cassowary

/// A constraint of ours as an engine holds it.
@MainActor
struct LayoutRow {
  private let owner: Handle<LayoutEngine>
  let handle: Cassowary.Constraint
  /// What insets, margins and baselines add to the left side, in points.
  var rest: Double
  /// The unknowns it reads, by their places in the engine.
  let uses: SlotUses

  init(_ handle: Cassowary.Constraint, of lowered: LoweredConstraint, in engine: LayoutEngine) {
    owner = engine.handle
    self.handle = handle
    rest = lowered.rest
    uses = lowered.uses
  }

  /// The engine that holds it; nil when that is gone.
  var engine: LayoutEngine? { owner.object }
}

/// A use of an item's unknowns.
struct SlotUse: Equatable {
  enum Part: UInt8 { case item, contentWidth, contentHeight }
  private let number: Int32
  let part: Part

  init(slot: Int, part: Part) {
    number = Int32(truncatingIfNeeded: slot)
    self.part = part
  }

  var slot: Int { Int(number) }
}

/// The uses that a constraint makes, each once, in order. Almost all make three at most, which are
/// kept without memory of their own.
struct SlotUses {
  private var first: SlotUse?
  private var second: SlotUse?
  private var third: SlotUse?
  private var others: [SlotUse]?

  /// Adds a use, unless it is there.
  mutating func insert(_ use: SlotUse) {
    if first == nil {
      first = use
    } else if first == use || second == use || third == use {
      return
    } else if second == nil {
      second = use
    } else if third == nil {
      third = use
    } else if others?.contains(use) != true {
      others = (others ?? []) + [use]
    }
  }

  @MainActor func forEach(_ visit: @MainActor (SlotUse) -> Void) {
    if let first { visit(first) }
    if let second { visit(second) }
    if let third { visit(third) }
    guard let others else { return }
    for use in others { visit(use) }
  }
}

/// Why a constraint is broken, as said when it broke.
struct Breakage: Equatable {
  /// The constraint, without addresses.
  let constraint: String
  /// The members of the conflicting set, without addresses.
  let conflict: [String]
}
