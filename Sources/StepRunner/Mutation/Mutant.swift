import LayoutTrace
import Reporting

/// A mistake that an app could have: one constraint, and what is changed in it.
struct Mutant: Equatable, Sendable {
  var constraint: ListedConstraint
  var change: ConstraintMutation.Change

  /// Points by which a constant is changed: more than any tolerance, less than most views are wide.
  static let constantChange = 10.0

  /// Every mutant of a constraint: left out; its constant greater and smaller; each of the other
  /// relations; a required one made a strong wish and a weak one, a wish required and weak.
  static func all(of constraint: ListedConstraint) -> [Mutant] {
    let relations = [ConstraintIdentity.Relation.lessOrEqual, .equal, .greaterOrEqual]
      .filter { $0 != constraint.relation }
    let changes =
      [
        .removed, .constant(plus: constantChange), .constant(plus: -constantChange),
      ] + relations.map { ConstraintMutation.Change.relation($0) }
      + priorities(insteadOf: constraint.priority).map { ConstraintMutation.Change.priority($0) }
    return changes.map { Mutant(constraint: constraint, change: $0) }
  }

  private static let required = 1000.0
  private static let high = 750.0
  private static let low = 250.0

  private static func priorities(insteadOf priority: Double) -> [Double] {
    let weak = priority <= low ? 1 : low
    return [priority == required ? high : required, weak].filter { $0 != priority }
  }

  /// What is changed, in words: `constant + 10`.
  var words: String {
    switch change {
    case .removed: "left out"
    case .constant(let more):
      "constant \(more < 0 ? "-" : "+") \(Number.text(abs(more)))"
    case .relation(let relation):
      "\(relation.rawValue) in place of \(constraint.relation.rawValue)"
    case .priority(let priority):
      "priority \(Number.text(priority)) in place of \(Number.text(constraint.priority))"
    }
  }
}
