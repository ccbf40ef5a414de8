/// The solver's state: a simplex tableau over symbols with piecewise linear costs.
///
/// Every variable and every constraint's left side is a symbol. The basic ones are written as
/// sums over the others, the nonbasic ones; the module's `README.md` explains the structure.
///
/// Between two calls from outside these hold (`faults()` tests them):
/// - each basic symbol's line is its row, each nonbasic one's its column, and the two sides of a
///   coefficient agree;
/// - each basic symbol's value agrees with its row, and with its zone unless an edit disturbed it;
/// - each nonbasic symbol stands at its kink; a variable may stand elsewhere, at no cost;
/// - no nonbasic symbol that is not queued can enter the basis with profit.
///
/// Methods that many operations call are `mutating` even if they change nothing: the compiler lends a
/// value of this size by copying it to the stack.
struct Tableau: ~Copyable {
  /// The hot part of every symbol, by its slot.
  var symbols = Buffer<Symbol>(expecting: 256)
  /// Where the parts of every symbol lie, by its slot.
  var outlines = Buffer<Outline>(expecting: 256)
  /// Slots of removed symbols.
  var freeSlots = Buffer<Int32>()
  /// The coefficients, by basic symbols.
  var rows = Pool<RowEntry>(expecting: 1024)
  /// The coefficients, by nonbasic symbols.
  var columns = Pool<ColumnEntry>(expecting: 1024)
  /// The terms of constraints.
  var terms = Pool<Occurrence>(expecting: 256)
  /// The priorities in use, the highest first: always begins with required.
  var levels = Buffer<Float>()
  /// By level, how many basic symbols are in a zone that pays; at least as many as there are levels.
  var payers = Buffer<Int32>()
  /// Nothing pays on a level above this one.
  var paidFrom: Int32 = 0
  /// How many levels there may be before unused ones are dropped.
  var levelLimit: Int32 = 64
  /// The number of the next constraint.
  var nextOrder: Int32 = 0

  // Work that waits for the next `solve()`.

  /// New constants, in the order in which they were set.
  var edits = Buffer<Edit>()
  /// Basic symbols whose values may disagree with their zones.
  var disturbed = Buffer<Int32>()
  /// Nonbasic symbols that may enter the basis with profit.
  var queue = Buffer<Int32>()
  /// Variables that lost a constraint, and may now be determined by nothing.
  var released = Buffer<Int32>()
  /// Nonbasic required equalities whose columns can be dropped.
  var hiding = Buffer<Int32>()
  /// Symbols that were seen violating a required kink.
  var broken = Buffer<Int32>()
  /// Symbols that have been in a zone that pays, each once; they may have left it.
  var paying = Buffer<Int32>()
  /// Variables whose values were touched since the last `solve()`, each once.
  var touched = Buffer<Touch>()
  /// Variables whose values changed by the last `solve()`.
  var changes = Buffer<Variable>()

  // Scratch of single operations.

  /// Terms of the constraint to be added.
  var staged = Buffer<StagedTerm>()
  /// The row of a pivot.
  var pivotRow = Buffer<PivotTerm>()
  /// A line under construction.
  var draft = Buffer<DraftEntry>()
  /// By level, how the cost changes as the entering symbol moves.
  var slope = Slope()
  /// The best candidate's slope.
  var bestSlope = Slope()
  /// Where the slope changes along a move, a heap.
  var breakpoints = Buffer<Breakpoint>()
  /// Kinks that a move passed.
  var passed = Buffer<Breakpoint>()
  /// The largest coefficient of the column that moves.
  var columnScale = 0.0
  /// What to undo if the operation fails; kept while `isRecording`.
  var journal = Buffer<Change>()
  var isRecording = false
  /// How everything moves with the constants that are edited frame by frame.
  var lane = Lane()
  /// The one that was left last.
  var otherLane = Lane()
  /// Whether the two lanes lead over to each other.
  var isCrossable = false
  /// Whether the basis is still that of the other lane.
  var isAcross = false
  /// What an edit took out of its zone that leaves a lane.
  var strays = Buffer<Stray>()
  /// The exchange of the last move that ended in one.
  var lastPivot: (entering: Int32, leaving: Int32) = (-1, -1)
  /// How often a zone was recorded anew.
  var zoneChanges = 0
  /// What moves along the lane that is being laid.
  var rates = Buffer<LaneCell>()
  /// The constraints that the last `solve()` edited, if it edited no more than two; -1 for none.
  var lastEdited: (first: Int32, second: Int32) = (-1, -1)
  /// Whether nothing waits for the next `solve()` but edits of constants, and nothing is broken.
  var isQuiet = false
  /// How many symbols there were when memory was last given back.
  var trimmedCount: Int32 = 0
  /// Entries walked since the tableau was last held against its constraints.
  var work = 0

