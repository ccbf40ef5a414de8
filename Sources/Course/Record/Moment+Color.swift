import LayoutTrace

extension Moment {
  /// What is seen at a point of the screen: the views' backgrounds and pictures composited in
  /// drawing order, with clipping, hiding and alpha. Letters are not seen, only what lies behind.
  ///
  /// Without a view there the screen is black.
  func paint(atX x: Double, y: Double) -> Paint {
    let frame = frame
    var seen = Paint.color(Color(red: 0, green: 0, blue: 0, alpha: 1))
    var canvases = [Canvas](repeating: .hidden, count: frame.views.count)
    for (place, view) in frame.views.enumerated() {
      let parent = view.superview.flatMap { record.place(of: $0, in: index) }
      let outer = parent.map { canvases[$0] } ?? .open
      guard !view.isHidden, outer.alpha > 0 else { continue }
      let isInside = view.onScreen.contains(x: x, y: y)
      let alpha = outer.alpha * view.alpha
      // A point outside a clipping view is outside of all that the view holds.
      canvases[place] = view.clipsToBounds && !isInside ? .hidden : Canvas(alpha: alpha)
      if isInside, let background = view.backgroundColor {
        seen = seen.under(background, alpha: alpha)
      }
      if let image = view.image, image.drawn.contains(x: x, y: y),
        isInside || !view.clipsToBounds, alpha > 0.5
      {
        seen = .image
      }
    }
    return seen
  }

  /// What a view leaves its subviews to draw on at the point.
  private struct Canvas {
    var alpha: Double
    static let open = Canvas(alpha: 1)
    static let hidden = Canvas(alpha: 0)
  }
}

extension Paint {
  /// What is seen when a colour is laid on top. A picture is seen through anything that is not
  /// nearly opaque.
  fileprivate func under(_ top: Color, alpha: Double) -> Paint {
    let cover = top.alpha * alpha
    guard cover > 0 else { return self }
    switch self {
    case .image:
      return cover > 0.95
        ? .color(Color(red: top.red, green: top.green, blue: top.blue, alpha: 1))
        : .image
    case .color(let bottom):
      func mix(_ part: KeyPath<Color, Double>) -> Double {
        top[keyPath: part] * cover + bottom[keyPath: part] * (1 - cover)
      }
      return .color(Color(red: mix(\.red), green: mix(\.green), blue: mix(\.blue), alpha: 1))
    }
  }
}

extension Rect {
  /// Whether a point lies in it; the left and top edges belong to it, the others do not.
  fileprivate func contains(x px: Double, y py: Double) -> Bool {
    px >= x && px < x + width && py >= y && py < y + height
  }
}
