import Foundation

/// How much of a finger's pull beyond the end of the content is seen (fact 2.35).
///
/// The further the pull, the less of it shows; however far, less than the whole scroll view.
struct RubberBand {
  /// The length of the scroll view along the pull, in points.
  var dimension: CGFloat

  private static let stiffness: CGFloat = 0.55

  /// The overshoot that is seen for a finger's; both in points, of either sign.
  func shown(_ pulled: CGFloat) -> CGFloat {
    guard dimension > 0 else { return 0 }
    let distance = (1 - 1 / (Self.stiffness * abs(pulled) / dimension + 1)) * dimension
    return pulled < 0 ? -distance : distance
  }

  /// The finger's overshoot for one that is seen: what `shown` gives it for.
  func pulled(_ shown: CGFloat) -> CGFloat {
    let share = min(abs(shown) / max(dimension, 1), 0.999)
    let distance = share / (1 - share) * dimension / Self.stiffness
    return shown < 0 ? -distance : distance
  }

  /// Where the content is seen when the finger asks for an offset that need not be legal.
  func offset(_ wanted: CGFloat, in range: ClosedRange<CGFloat>) -> CGFloat {
    let legal = range.clamp(wanted)
    return legal + shown(wanted - legal)
  }

  /// What the finger must have asked for where the content is seen at an offset.
  func wanted(_ offset: CGFloat, in range: ClosedRange<CGFloat>) -> CGFloat {
    let legal = range.clamp(offset)
    return legal + pulled(offset - legal)
  }
}

extension ClosedRange {
  /// The bound nearest to a value, or the value if it lies between them.
  func clamp(_ value: Bound) -> Bound {
    Swift.min(Swift.max(value, lowerBound), upperBound)
  }
}
