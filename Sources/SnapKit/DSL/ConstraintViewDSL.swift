public import UIKit

/// What `view.snp` offers: constraints of the view, its attributes as partners of others, and its
/// content priorities.
@preconcurrency @MainActor
public struct ConstraintViewDSL: ConstraintAttributesDSL {
  let view: ConstraintView

  /// The view behind `snp`.
  public var target: AnyObject? { view }

  /// Makes the constraints that the closure words, without activating them.
  @discardableResult
  public func prepareConstraints(_ closure: (_ make: ConstraintMaker) -> Void) -> [Constraint] {
    ConstraintMaker.constraints(for: view, closure)
  }

  /// Makes and activates the constraints that the closure words.
  public func makeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    ConstraintMaker.make(for: view, closure)
  }

  /// Takes away the view's constraints and makes those that the closure words.
  public func remakeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    ConstraintMaker.remake(for: view, closure)
  }

  /// Gives the constants that the closure words to the view's constraints that are alike in all
  /// else. Stops if there is none for one of them.
  public func updateConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    ConstraintMaker.update(for: view, closure)
  }

  /// Takes away every constraint that was made for the view through `snp`.
  public func removeConstraints() {
    ConstraintMaker.remove(from: view)
  }

  /// How hard the view resists becoming wider than its content, 1...1000.
  public var contentHuggingHorizontalPriority: Float {
    get { view.contentHuggingPriority(for: .horizontal).rawValue }
    nonmutating set {
      view.setContentHuggingPriority(UILayoutPriority(rawValue: newValue), for: .horizontal)
    }
  }

  /// How hard the view resists becoming higher than its content, 1...1000.
  public var contentHuggingVerticalPriority: Float {
    get { view.contentHuggingPriority(for: .vertical).rawValue }
    nonmutating set {
      view.setContentHuggingPriority(UILayoutPriority(rawValue: newValue), for: .vertical)
    }
  }

  /// How hard the view resists becoming narrower than its content, 1...1000.
  public var contentCompressionResistanceHorizontalPriority: Float {
    get { view.contentCompressionResistancePriority(for: .horizontal).rawValue }
    nonmutating set {
      view.setContentCompressionResistancePriority(
        UILayoutPriority(rawValue: newValue), for: .horizontal)
    }
  }

  /// How hard the view resists becoming lower than its content, 1...1000.
  public var contentCompressionResistanceVerticalPriority: Float {
    get { view.contentCompressionResistancePriority(for: .vertical).rawValue }
    nonmutating set {
      view.setContentCompressionResistancePriority(
        UILayoutPriority(rawValue: newValue), for: .vertical)
    }
  }
}

extension ConstraintView {
  /// The view's constraints and attributes, in SnapKit's words.
  public var snp: ConstraintViewDSL { ConstraintViewDSL(view: self) }
}
