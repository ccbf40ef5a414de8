import ObjectiveC
import UIKit

// The style of SnapKit: a closure is given a maker, and what it says becomes constraints of a class
// of the library's own. They are kept in a set that hangs on the view, so that they can be updated,
// remade and taken away.

/// A constraint that can be told whether it says the same as another one but for its constant.
final class MadeConstraint: NSLayoutConstraint {
  var label = ""

  func isLike(_ other: MadeConstraint) -> Bool {
    firstItem === other.firstItem && secondItem === other.secondItem
      && firstAttribute == other.firstAttribute && secondAttribute == other.secondAttribute
      && relation == other.relation && multiplier == other.multiplier
      && priority == other.priority
  }
}

/// One sentence of a maker: some attributes, and what they relate to.
@MainActor final class Sentence {
  let view: UIView
  let attributes: [NSLayoutConstraint.Attribute]
  private(set) var made: [MadeConstraint] = []

  init(_ view: UIView, _ attributes: [NSLayoutConstraint.Attribute]) {
    self.view = view
    self.attributes = attributes
  }

  @discardableResult
  func equal(
    _ other: AnyObject?, _ attribute: NSLayoutConstraint.Attribute? = nil,
    times factor: CGFloat = 1, plus constant: CGFloat = 0
  ) -> Sentence {
    relate(.equal, other, attribute, factor, constant)
  }

  @discardableResult func equal(_ constant: CGFloat) -> Sentence {
    relate(.equal, nil, nil, 1, constant)
  }

  @discardableResult func atLeast(_ constant: CGFloat) -> Sentence {
    relate(.greaterThanOrEqual, nil, nil, 1, constant)
  }

  @discardableResult func priority(_ value: Float) -> Sentence {
    for constraint in made { constraint.priority = UILayoutPriority(rawValue: value) }
    return self
  }

  private func relate(
    _ relation: NSLayoutConstraint.Relation, _ other: AnyObject?,
    _ attribute: NSLayoutConstraint.Attribute?, _ factor: CGFloat, _ constant: CGFloat
  ) -> Sentence {
    for own in attributes {
      let isSize = own == .width || own == .height
      let target = other ?? (isSize ? nil : view.superview)
      let new = MadeConstraint(
        item: view, attribute: own, relatedBy: relation, toItem: target,
        attribute: target == nil ? .notAnAttribute : attribute ?? own, multiplier: factor,
        constant: constant)
      new.label = "\(own.rawValue)"
      made.append(new)
    }
    return self
  }
}

@MainActor final class Maker {
  let view: UIView
  fileprivate var sentences: [Sentence] = []

  init(_ view: UIView) { self.view = view }

  var top: Sentence { say(.top) }
  var bottom: Sentence { say(.bottom) }
  var width: Sentence { say(.width) }
  var height: Sentence { say(.height) }
  var leading: Sentence { say(.leading) }
  var trailing: Sentence { say(.trailing) }
  var center: Sentence { say(.centerX, .centerY) }
  var size: Sentence { say(.width, .height) }

  private func say(_ attributes: NSLayoutConstraint.Attribute...) -> Sentence {
    let sentence = Sentence(view, attributes)
    sentences.append(sentence)
    return sentence
  }
}

private struct Key {
  nonisolated(unsafe) static var constraints: UInt8 = 0
}

@MainActor struct MakerFace {
  let view: UIView

  /// What was made for the view and still holds.
  var kept: NSMutableSet {
    if let set = objc_getAssociatedObject(view, &Key.constraints) as? NSMutableSet { return set }
    let set = NSMutableSet()
    objc_setAssociatedObject(view, &Key.constraints, set, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return set
  }

  @discardableResult func make(_ words: (Maker) -> Void) -> [MadeConstraint] {
    let new = said(words)
    for constraint in new {
      constraint.isActive = true
      kept.add(constraint)
    }
    return new
  }

  func update(_ words: (Maker) -> Void) {
    for constraint in said(words) {
      for case let old as MadeConstraint in kept where old.isLike(constraint) {
        old.constant = constraint.constant
      }
    }
  }

  func remake(_ words: (Maker) -> Void) {
    removeAll()
    make(words)
  }

  func removeAll() {
    for case let constraint as MadeConstraint in kept.allObjects {
      constraint.isActive = false
      kept.remove(constraint)
    }
  }

  private func said(_ words: (Maker) -> Void) -> [MadeConstraint] {
    view.translatesAutoresizingMaskIntoConstraints = false
    let maker = Maker(view)
    words(maker)
    return maker.sentences.flatMap { $0.made }
  }
}

extension UIView {
  @MainActor var lay: MakerFace { MakerFace(view: self) }
}
