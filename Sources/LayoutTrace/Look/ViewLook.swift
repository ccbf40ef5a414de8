/// How a view looks at one frame: what drawing needs and layout does not.
///
/// Recorded only when a run is asked for it, one a view of the frame. Lengths are in points; where
/// nothing else is said, in the view's own plane, the one in which its bounds lie.
package struct ViewLook: Codable, Equatable, Sendable {
  /// From the view's own plane to the window's, as animated.
  package var map: AffineMap
  /// The part of its plane that it shows.
  package var bounds: Rect
  package var corners: Corners
  package var border: Border?
  package var shadow: Shadow?
  package var text: TextLook?
  package var image: ImageLook?
  /// What the view, its layer and the layers that this holds paint, back to front.
  package var sheets: [MarkSheet]
  /// Marks of the view's own plane through whose alpha all of it is seen; nil for no mask.
  package var mask: [Mark]?
  /// Whether something was left out because there was too much of it.
  package var isCutShort: Bool
  /// Whether a scroll view's indicators are white.
  package var hasWhiteIndicators: Bool

  package init(
    map: AffineMap, bounds: Rect, corners: Corners = .square, border: Border? = nil,
    shadow: Shadow? = nil, text: TextLook? = nil, image: ImageLook? = nil,
    sheets: [MarkSheet] = [], mask: [Mark]? = nil, isCutShort: Bool = false,
    hasWhiteIndicators: Bool = false
  ) {
    self.map = map
    self.bounds = bounds
    self.corners = corners
    self.border = border
    self.shadow = shadow
    self.text = text
    self.image = image
    self.sheets = sheets
    self.mask = mask
    self.isCutShort = isCutShort
    self.hasWhiteIndicators = hasWhiteIndicators
  }

  /// Which corners are round, and by what radius.
  package struct Corners: Codable, Equatable, Sendable {
    package var radius: Double
    package var topLeft: Bool
    package var topRight: Bool
    package var bottomLeft: Bool
    package var bottomRight: Bool

    package init(
      radius: Double, topLeft: Bool = true, topRight: Bool = true, bottomLeft: Bool = true,
      bottomRight: Bool = true
    ) {
      self.radius = radius
      self.topLeft = topLeft
      self.topRight = topRight
      self.bottomLeft = bottomLeft
      self.bottomRight = bottomRight
    }

    package static let square = Corners(radius: 0)
  }

  /// A line along the edges, inside of them.
  package struct Border: Codable, Equatable, Sendable {
    package var width: Double
    package var color: Color

    package init(width: Double, color: Color) {
      self.width = width
      self.color = color
    }
  }

  /// What falls below something: its own shape, blurred, in one colour.
  package struct Shadow: Codable, Equatable, Sendable {
    /// Its alpha is the shadow's own times the colour's.
    package var color: Color
    package var offset: Size
    /// How far it is blurred: the deviation of a Gaussian.
    package var radius: Double
    /// The figure whose shadow it is; nil for that of what casts it.
    package var figure: Figure?

    package init(color: Color, offset: Size, radius: Double, figure: Figure? = nil) {
      self.color = color
      self.offset = offset
      self.radius = radius
      self.figure = figure
    }
  }
}

/// A map of a plane: `x' = a x + c y + tx`, `y' = b x + d y + ty`.
package struct AffineMap: Codable, Equatable, Sendable {
  package var a: Double
  package var b: Double
  package var c: Double
  package var d: Double
  package var tx: Double
  package var ty: Double

  package init(
    a: Double = 1, b: Double = 0, c: Double = 0, d: Double = 1, tx: Double = 0, ty: Double = 0
  ) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }
}

/// Where a constraint is at one frame: the rectangles of its two items, in the window's coordinates.
package struct ConstraintLook: Codable, Equatable, Sendable {
  /// The first item's: a view's alignment rectangle, a scroll view's content area, a guide's frame.
  package var first: Rect
  /// The second item's; nil for a size that is compared with a number.
  package var second: Rect?

  package init(first: Rect, second: Rect?) {
    self.first = first
    self.second = second
  }
}

/// How a frame looks: one entry a view, and one a constraint, in the frame's own orders.
package struct FrameLook: Codable, Equatable, Sendable {
  package var views: [ViewLook]
  package var constraints: [ConstraintLook]

  package init(views: [ViewLook], constraints: [ConstraintLook]) {
    self.views = views
    self.constraints = constraints
  }
}
