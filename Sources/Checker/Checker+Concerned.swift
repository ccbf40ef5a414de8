package import Course
package import LayoutTrace

extension Checker {
  /// The constraint that a failure is about most likely: of those active at the frame the one that
  /// places the view which is not where it is wanted, by an edge that is off; else one that is missed
  /// there; else any of the views that the condition speaks of.
  ///
  /// - Returns: nil for a failure at no frame, or one that no constraint has to do with.
  package static func concernedConstraint(
    of failure: Failure, in record: Record
  ) -> ConstraintIdentity? {
    let trace = record.trace
    guard let index = failure.frame, trace.frames.indices.contains(index) else { return nil }
    let mentioned = zip(record.names, record.found)
      .filter { name, _ in failure.mentions.contains(name.name) }.compactMap { $0.1?.view }
    var best: (identity: ConstraintIdentity, score: Int)?
    for state in trace.frames[index].constraints
    where trace.constraints.indices.contains(state.constraint) {
      let identity = trace.constraints[state.constraint]
      let score = score(of: identity, isMissed: state.violation > 0, failure, mentioned)
      if score > best?.score ?? 0 { best = (identity, score) }
    }
    return best?.identity
  }

  private static func score(
    of identity: ConstraintIdentity, isMissed: Bool, _ failure: Failure, _ mentioned: [Int]
  ) -> Int {
    // The first side is the one that the constraint was made for.
    let scores = [(identity.first as ConstraintIdentity.Side?, 2), (identity.second, 1)].map {
      side, weight in
      guard let side else { return 0 }
      let isOff = failure.wanted.contains { $0.view == side.view && $0.isOff(side.attribute) }
      return (isOff ? 6 + weight : 0) + (mentioned.contains(side.view) ? weight : 0)
    }
    return (isMissed ? 2 : 0) + (scores.max() ?? 0)
  }
}

extension WantedFrame {
  /// Whether what UIKit's attribute reads is not as wanted, by more than a pixel.
  fileprivate func isOff(_ attribute: String) -> Bool {
    func differs(_ read: (Rect) -> Double) -> Bool { abs(read(seen) - read(wanted)) > 0.5 }
    switch attribute.replacing("Margin", with: "") {
    case "top", "firstBaseline": return differs { $0.y }
    case "bottom", "lastBaseline": return differs { $0.y + $0.height }
    case "left", "leading": return differs { $0.x }
    case "right", "trailing": return differs { $0.x + $0.width }
    case "width": return differs { $0.width }
    case "height": return differs { $0.height }
    case "centerX", "centerXWithins": return differs { $0.x + $0.width / 2 }
    case "centerY", "centerYWithins": return differs { $0.y + $0.height / 2 }
    default: return false
    }
  }
}
