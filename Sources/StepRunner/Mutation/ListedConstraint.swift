import LayoutTrace
import Reporting

/// A constraint of the app's own in a trace, as it was when it was first seen.
struct ListedConstraint: Equatable, Sendable {
  /// Its `ConstraintIdentity.number`.
  var number: Int
  /// As UIKit's descriptions have it, without addresses: `card.width == 340 @750`.
  var text: String
  var relation: ConstraintIdentity.Relation
  /// Above 0 and at most 1000.
  var priority: Double
  /// Where in the app's code it was made; nil when that is not known.
  var origin: CodeOrigin?
}

extension LayoutTrace {
  /// The app's own constraints, in order of first activation.
  ///
  /// - Complexity: O(frames × constraints) at worst; mostly all are there in the first frame.
  var listedConstraints: [ListedConstraint] {
    var states: [Int: ConstraintState] = [:]
    for frame in frames where states.count < constraints.count {
      for state in frame.constraints where states[state.constraint] == nil {
        states[state.constraint] = state
      }
    }
    return constraints.enumerated().compactMap { index, identity in
      guard let number = identity.number, let state = states[index] else { return nil }
      return ListedConstraint(
        number: number, text: text(of: identity, state), relation: identity.relation,
        priority: state.priority, origin: identity.origin)
    }.sorted { $0.number < $1.number }
  }

  private func text(of constraint: ConstraintIdentity, _ state: ConstraintState) -> String {
    let name = constraint.identifier.map { "'\($0)' " } ?? ""
    var text = "\(name)\(self.text(of: constraint.first)) \(constraint.relation.rawValue) "
    if let second = constraint.second {
      if constraint.multiplier != 1 { text += Number.text(constraint.multiplier) + "*" }
      text += self.text(of: second)
      if state.constant != 0 {
        text += (state.constant < 0 ? " - " : " + ") + Number.text(abs(state.constant))
      }
    } else {
      text += Number.text(state.constant)
    }
    return text + (state.priority < 1000 ? " @\(Number.text(state.priority))" : "")
  }

  private func text(of side: ConstraintIdentity.Side) -> String {
    ([views[side.view].ownName] + [side.guide].compactMap { $0 } + [side.attribute])
      .joined(separator: ".")
  }
}
