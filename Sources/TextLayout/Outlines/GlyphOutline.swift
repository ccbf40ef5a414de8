/// The edge of a glyph: closed figures to be filled together, in ems from where the glyph stands on
/// the baseline, x to the right and y upwards.
package struct GlyphOutline: Equatable, Sendable {
  package struct Point: Equatable, Sendable {
    package var x: Double
    package var y: Double

    package init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }
  }

  package enum Element: Equatable, Sendable {
    /// Begins a figure.
    case move(Point)
    case line(Point)
    /// A cubic Bézier curve by its two control points and its end.
    case curve(Point, Point, Point)
    /// Ends a figure.
    case close
  }

  package var elements: [Element]

  package init(_ elements: [Element] = []) {
    self.elements = elements
  }

  /// A rectangle with a thin edge: what is drawn for a character that Inter has not.
  ///
  /// - Parameter width: in ems.
  static func box(width: Double) -> GlyphOutline {
    let (side, edge, top) = (min(0.08, width / 4), 0.05, 0.7)
    func frame(_ inset: Double) -> [Point] {
      [
        Point(x: side + inset, y: inset), Point(x: width - side - inset, y: inset),
        Point(x: width - side - inset, y: top - inset), Point(x: side + inset, y: top - inset),
      ]
    }
    // The inner one runs the other way round, so that filling leaves it out.
    return GlyphOutline(figure(frame(0)) + figure(frame(min(edge, width / 5)).reversed()))
  }

  private static func figure(_ points: [Point]) -> [Element] {
    points.enumerated().map { $0.offset == 0 ? .move($0.element) : .line($0.element) } + [.close]
  }
}
