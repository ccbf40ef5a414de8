internal import LayoutTrace

/// A constraint as a diagram shows it: a line between two anchors, or along a side, with a label.
struct Dimension: Equatable {
  enum Axis { case horizontal, vertical }

  /// How it fares, which its colour says.
  enum Fate: Int, CaseIterable {
    /// It holds.
    case holds
    /// It is optional, and the layout misses it.
    case missed
    /// It is required, and gave way.
    case broken
  }

  var axis: Axis
  /// The two ends along the axis, in screen coordinates; equal when two anchors coincide.
  var start: Double
  var end: Double
  /// Where along the other axis the line may lie.
  var room: ClosedRange<Double>
  /// Whether it is an inequality.
  var isInequality: Bool
  var isOptional: Bool
  var fate: Fate
  var label: String
}

extension Dimension {
  /// The dimension of a constraint.
  ///
  /// - Parameters:
  ///   - identity: whose sides it has.
  ///   - name: how a view of the trace is called.
  /// - Returns: Nil for a distance between anchors, which is no single line.
  init?(
    _ identity: ConstraintIdentity, _ state: ConstraintState, _ look: ConstraintLook,
    name: (Int) -> String
  ) {
    guard let first = AnchorPlace(identity.first.attribute) else { return nil }
    axis = first.axis
    isInequality = identity.relation != .equal
    isOptional = state.priority < 1000
    fate = state.violation == 0 ? .holds : isOptional ? .missed : .broken
    let span = look.first.span(axis)
    let across = look.first.span(axis.other)
    if first.isSize {
      (start, end, room) = (span.lowerBound, span.upperBound, across)
      label = Self.sizeLabel(identity, state, name: name)
    } else {
      guard let second = identity.second, let rect = look.second,
        let place = AnchorPlace(second.attribute), !place.isSize
      else { return nil }
      (start, end) = (place.position(in: rect), first.position(in: look.first))
      let other = rect.span(axis.other)
      // Content whose width nobody asks for has none: the line lies beside the other item then.
      room = other.upperBound - other.lowerBound < 1 ? across : across.common(with: other)
      label = Self.distanceLabel(identity, state)
    }
    if state.priority < 1000 { label += " @\(Self.text(state.priority))" }
    if state.violation > 0 { label += " (off by \(Self.text(state.violation)))" }
  }

  /// `14`, `≥ 20`, `× 0.5 + 10`. A distance is told without its sign: that the other way round it is
  /// negative, the line shows.
  private static func distanceLabel(
    _ identity: ConstraintIdentity, _ state: ConstraintState
  ) -> String {
    if identity.multiplier != 1 {
      return sign(identity.relation) + "× \(text(identity.multiplier))"
        + added(state.constant)
    }
    let isTurned = state.constant < 0
    let relation: ConstraintIdentity.Relation =
      switch identity.relation {
      case .equal: .equal
      case .lessOrEqual: isTurned ? .greaterOrEqual : .lessOrEqual
      case .greaterOrEqual: isTurned ? .lessOrEqual : .greaterOrEqual
      }
    return sign(relation) + text(abs(state.constant))
  }

  /// `≥ 40`, `0.7 × header.width`.
  private static func sizeLabel(
    _ identity: ConstraintIdentity, _ state: ConstraintState, name: (Int) -> String
  ) -> String {
    guard let second = identity.second else {
      return sign(identity.relation) + text(state.constant)
    }
    let owner = name(second.view) + (second.guide.map { ".\($0)" } ?? "")
    let factor = identity.multiplier == 1 ? "" : "\(text(identity.multiplier)) × "
    // "As wide as" needs no number.
    let equals = identity.relation == .equal && identity.multiplier == 1 ? "= " : ""
    return sign(identity.relation) + equals + "\(factor)\(owner).\(second.attribute)"
      + added(state.constant)
  }

  private static func sign(_ relation: ConstraintIdentity.Relation) -> String {
    switch relation {
    case .equal: ""
    case .lessOrEqual: "≤ "
    case .greaterOrEqual: "≥ "
    }
  }

  private static func added(_ constant: Double) -> String {
    constant == 0 ? "" : constant > 0 ? " + \(text(constant))" : " − \(text(-constant))"
  }

  /// A number with two digits behind the point at most, and none that says nothing.
  static func text(_ number: Double) -> String {
    guard abs(number) < 1e9 else { return number < 0 ? "−∞" : "∞" }
    let hundredths = Int((abs(number) * 100).rounded())
    var text = "\(hundredths / 100)"
    if hundredths % 100 != 0 {
      let rest = String(hundredths % 100)
      text += "." + (rest.count == 1 ? "0" + rest : rest)
      if text.hasSuffix("0") { text.removeLast() }
    }
    return number < 0 && hundredths > 0 ? "−" + text : text
  }
}

/// What an attribute reads off a rectangle.
private struct AnchorPlace {
  var axis: Dimension.Axis
  /// 0 at the left or top edge, 1 at the right or bottom edge; nil for a size.
  var fraction: Double?

  init?(_ attribute: String) {
    switch attribute {
    case "left", "leading", "leftMargin", "leadingMargin": (axis, fraction) = (.horizontal, 0)
    case "right", "trailing", "rightMargin", "trailingMargin": (axis, fraction) = (.horizontal, 1)
    case "centerX", "centerXWithinMargins": (axis, fraction) = (.horizontal, 0.5)
    case "top", "topMargin", "firstBaseline": (axis, fraction) = (.vertical, 0)
    case "bottom", "bottomMargin", "lastBaseline", "baseline": (axis, fraction) = (.vertical, 1)
    case "centerY", "centerYWithinMargins": (axis, fraction) = (.vertical, 0.5)
    case "width": (axis, fraction) = (.horizontal, nil)
    case "height": (axis, fraction) = (.vertical, nil)
    default: return nil
    }
  }

  var isSize: Bool { fraction == nil }

  func position(in rect: Rect) -> Double {
    let span = rect.span(axis)
    return span.lowerBound + (span.upperBound - span.lowerBound) * (fraction ?? 0)
  }
}

extension Dimension.Axis {
  var other: Dimension.Axis {
    switch self {
    case .horizontal: .vertical
    case .vertical: .horizontal
    }
  }
}

extension Rect {
  func span(_ axis: Dimension.Axis) -> ClosedRange<Double> {
    let rect = bounded
    return switch axis {
    case .horizontal: rect.x...rect.maxX
    case .vertical: rect.y...rect.maxY
    }
  }
}

extension ClosedRange<Double> {
  /// What two ranges have in common; what lies between them when that is nothing.
  func common(with other: ClosedRange<Double>) -> ClosedRange<Double> {
    let low = Swift.max(lowerBound, other.lowerBound)
    let high = Swift.min(upperBound, other.upperBound)
    return Swift.min(low, high)...Swift.max(low, high)
  }

  var middle: Double { (lowerBound + upperBound) / 2 }
}
