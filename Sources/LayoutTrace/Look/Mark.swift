/// One thing that an app paints: in `draw(_:)`, in a layer, or as a control of UIKit's does.
///
/// Marks lie one above the other in the order of their list. An app's drawing is written down as
/// marks in its own process, where nothing is drawn, and drawn from them in another one.
package indirect enum Mark: Codable, Equatable, Sendable {
  /// What lies within a figure, in one colour.
  case fill(Figure, Color)
  /// A line along a figure.
  case stroke(Figure, Pen)
  /// Colours that go over into each other, as far as the clip of the group reaches.
  case gradient(GradientLook)
  case image(ImageLook)
  case text(TextLook)
  /// Marks that are clipped, moved, or seen as a whole through something.
  case group(MarkGroup)
}

/// Lines and curves, in points of the plane that they are told in.
package struct Figure: Codable, Equatable, Sendable {
  package enum Step: Codable, Equatable, Sendable {
    case move(Point)
    case line(Point)
    /// A cubic curve by the two points that bend it, and its end.
    case curve(Point, Point, Point)
    case close
  }

  package var steps: [Step]
  /// Whether what is gone around an even number of times is outside.
  package var isEvenOdd: Bool

  package init(_ steps: [Step], isEvenOdd: Bool = false) {
    self.steps = steps
    self.isEvenOdd = isEvenOdd
  }

  /// A rectangle.
  package init(_ rect: Rect) {
    let (right, bottom) = (rect.x + rect.width, rect.y + rect.height)
    self.init([
      .move(Point(x: rect.x, y: rect.y)), .line(Point(x: right, y: rect.y)),
      .line(Point(x: right, y: bottom)), .line(Point(x: rect.x, y: bottom)), .close,
    ])
  }
}

/// What a line is drawn with.
package struct Pen: Codable, Equatable, Sendable {
  package enum Cap: String, Codable, Sendable { case butt, round, square }
  package enum Join: String, Codable, Sendable { case miter, round, bevel }

  package var color: Color
  /// In points.
  package var width: Double
  package var cap: Cap
  package var join: Join
  /// How long a pointed corner may become, in widths.
  package var miterLimit: Double
  /// Lengths of strokes and gaps in turn; empty for a whole line.
  package var dash: [Double]
  /// Where in the dashes the line begins.
  package var dashPhase: Double

  package init(
    color: Color, width: Double, cap: Cap = .butt, join: Join = .miter, miterLimit: Double = 10,
    dash: [Double] = [], dashPhase: Double = 0
  ) {
    self.color = color
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

/// Colours that go over into each other along a line, from one circle to another, or round a point.
package struct GradientLook: Codable, Equatable, Sendable {
  package struct Stop: Codable, Equatable, Sendable {
    /// 0 at the start, 1 at the end.
    package var place: Double
    package var color: Color

    package init(place: Double, color: Color) {
      self.place = place
      self.color = color
    }
  }

  /// In order of their places.
  package var stops: [Stop]
  package var start: Point
  package var end: Point
  /// The radii of the circles about `start` and `end`; nil for a gradient along the line.
  package var radii: Radii?
  /// Whether the colours go round `start` instead, once and clockwise, from where `end` lies.
  package var goesRound: Bool
  /// Whether the first colour goes on before the start, and the last one behind the end.
  package var goesOnBefore: Bool
  package var goesOnAfter: Bool

  package struct Radii: Codable, Equatable, Sendable {
    package var start: Double
    package var end: Double

    package init(start: Double, end: Double) {
      self.start = start
      self.end = end
    }
  }

  package init(
    stops: [Stop], start: Point, end: Point, radii: Radii? = nil, goesRound: Bool = false,
    goesOnBefore: Bool = true, goesOnAfter: Bool = true
  ) {
    self.stops = stops
    self.start = start
    self.end = end
    self.radii = radii
    self.goesRound = goesRound
    self.goesOnBefore = goesOnBefore
    self.goesOnAfter = goesOnAfter
  }
}

/// Marks with what holds for all of them. Where alpha, blend, shadow or mask say something, or the
/// group is isolated, the marks are painted by themselves first and then laid over what is there.
package struct MarkGroup: Codable, Equatable, Sendable {
  /// How colours come together with what is below, by Core Graphics' names.
  package enum Blend: String, Codable, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
    case hardLight, difference, exclusion, hue, saturation, color, luminosity
    case sourceAtop, destinationOver, destinationOut, xor, plusLighter
  }

  /// From the group's plane to the one around it.
  package var map: AffineMap
  /// Figures of the group's plane outside of which nothing is seen.
  package var clips: [Figure]
  package var alpha: Double
  package var blend: Blend
  /// Falls below the marks; lengths in the group's plane.
  package var shadow: ViewLook.Shadow?
  /// Marks of the group's plane whose alpha the others are seen through; nil for no mask.
  package var mask: [Mark]?
  /// Whether its marks blend with each other only, never with what is below the group.
  package var isIsolated: Bool
  package var marks: [Mark]

  package init(
    map: AffineMap = AffineMap(), clips: [Figure] = [], alpha: Double = 1, blend: Blend = .normal,
    shadow: ViewLook.Shadow? = nil, mask: [Mark]? = nil, isIsolated: Bool = false, marks: [Mark]
  ) {
    self.map = map
    self.clips = clips
    self.alpha = alpha
    self.blend = blend
    self.shadow = shadow
    self.mask = mask
    self.isIsolated = isIsolated
    self.marks = marks
  }
}

/// Marks of a view, in its own plane, that lie between its subviews.
package struct MarkSheet: Codable, Equatable, Sendable {
  /// How many subviews are behind it, of those that the frame tells, in their order.
  package var behind: Int
  package var marks: [Mark]

  package init(behind: Int, marks: [Mark]) {
    self.behind = behind
    self.marks = marks
  }
}

/// A picture that the app painted itself, kept once however often it is shown.
package struct PaintedPicture: Codable, Equatable, Sendable {
  /// In points.
  package var size: Size
  /// Pixels a point.
  package var scale: Double
  package var marks: [Mark]
  /// Whether something was left out because there was too much of it.
  package var isCutShort: Bool

  package init(size: Size, scale: Double, marks: [Mark], isCutShort: Bool = false) {
    self.size = size
    self.scale = scale
    self.marks = marks
    self.isCutShort = isCutShort
  }
}

/// An image of a trace.
package enum Picture: Equatable, Sendable {
  /// The bytes of its file, whole.
  case file([UInt8])
  case painted(PaintedPicture)
}
