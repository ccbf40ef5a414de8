import UIKit

// The style of Cartography: inside of a closure views are stand-ins whose attributes are compared with
// operators; a group remembers what came of it and can be replaced.

infix operator ~ : RankPrecedence
precedencegroup RankPrecedence {
  lowerThan: ComparisonPrecedence
  higherThan: AssignmentPrecedence
}

/// What the closures of one call have said so far.
class Context {
  var constraints: [NSLayoutConstraint] = []
}

/// `factor * attribute + constant` of a view or guide.
struct Expression {
  let item: AnyObject?
  let attribute: NSLayoutConstraint.Attribute
  var factor: CGFloat = 1
  var constant: CGFloat = 0
  let context: Context
}

/// Stands in for a view or guide.
struct Stand {
  let item: AnyObject
  let context: Context

  func of(_ attribute: NSLayoutConstraint.Attribute) -> Expression {
    return Expression(item: item, attribute: attribute, factor: 1, constant: 0, context: context)
  }

  var leading: Expression { return of(.leading) }
  var trailing: Expression { return of(.trailing) }
  var top: Expression { return of(.top) }
  var bottom: Expression { return of(.bottom) }
  var width: Expression { return of(.width) }
  var height: Expression { return of(.height) }
  var centerX: Expression { return of(.centerX) }
  var centerY: Expression { return of(.centerY) }
}

func + (left: Expression, right: CGFloat) -> Expression {
  var result = left
  result.constant += right
  return result
}

func - (left: Expression, right: CGFloat) -> Expression {
  return left + (-right)
}

func * (left: Expression, right: CGFloat) -> Expression {
  var result = left
  result.factor *= right
  result.constant *= right
  return result
}

@discardableResult func == (left: Expression, right: Expression) -> NSLayoutConstraint {
  return relate(left, .equal, right)
}

@discardableResult func == (left: Expression, right: CGFloat) -> NSLayoutConstraint {
  return relate(left, .equal, number(right, left))
}

@discardableResult func >= (left: Expression, right: CGFloat) -> NSLayoutConstraint {
  return relate(left, .greaterThanOrEqual, number(right, left))
}

@discardableResult func ~ (left: NSLayoutConstraint, right: Float) -> NSLayoutConstraint {
  left.priority = UILayoutPriority(rawValue: right)
  return left
}

private func number(_ value: CGFloat, _ like: Expression) -> Expression {
  return Expression(
    item: nil, attribute: .notAnAttribute, factor: 1, constant: value, context: like.context)
}

private func relate(
  _ left: Expression, _ relation: NSLayoutConstraint.Relation, _ right: Expression
) -> NSLayoutConstraint {
  let constraint = NSLayoutConstraint(
    item: left.item as Any, attribute: left.attribute, relatedBy: relation, toItem: right.item,
    attribute: right.attribute, multiplier: right.factor, constant: right.constant)
  left.context.constraints.append(constraint)
  return constraint
}

/// What came of a call.
class Group {
  fileprivate var constraints: [NSLayoutConstraint] = []
}

@discardableResult func constrain(
  _ items: [AnyObject], replace group: Group = Group(), _ words: ([Stand]) -> Void
) -> Group {
  let context = Context()
  for case let view as UIView in items.dropFirst() {
    view.translatesAutoresizingMaskIntoConstraints = false
  }
  words(items.map { Stand(item: $0, context: context) })
  NSLayoutConstraint.deactivate(group.constraints)
  group.constraints = context.constraints
  NSLayoutConstraint.activate(group.constraints)
  return group
}
