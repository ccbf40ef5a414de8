/// What can be said of a layout constraint of the app once for the whole run.
package struct ConstraintIdentity: Codable, Hashable, Sendable {
  /// How the two sides relate.
  package enum Relation: String, Codable, Hashable, Sendable {
    case lessOrEqual = "<="
    case equal = "=="
    case greaterOrEqual = ">="
  }

  /// A side of a constraint: what it reads off which view.
  package struct Side: Codable, Hashable, Sendable {
    /// The index of the view, or of the view that has the guide, in `LayoutTrace.views`.
    package var view: Int
    /// The property by which the view has the guide, such as `safeAreaLayoutGuide`, or the guide's
    /// own identifier; nil for the view itself.
    package var guide: String?
    /// UIKit's name of the attribute: `trailing`, `centerY`; `distance` for what lies between two
    /// anchors.
    package var attribute: String

    package init(view: Int, guide: String?, attribute: String) {
      self.view = view
      self.guide = guide
      self.attribute = attribute
    }
  }

  /// The stored properties of the view controllers (and of their views) that hold the constraint,
  /// in order of declaration.
  package var properties: [String]
  /// The constraint's own `identifier`, if set when it was first seen.
  package var identifier: String?
  package var first: Side
  package var relation: Relation
  package var multiplier: Double
  /// Nil for a size that is compared with a number.
  package var second: Side?
  /// Where in the app's code it was made; nil when that is not known.
  package var origin: CodeOrigin?
  /// Its number among the app's constraints in order of first activation, from 0; nil for one of
  /// UIKit's own, such as a stack view's.
  package var number: Int?

  package init(
    properties: [String], identifier: String?, first: Side, relation: Relation,
    multiplier: Double, second: Side?, origin: CodeOrigin? = nil, number: Int? = nil
  ) {
    self.properties = properties
    self.identifier = identifier
    self.first = first
    self.relation = relation
    self.multiplier = multiplier
    self.second = second
    self.origin = origin
    self.number = number
  }
}
