/// Where a condition wants an edge, a centre or an extent of a view to be at a moment.
package struct GeometryClaim: Equatable, Sendable {
  /// What of a view is meant, by the expression language's words.
  package enum Measure: String, Sendable {
    case left, right, width, centerX
    case top, bottom, height, centerY
  }

  /// The view as the course calls it: `header`.
  package var name: String
  package var measure: Measure
  /// In points, in the window's coordinates.
  package var value: Double

  package init(name: String, measure: Measure, value: Double) {
    self.name = name
    self.measure = measure
    self.value = value
  }
}
