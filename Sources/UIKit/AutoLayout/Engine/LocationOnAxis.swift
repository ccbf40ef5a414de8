import Foundation

/// Where on an item a location attribute lies: at a fraction of its extent, or at a baseline.
struct LocationOnAxis {
  enum Baseline { case first, last }

  let axis: NSLayoutConstraint.Axis
  /// 0 at the left or top edge, 1 at the right or bottom edge.
  let fraction: Double
  var isWithinMargins = false
  var baseline: Baseline?

  init(axis: NSLayoutConstraint.Axis, fraction: Double) {
    self.axis = axis
    self.fraction = fraction
  }

  /// Nil for sizes; leading is taken for left and trailing for right.
  init?(_ attribute: NSLayoutConstraint.Attribute) {
    guard case .location(let axis) = attribute.kind else { return nil }
    self.axis = axis
    switch attribute {
    case .left, .leading, .top: fraction = 0
    case .right, .trailing, .bottom: fraction = 1
    case .centerX, .centerY: fraction = 0.5
    case .leftMargin, .leadingMargin, .topMargin:
      fraction = 0
      isWithinMargins = true
    case .rightMargin, .trailingMargin, .bottomMargin:
      fraction = 1
      isWithinMargins = true
    case .centerXWithinMargins, .centerYWithinMargins:
      fraction = 0.5
      isWithinMargins = true
    case .firstBaseline:
      fraction = 1
      baseline = .first
    case .lastBaseline:
      fraction = 1
      baseline = .last
    case .width, .height, .notAnAttribute: return nil
    }
  }

  /// How far insets move the place: inwards at the edges, to their middle in the centre (fact
  /// 1.12).
  func inset(by insets: (minimum: CGFloat, maximum: CGFloat)) -> Double {
    (1 - fraction) * Double(insets.minimum) - fraction * Double(insets.maximum)
  }

  /// The place seen from the other side, if the attribute means leading or trailing.
  func mirroredIfRelative(_ attribute: NSLayoutConstraint.Attribute) -> LocationOnAxis {
    guard attribute.sidedness == .relative else { return self }
    var mirrored = LocationOnAxis(axis: axis, fraction: 1 - fraction)
    mirrored.isWithinMargins = isWithinMargins
    return mirrored
  }
}

extension UIEdgeInsets {
  /// Left and right, or top and bottom.
  func along(
    _ axis: NSLayoutConstraint.Axis
  ) -> (minimum: CGFloat, maximum: CGFloat) {
    switch axis {
    case .horizontal: (left, right)
    case .vertical: (top, bottom)
    }
  }
}
