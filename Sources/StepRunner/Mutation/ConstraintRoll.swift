import LayoutTrace

/// The constraints of an app over several runs, each once, and its place in each of the runs.
struct ConstraintRoll: Equatable, Sendable {
  /// A constraint of the app.
  struct Entry: Equatable, Sendable {
    var constraint: ListedConstraint
    /// For each run its number there; nil where there is no such constraint.
    var numbers: [Int?]
  }

  private(set) var entries: [Entry] = []

  /// Calls the roll of runs of one app.
  ///
  /// Runs with equally many constraints are taken to have the same ones, in the same order: texts
  /// may differ by what is computed from the screen. Else constraints are told by their texts, and
  /// of equal texts the first is the first.
  init(_ traces: [LayoutTrace]) {
    for (run, trace) in traces.enumerated() {
      let constraints = trace.listedConstraints
      let isAlike = entries.count == constraints.count
      var isTaken = Set<Int>()
      for (index, constraint) in constraints.enumerated() {
        let place =
          isAlike
          ? index
          : entries.indices.first {
            !isTaken.contains($0) && entries[$0].constraint.text == constraint.text
          }
        if let place {
          isTaken.insert(place)
          entries[place].numbers.append(constraint.number)
        } else {
          isTaken.insert(entries.count)
          let before = [Int?](repeating: nil, count: run)
          entries.append(Entry(constraint: constraint, numbers: before + [constraint.number]))
        }
      }
      for place in entries.indices where entries[place].numbers.count == run {
        entries[place].numbers.append(nil)
      }
    }
  }
}
