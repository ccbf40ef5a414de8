/// A constraint that reaches across the edge of a view whose content can be scrolled.
@MainActor
final class Crossing {
  let constraint: NSLayoutConstraint
  let row: LayoutRow
  /// What a point of offset adds to the constraint's left side.
  let coefficient: Double

  init(_ constraint: NSLayoutConstraint, _ row: LayoutRow, coefficient: Double) {
    self.constraint = constraint
    self.row = row
    self.coefficient = coefficient
  }
}

/// The constraints that reach across the edge of one view, by axis: scrolling along one asks none of
/// the other.
struct Crossings {
  private(set) var horizontal: [Crossing] = []
  private(set) var vertical: [Crossing] = []

  mutating func append(_ crossing: Crossing, along axis: NSLayoutConstraint.Axis) {
    switch axis {
    case .horizontal: horizontal.append(crossing)
    case .vertical: vertical.append(crossing)
    }
  }

  mutating func remove(_ constraint: NSLayoutConstraint) {
    horizontal.removeAll { $0.constraint === constraint }
    vertical.removeAll { $0.constraint === constraint }
  }
}
