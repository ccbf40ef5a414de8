/// Where the parts of a symbol lie that are too long for itself: kept beside the hot part,
/// `Symbol`. 16 bytes.
struct Outline: BitwiseCopyable {
  /// Where its line begins: a basic symbol's in the pool of rows, a nonbasic one's in that of
  /// columns.
  var line: Int32 = 0
  /// How many entries its line has.
  var count: Int32 = 0
  /// Of a constraint: its first term, the others follow. Of a variable: the first of its
  /// occurrences, which are linked. -1 if there is none.
  var first: Int32 = -1
  /// The number of the constraint, ascending in order of adding; -1 of what is no constraint.
  var order: Int32 = -1
}

/// One coefficient of the tableau, seen from its basic symbol: which symbol it belongs to. The
/// number itself is in the column.
struct RowEntry: BitwiseCopyable {
  /// The nonbasic symbol.
  var other: Int32
  /// Where in that one's column the coefficient stands.
  var mirror: Int32
}

/// One coefficient of the tableau, seen from its nonbasic symbol.
struct ColumnEntry: BitwiseCopyable {
  /// The basic symbol.
  var other: Int32
  /// Where in that one's row the coefficient stands.
  var mirror: Int32
  var coefficient: Double
}

/// A term of a constraint, and a link in the list of its variable's terms.
struct Occurrence: BitwiseCopyable {
  /// The variable, or its complement if the constraint has no further term.
  private var tagged: Int32
  let constraint: Int32
  /// The variable's next and previous occurrence, or -1.
  var next: Int32
  var previous: Int32 = -1
  let coefficient: Double

  init(variable: Int32, isLast: Bool, constraint: Int32, next: Int32, coefficient: Double) {
    tagged = isLast ? ~variable : variable
    self.constraint = constraint
    self.next = next
    self.coefficient = coefficient
  }

  /// The variable.
  var variable: Int32 { tagged < 0 ? ~tagged : tagged }

  /// Whether the constraint has no further term.
  var isLast: Bool { tagged < 0 }
}

/// A term of a constraint that is being added.
struct StagedTerm: BitwiseCopyable {
  var variable: Int32
  var coefficient: Double
}

/// An entry of a line under construction.
struct DraftEntry: BitwiseCopyable {
  var other: Int32
  var coefficient: Double
  /// The sum of the absolute values that went into the coefficient: what cancellation is
  /// measured against.
  var magnitude: Double
}

/// A new constant of a constraint that waits for `solve()`.
struct Edit: BitwiseCopyable {
  var constraint: Int32
  var constant: Double
}

/// A variable whose value may have changed, and what it was.
struct Touch: BitwiseCopyable {
  var variable: Int32
  var before: Double
}
