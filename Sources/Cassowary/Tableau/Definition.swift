/// What a constraint says, as it was added: kept beside the hot part, `Symbol`.
struct Definition: BitwiseCopyable {
  /// Of a constraint: where its terms begin. Of a variable: the first of its occurrences, or -1.
  var first: Int32 = 0
  /// How many terms a constraint has.
  var count: Int32 = 0
  /// The number of the constraint, ascending in order of adding; -1 of what is no constraint.
  var order: Int32 = -1
  var priority: Float = 0
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

/// A term of a constraint, and a link in the list of its variable's terms.
struct Occurrence: BitwiseCopyable {
  var variable: Int32
  var constraint: Int32
  /// The variable's next and previous occurrence, or -1.
  var next: Int32
  var previous: Int32
  var coefficient: Double
}
