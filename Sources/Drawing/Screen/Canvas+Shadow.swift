internal import CCairo
internal import LayoutTrace

extension Canvas {
  /// Paints the shadow of a rectangle with round corners, in its own plane.
  ///
  /// The blur is a Gaussian one whose deviation is the radius, as Core Animation's; here it is made of
  /// rings, each as much darker as the Gaussian's integral grows from one to the next.
  func paintShadow(_ shadow: ViewLook.Shadow, of rect: Rect, corners: ViewLook.Corners) {
    let radius = max(0, min(shadow.radius, 100))
    let moved = Rect(
      x: rect.x + shadow.offset.width, y: rect.y + shadow.offset.height, width: rect.width,
      height: rect.height)
    guard radius > 0 else {
      add(moved, corners: corners)
      return fill(shadow.color)
    }
    layer(alpha: shadow.color.alpha) {
      // From outside inwards; each ring brings what is missing to its own darkness.
      var dark = 0.0
      let reach = 2.5 * radius
      let steps = max(8, Int((2 * reach * scale).rounded(.up)))
      for step in 0...steps {
        let distance = reach - 2 * reach * Double(step) / Double(steps)
        let wanted = Self.share(beyond: distance / radius)
        let part = dark < 1 ? (wanted - dark) / (1 - dark) : 0
        dark = wanted
        let grown = Rect(
          x: moved.x - distance, y: moved.y - distance, width: moved.width + 2 * distance,
          height: moved.height + 2 * distance)
        guard grown.width > 0, grown.height > 0, part > 0 else { continue }
        var rounded = corners
        rounded.radius = max(0, corners.radius + distance)
        add(grown, corners: rounded)
        fill(shadow.color.with(alpha: min(1, part)))
      }
    }
  }

  /// How much of a Gaussian of deviation 1 lies beyond a place: a straight edge's shadow there. By
  /// Abramowitz and Stegun, 7.1.27.
  private static func share(beyond x: Double) -> Double {
    let z = abs(x) / 2.0.squareRoot()
    let sum = 1 + z * (0.278393 + z * (0.230389 + z * (0.000972 + z * 0.078108)))
    let tail = 0.5 / (sum * sum * sum * sum)
    return x >= 0 ? tail : 1 - tail
  }
}
