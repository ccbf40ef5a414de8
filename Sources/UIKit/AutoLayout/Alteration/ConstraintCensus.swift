/// Counts the constraints of an app in order of their first activation, from 0, and alters one of
/// them. The same app under the same script gives each the same number in every process.
///
/// UIKit's own constraints, such as a stack view's, are not counted.
struct ConstraintCensus {
  /// What is done to which constraint, if anything.
  let alteration: ConstraintAlteration?
  private var count = 0

  init(altering alteration: ConstraintAlteration?) {
    self.alteration = alteration
  }

  /// Counts a constraint that is about to be installed, unless it was before.
  @MainActor mutating func count(_ constraint: NSLayoutConstraint) {
    guard constraint.censusNumber == nil, !constraint.isOfStackView else { return }
    constraint.censusNumber = count
    if let alteration, alteration.number == count { constraint.alteration = alteration.change }
    count += 1
  }
}

extension NSLayoutConstraint {
  /// Whether a stack view made it, which names its constraints in UIKit's way.
  fileprivate final var isOfStackView: Bool { identifier?.hasPrefix("UISV-") ?? false }
}
