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
  /// The variables that move, ascending.
  var cells = Buffer<LaneCell>()
  /// The constraints and bounds that move, or whose own constant does.
  var guards = Buffer<LaneGuard>()
  /// Whether the constraints' values are not up to date: they are written when somebody asks.
  var isStale = false
  /// Whether the list of changes holds all variables that move.
  var isListed = false

  /// What it holds of memory.
  var allocatedBytes: Int { cells.allocatedBytes + guards.allocatedBytes }
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
}
