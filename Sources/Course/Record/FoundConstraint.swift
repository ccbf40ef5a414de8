import LayoutTrace

/// A constraint of the course in an app.
///
/// An app may make the same constraint again and again: all that are alike are meant, and at a
/// frame the first of them that is active.
package struct FoundConstraint: Equatable, Sendable {
  /// Index in the name's candidates.
  package var candidate: Int
  /// How the constant is read of each constraint that is meant, by its index in the trace's list.
  private var readings: [Int: ConstantReading]

  /// Nil if no candidate leads to a constraint that is active in some frame.
  ///
  /// - Complexity: O(constraints × candidates), and a pass over the frames up to the first that has
  ///   one.
  init?(_ name: ConstraintName, in trace: LayoutTrace) {
    for (index, candidate) in name.candidates.enumerated() {
      var readings: [Int: ConstantReading] = [:]
      for (place, constraint) in trace.constraints.enumerated() {
        readings[place] = candidate.reading(of: constraint) { view in
          view.candidates.lazy.compactMap { $0.find(in: trace) }.first
        }
      }
      guard !readings.isEmpty else { continue }
      self.candidate = index
      self.readings = readings
      if trace.frames.contains(where: { state(in: $0.constraints, of: name) != nil }) { return }
    }
    return nil
  }

  /// The first of the constraints that is active in a frame.
  func state(in states: [ConstraintState], of name: ConstraintName) -> SeenConstraint? {
    for state in states {
      if let reading = readings[state.constraint],
        name.candidates[candidate].includes(priority: state.priority)
      {
        return SeenConstraint(state: state, reading: reading)
      }
    }
    return nil
  }
}

/// A constraint at a moment.
struct SeenConstraint {
  let state: ConstraintState
  let reading: ConstantReading

  /// In points, as the course has the sides in mind.
  var constant: Double { reading.constant(of: state.constant) }
}

extension Moment {
  /// Whether a constraint of the course, by its index in the course's list, is active.
  func has(constraint name: Int) -> Bool {
    record.foundConstraints[name]?
      .state(in: frame.constraints, of: record.constraintNames[name]) != nil
  }
}
