/// What a constraint joins and how, whatever its constant: `thumbnail.right == banner.left @999`.
///
/// A constraint that says the same with its sides exchanged is meant too. Leading and trailing are
/// left and right: no device of ours reads from the right. The multiplier is not looked at.
package struct ConstraintPattern: Codable, Hashable, Sendable, CustomStringConvertible {
  /// What is read off which view.
  package struct Side: Codable, Hashable, Sendable, CustomStringConvertible {
    package var view: ViewName
    /// The property by which the view has a layout guide; nil for the view itself.
    package var guide: String?
    /// UIKit's name: `trailing`, `centerY`.
    package var attribute: String

    package init(view: ViewName, guide: String?, attribute: String) {
      self.view = view
      self.guide = guide
      self.attribute = attribute
    }

    package var description: String {
      [view.name, guide, attribute].compactMap { $0 }.joined(separator: ".")
    }
  }

  package var first: Side
  package var relation: ConstraintIdentity.Relation
  /// Nil for a size that is compared with a number.
  package var second: Side?
  /// Nil for any.
  package var priority: Double?

  package init(
    first: Side, relation: ConstraintIdentity.Relation, second: Side?, priority: Double?
  ) {
    self.first = first
    self.relation = relation
    self.second = second
    self.priority = priority
  }

  package var description: String {
    let second = second?.description ?? "constant"
    let suffix = priority.map { " @\(Int(exactly: $0).map(String.init) ?? "\($0)")" } ?? ""
    return "\(first) \(relation.rawValue) \(second)\(suffix)"
  }

  /// Whether a constraint is one of those that are meant, apart from its priority.
  func reading(of constraint: ConstraintIdentity, view: (ViewName) -> Int?) -> ConstantReading? {
    func means(_ wanted: Side?, _ side: ConstraintIdentity.Side?) -> Bool {
      guard let wanted, let side else { return wanted == nil && side == nil }
      return Self.plain(wanted.attribute) == Self.plain(side.attribute)
        && wanted.guide == side.guide && view(wanted.view) == side.view
    }
    if relation == constraint.relation, means(first, constraint.first),
      means(second, constraint.second)
    {
      return .asWritten
    }
    if second != nil, relation == constraint.relation.turnedRound, constraint.multiplier != 0,
      means(first, constraint.second), means(second, constraint.first)
    {
      return .turnedRound(multiplier: constraint.multiplier)
    }
    return nil
  }

  private static func plain(_ attribute: String) -> String {
    attribute.replacing("leading", with: "left").replacing("trailing", with: "right")
  }
}

extension ConstraintIdentity.Relation {
  /// The relation with its two sides exchanged.
  var turnedRound: Self {
    switch self {
    case .lessOrEqual: .greaterOrEqual
    case .equal: .equal
    case .greaterOrEqual: .lessOrEqual
    }
  }
}
