public import UIKit

/// What `guide.snp` offers: constraints of the guide and its attributes as partners of others.
@preconcurrency @MainActor
public struct ConstraintLayoutGuideDSL: ConstraintAttributesDSL {
  let guide: ConstraintLayoutGuide

  /// The guide behind `snp`.
  public var target: AnyObject? { guide }

  /// Makes the constraints that the closure words, without activating them.
  @discardableResult
  public func prepareConstraints(_ closure: (_ make: ConstraintMaker) -> Void) -> [Constraint] {
    ConstraintMaker.constraints(for: guide, closure)
  }

  /// Makes and activates the constraints that the closure words.
  public func makeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    ConstraintMaker.make(for: guide, closure)
  }

  /// Takes away the guide's constraints and makes those that the closure words.
  public func remakeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    ConstraintMaker.remake(for: guide, closure)
  }

  /// Gives the constants that the closure words to the guide's constraints that are alike in all
  /// else. Stops if there is none for one of them.
  public func updateConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    ConstraintMaker.update(for: guide, closure)
  }

  /// Takes away every constraint that was made for the guide through `snp`.
  public func removeConstraints() {
    ConstraintMaker.remove(from: guide)
  }
}

extension ConstraintLayoutGuide {
  /// The guide's constraints and attributes, in SnapKit's words.
  public var snp: ConstraintLayoutGuideDSL { ConstraintLayoutGuideDSL(guide: self) }
}
