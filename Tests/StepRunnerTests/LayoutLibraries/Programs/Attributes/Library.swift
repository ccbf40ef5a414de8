import UIKit

// The style of EasyPeasy: attributes are values that are applied to a view, with `easy.layout` or an
// arrow; one that is applied again takes the place of the one before.

infix operator <-

/// A number with its relation and factor.
struct Amount: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  var value: CGFloat
  var factor: CGFloat = 1
  var relation = NSLayoutConstraint.Relation.equal

  init(_ value: CGFloat) { self.value = value }
  init(floatLiteral value: Double) { self.value = CGFloat(value) }
  init(integerLiteral value: Int) { self.value = CGFloat(value) }
}

prefix operator >=
prefix operator *

prefix func >= (value: CGFloat) -> Amount {
  var amount = Amount(value)
  amount.relation = .greaterThanOrEqual
  return amount
}

prefix func * (factor: CGFloat) -> Amount {
  var amount = Amount(0)
  amount.factor = factor
  return amount
}

@MainActor class Attribute {
  let amount: Amount
  fileprivate var target: AnyObject?
  fileprivate var targetAttribute: NSLayoutConstraint.Attribute?
  fileprivate var rank: Float = 1000

  init(_ amount: Amount = 0) { self.amount = amount }

  var own: NSLayoutConstraint.Attribute { .notAnAttribute }
  /// What distances are counted as: inwards from the edge.
  var sign: CGFloat { 1 }

  @discardableResult func to(
    _ target: AnyObject, _ attribute: NSLayoutConstraint.Attribute? = nil
  ) -> Self {
    self.target = target
    targetAttribute = attribute
    return self
  }

  @discardableResult func like(
    _ target: AnyObject, _ attribute: NSLayoutConstraint.Attribute? = nil
  ) -> Self {
    to(target, attribute)
  }

  @discardableResult func with(_ rank: Float) -> Self {
    self.rank = rank
    return self
  }

  fileprivate func constraints(of view: UIView) -> [NSLayoutConstraint] {
    let isSize = own == .width || own == .height
    let target = self.target ?? (isSize ? nil : view.superview)
    let constraint = NSLayoutConstraint(
      item: view, attribute: own, relatedBy: amount.relation, toItem: target,
      attribute: target == nil ? .notAnAttribute : targetAttribute ?? own,
      multiplier: amount.factor, constant: amount.value * sign)
    constraint.priority = UILayoutPriority(rank)
    constraint.identifier = "\(own.rawValue) \(amount.relation.rawValue)"
    return [constraint]
  }
}

final class Top: Attribute {
  override var own: NSLayoutConstraint.Attribute { .top }
}
final class Bottom: Attribute {
  override var own: NSLayoutConstraint.Attribute { .bottom }
  override var sign: CGFloat { -1 }
}
final class Left: Attribute {
  override var own: NSLayoutConstraint.Attribute { .left }
}
final class Right: Attribute {
  override var own: NSLayoutConstraint.Attribute { .right }
  override var sign: CGFloat { -1 }
}
final class Width: Attribute {
  override var own: NSLayoutConstraint.Attribute { .width }
}
final class Height: Attribute {
  override var own: NSLayoutConstraint.Attribute { .height }
}
final class CenterX: Attribute {
  override var own: NSLayoutConstraint.Attribute { .centerX }
}
final class CenterY: Attribute {
  override var own: NSLayoutConstraint.Attribute { .centerY }
}

/// Width and height.
final class Size: Attribute {
  override fileprivate func constraints(of view: UIView) -> [NSLayoutConstraint] {
    Width(amount).constraints(of: view) + Height(amount).constraints(of: view)
  }
}

/// Both middles.
final class Center: Attribute {
  override fileprivate func constraints(of view: UIView) -> [NSLayoutConstraint] {
    CenterX(amount).constraints(of: view) + CenterY(amount).constraints(of: view)
  }
}

@MainActor struct Easy {
  private static let applied = NSMapTable<UIView, NSMutableArray>.weakToStrongObjects()
  let view: UIView

  func layout(_ attributes: Attribute...) { apply(attributes) }

  func clear() {
    for case let constraint as NSLayoutConstraint in Self.applied.object(forKey: view) ?? [] {
      constraint.isActive = false
    }
    Self.applied.removeObject(forKey: view)
  }

  fileprivate func apply(_ attributes: [Attribute]) {
    view.translatesAutoresizingMaskIntoConstraints = false
    let kept = Self.applied.object(forKey: view) ?? NSMutableArray()
    for new in attributes.flatMap({ $0.constraints(of: view) }) {
      for case let old as NSLayoutConstraint in kept.map({ $0 })
      where old.identifier == new.identifier {
        old.isActive = false
        kept.remove(old)
      }
      new.isActive = true
      kept.add(new)
    }
    Self.applied.setObject(kept, forKey: view)
  }
}

extension UIView {
  @MainActor var easy: Easy { Easy(view: self) }
}

@MainActor func <- (view: UIView, attributes: [Attribute]) { Easy(view: view).apply(attributes) }
