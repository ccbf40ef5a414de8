/// Which side of its kink a basic symbol counts as standing on, and so which price it has.
///
/// Recorded, not derived: at a kink itself it may count as on either side.
enum Zone: Int8 {
  /// Below the kink, paying for it.
  case below = -1
  /// Where it costs nothing: at the kink, or on a side that is free.
  case inside = 0
  /// Above the kink, paying for it.
  case above = 1
}

/// What is known about a symbol besides its numbers.
struct Traits: OptionSet, BitwiseCopyable {
  let rawValue: UInt16

  /// The symbol is in use.
  static let alive = Traits(rawValue: 1 << 0)
  /// It is a variable of the caller's, not the left side of a constraint.
  static let variable = Traits(rawValue: 1 << 1)
  /// Values below the kink are errors.
  static let costsBelow = Traits(rawValue: 1 << 2)
  /// Values above the kink are errors.
  static let costsAbove = Traits(rawValue: 1 << 3)
  /// Its line is a row; otherwise a column.
  static let basic = Traits(rawValue: 1 << 4)
  /// It is nonbasic and its column is not stored (`Tableau+Hiding.swift`).
  static let hidden = Traits(rawValue: 1 << 5)
  /// It is never to be hidden again, because it has been edited.
  static let shown = Traits(rawValue: 1 << 6)
  /// It is in the list of symbols that changed.
  static let changed = Traits(rawValue: 1 << 7)
  /// It is in the list of symbols that may be violated.
  static let paying = Traits(rawValue: 1 << 9)
  /// It is in the list of candidates for entering the basis.
  static let queued = Traits(rawValue: 1 << 8)

  /// Both sides are errors: an equality.
  static let equality: Traits = [.costsBelow, .costsAbove]
}

/// One column or row of the tableau: a variable, or the left side of a constraint.
///
/// Its cost as a function of its value has at most one kink, see the module's `README.md`. 32 bytes:
/// two share a cache line. Where its line lies is in `Outline`.
struct Symbol: BitwiseCopyable {
  /// What it stands at. First, because `Solver.value(of:)` reads it there.
  var value = 0.0
  /// Where its cost is least: a constraint's constant, a variable's lower bound.
  var kink = 0.0
  /// By how much a value may miss a kink and still count as at it.
  var tolerance: Float = 0
  /// The index of its priority in the list of levels; 0 is required.
  var level: Int32 = 0
  /// A place to note something for the length of one operation; 0 between operations.
  var mark: Int32 = 0
  var traits: Traits = []
  /// The zone it counts as being in. Inside, if it is nonbasic.
  var zone = Zone.inside
  /// The size class of its line's block.
  var lineClass: UInt8 = 0

  var isBasic: Bool { traits.contains(.basic) }
  var isVariable: Bool { traits.contains(.variable) }
  var isAlive: Bool { traits.contains(.alive) }
  var isEquality: Bool { traits.isSuperset(of: .equality) }
  var isRequired: Bool { level == 0 && !traits.isDisjoint(with: .equality) }

  /// How far from the kink still counts as at it, in the symbol's own unit.
  @inline(__always)
  var slack: Double {
    Double(tolerance) + 1e-13 * abs(kink)
  }

  /// What a unit of error counts on the level of required constraints. There only whether there is
  /// any matters, so that symbols whose numbers are of another order of magnitude than a screen's can
  /// be measured in their own.
  var requiredPrice: Double {
    let unit = tolerance / Tableau.relativeTolerance
    return unit > 1e-3 && unit < 1e3 || unit == 0 ? 1 : 1 / Double(unit)
  }

  /// The zone that the value itself speaks for.
  var zoneOfValue: Zone {
    if value > kink + slack {
      return traits.contains(.costsAbove) ? .above : .inside
    }
    if value < kink - slack {
      return traits.contains(.costsBelow) ? .below : .inside
    }
    return .inside
  }

  /// Where a variable stands that nothing determines.
  var restingPlace: Double { traits.contains(.costsBelow) ? kink : 0 }

  /// By how much the value is on a side that is an error; at least 0.
  var violation: Double {
    if value > kink, traits.contains(.costsAbove) { return value - kink }
    if value < kink, traits.contains(.costsBelow) { return kink - value }
    return 0
  }

  /// The least value that agrees with the recorded zone.
  var lower: Double {
    switch zone {
    case .below: -.infinity
    case .above: kink - reach
    case .inside: traits.contains(.costsBelow) ? kink - slack : -.infinity
    }
  }

  /// The greatest value that agrees with the recorded zone.
  var upper: Double {
    switch zone {
    case .below: kink + reach
    case .above: .infinity
    case .inside: traits.contains(.costsAbove) ? kink + slack : .infinity
    }
  }

  /// Whether a value lies outside of what agrees with the recorded zone.
  @inline(__always)
  func isDisturbed(at value: Double) -> Bool {
    // Most are variables that no bound holds.
    if traits.isDisjoint(with: .equality) { return false }
    return value < lower || value > upper
  }

  /// How far beyond the kink a symbol that pays may be and still count as paying.
  ///
  /// An optional symbol that came back to its kink may go on counting as violated, which at a kink
  /// is as good a price as any. A required one may not: it would be free to leave again.
  private var reach: Double { level == 0 ? -slack : slack }
}