  // What went wrong.

  /// Why the optimum is not reached yet, until `recover()` sees to it.
  var failure: Stall.Cause?
  /// Why the optimum could not be reached.
  var stall: Stall?
  /// Whether something happened that lets the numbers be checked in the next `solve()`.
  var isSuspect = false
  /// Whether only feasibility is asked, not why.
  var isProbe = false
  /// How many runs of the simplex are to fail for a test.
  var injectedRuns = 0
  var diagnostics = Diagnostics()

  init() {
    levels.append(Priority.required.rawValue)
    reachLevels()
  }

  /// What the tableau holds of memory, itself included.
  var allocatedBytes: Int {
    var bytes = MemoryLayout<Tableau>.size
    bytes += symbols.allocatedBytes + outlines.allocatedBytes + freeSlots.allocatedBytes
    bytes += rows.allocatedBytes + columns.allocatedBytes + terms.allocatedBytes
    bytes += levels.allocatedBytes + payers.allocatedBytes
    bytes += edits.allocatedBytes + disturbed.allocatedBytes
    bytes += queue.allocatedBytes + released.allocatedBytes + hiding.allocatedBytes
    bytes += broken.allocatedBytes + paying.allocatedBytes + touched.allocatedBytes
    bytes += changes.allocatedBytes + staged.allocatedBytes + draft.allocatedBytes
    bytes += pivotRow.allocatedBytes + slope.allocatedBytes + bestSlope.allocatedBytes
    bytes += breakpoints.allocatedBytes + passed.allocatedBytes + journal.allocatedBytes
    bytes += lane.allocatedBytes + otherLane.allocatedBytes + rates.allocatedBytes
    bytes += strays.allocatedBytes
    return bytes
  }

  /// Where the value of the symbol in slot 0 lies.
  var firstValue: UnsafeMutablePointer<Double> {
    UnsafeMutableRawPointer(symbols.base).assumingMemoryBound(to: Double.self)
  }

  // MARK: Slots

  /// A fresh symbol's slot, with an empty line.
  mutating func makeSymbol() -> Int32 {
    if !freeSlots.isEmpty {
      let slot = freeSlots.removeLast()
      // A slot that still waits in a list is not to be entered there twice.
      let lists = symbols[slot].pointee.traits.intersection([.changed, .queued, .paying])
      symbols[slot].pointee = Symbol()
      symbols[slot].pointee.traits = lists.union(.alive)
      outlines[slot].pointee = Outline()
      return slot
    }
    let slot = symbols.count
    symbols.append(Symbol())
    symbols[slot].pointee.traits = .alive
    outlines.append(Outline())
    return slot
  }

  /// Gives a symbol's slot back. Its line must be empty.
  mutating func releaseSymbol(_ slot: Int32) {
    let symbol = symbols[slot]
    if symbol.pointee.isBasic { setZone(slot, .inside) }
    releaseLine(slot)
    symbol.pointee.traits.formIntersection([.changed, .queued, .paying])
    outlines[slot].pointee.order = -1
    freeSlots.append(slot)
  }

  // MARK: Variables

  /// A new nonbasic variable at 0 or at its bound.
  mutating func makeVariable(lowerBound: Double) -> Int32 {
    precondition(
      lowerBound.isFinite || lowerBound == -.infinity, "a lower bound is finite or -infinity")
    let slot = makeSymbol()
    let symbol = symbols[slot]
    symbol.pointee.traits.formUnion(.variable)
    symbol.pointee.tolerance = Self.relativeTolerance
    if lowerBound.isFinite {
      symbol.pointee.traits.formUnion(.costsBelow)
      symbol.pointee.kink = lowerBound
      symbol.pointee.value = lowerBound
    }
    if symbol.pointee.traits.contains(.changed) {
      restartTouch(slot)
    }
    return slot
  }

  /// Lets the change of a new variable in a used slot be measured from where it begins.
  private mutating func restartTouch(_ slot: Int32) {
    for index in 0..<touched.count where touched[index].pointee.variable == slot {
      touched[index].pointee.before = symbols[slot].pointee.value
    }
  }

  /// Forgets a variable that no constraint mentions.
  mutating func removeVariable(_ slot: Int32) {
    let symbol = symbols[slot]
    precondition(symbol.pointee.isAlive && symbol.pointee.isVariable, "no such variable")
    precondition(
      outlines[slot].pointee.first < 0, "a variable that a constraint mentions cannot go")
    assert(!symbol.pointee.isBasic && outlines[slot].pointee.count == 0)
    releaseSymbol(slot)
  }

  // MARK: Tolerances

  /// How far a value may miss a kink: that much times a coefficient of the constraint, or through the
  /// coefficients of its constraints of a variable.
  static let relativeTolerance: Float = 1e-9
}
