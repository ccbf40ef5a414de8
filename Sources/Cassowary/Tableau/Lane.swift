/// How everything moves with one or two constants, as long as the basis stays as it is: a
/// parametric line (or plane) through the tableau, written out for the frames of an animation or
/// of a scroll.
///
/// Along it a variable is `base + first × d₁ + second × d₂`, where d₁ and d₂ are how far the two
/// constants are from where they were when the lane was laid. No sum runs over frames, so that
/// no rounding adds up. It holds as long as every constraint and bound stays in its zone.
/// (Parametric right sides: Gass and Saaty 1955.)
struct Lane: ~Copyable {
  /// The constraints whose constants move; `second` is -1 if there is only one, both if there is no
  /// lane.
  var first: Int32 = -1
  var second: Int32 = -1
  /// The constants from which the distances count.
  var firstOrigin = 0.0
  var secondOrigin = 0.0
  /// Of a lane with one constant, the values it may take.
  var low = -Double.infinity
  var high = Double.infinity
  /// The least and the greatest absolute rate of a variable, and its greatest absolute base: what
  /// tells whether a step is long enough to move all of them.
  var leastRate = Double.infinity
  var greatestRate = 0.0
  var greatestBase = 0.0
  /// The symbol whose kink ends the lane where it leads over to the other one (`Tableau+Crossing`),
  /// basic here; -1 if it leads nowhere.
  var gate: Int32 = -1
  /// The zone in which the gate is here.
  var gateZone = Zone.inside
  /// At which end the gate is: 1 at `high`, -1 at `low`.
  var gateSide: Int32 = 0
  /// The constants from which on, and up to which, the way over is known; for a gate at `low` with
  /// their signs turned round.
  var gateFrom = Double.infinity
  var gateTo = -Double.infinity
  /// What moves along the other lane and stands still along this one.
  var rests = Buffer<LaneRest>()
  /// The variables that move, ascending.
  var cells = Buffer<LaneCell>()
  /// The constraints and bounds that move, or whose own constant does.
  var guards = Buffer<LaneGuard>()
  /// Whether the constraints' values are not up to date: they are written when somebody asks.
  var isStale = false
  /// Whether the list of changes holds all variables that move.
  var isListed = false

  /// What it holds of memory.
  var allocatedBytes: Int { cells.allocatedBytes + guards.allocatedBytes + rests.allocatedBytes }
}

/// A symbol that moves along a lane.
struct LaneCell: BitwiseCopyable {
  var slot: Int32
  /// How much it moves a unit of each constant.
  var first: Double
  var second: Double
  /// Where it stood when the lane was laid.
  var base: Double
}

/// A symbol that must stay in its zone along a lane.
struct LaneGuard: BitwiseCopyable {
  var cell: LaneCell
  /// The range for the symbol's value; if its own constant is edited, for the value less what the
  /// constant has moved.
  var lower: Double
  var upper: Double

  /// The constants, of the first edited constraint, between which the symbol stays in its zone.
  @inline(__always)
  func range(from origin: Double) -> (low: Double, high: Double) {
    let inverse = 1 / cell.first
    let one = origin + (lower - cell.base) * inverse
    let other = origin + (upper - cell.base) * inverse
    return inverse > 0 ? (one, other) : (other, one)
  }
}

/// A symbol that stands still along a lane.
struct LaneRest: BitwiseCopyable {
  var slot: Int32
  var value: Double
}
