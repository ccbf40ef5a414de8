package import Course
package import LayoutTrace

extension Checker {
  /// Asks all that a behaviour expects on a device of every frame that it is asked of.
  ///
  /// It is as pure as `check`, and the frame of that one's failure fails here as well.
  ///
  /// - Complexity: O(frames × expectations).
  package static func observe(
    _ behaviour: Behaviour, on device: Device, in record: Record
  ) -> Observation {
    let count = record.trace.frames.count
    var observation = Observation(
      answers: Array(repeating: .notAsked, count: count),
      wanted: Array(repeating: [], count: count))
    var claims = [[GeometryClaim]](repeating: [], count: count)
    for expectation in behaviour.expectations(on: device) {
      let reader = ClaimReader(expectation.expect)
      for index in frames(of: expectation.scope, count: count) {
        let moment = Moment(record, at: index)
        switch expectation.answer(at: moment) {
        case .notAsked: continue
        case .holds:
          if observation.answers[index] == .notAsked { observation.answers[index] = .holds }
        case .fails:
          // That one moment is not the one which is to come is no failure.
          if expectation.scope == .eventually { continue }
          observation.answers[index] = .fails
        }
        if expectation.scope != .eventually { claims[index] += reader.claims(at: moment) }
      }
    }
    for index in claims.indices where !claims[index].isEmpty {
      observation.wanted[index] = WantedFrame.frames(
        of: claims[index], at: Moment(record, at: index))
    }
    return observation
  }

  private static func frames(of scope: Expectation.Scope, count: Int) -> Range<Int> {
    switch scope {
    case .always, .eventually: 0..<count
    case .atStart: 0..<min(1, count)
    case .atEnd: max(0, count - 1)..<count
    }
  }
}
