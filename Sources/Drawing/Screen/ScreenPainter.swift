internal import LayoutTrace

/// Paints the views of a frame, back to front, as Core Animation composes layers: background, content,
/// layers and subviews, border, over the shadow that all of it casts; then all of a view at once, its
/// shadow too, through its mask and its alpha.
struct ScreenPainter {
  let trace: LayoutTrace
  let frame: Frame
  let looks: [ViewLook]
  let canvas: Canvas
  let text: TextPainter
  let pictures: PictureStore
  /// The places of each view's subviews in the frame's list, by its own.
  private let children: [[Int]]
  private let roots: [Int]

  /// A tree deeper than any app's is not followed further.
  private static let deepest = 500

  /// - Parameter looks: one a view of the frame.
  init(
    trace: LayoutTrace, frame: Frame, looks: [ViewLook], canvas: Canvas, text: TextPainter,
    pictures: PictureStore
  ) {
    self.trace = trace
    self.frame = frame
    self.looks = looks
    self.canvas = canvas
    self.text = text
    self.pictures = pictures
    var places: [Int: Int] = [:]
    var children = [[Int]](repeating: [], count: frame.views.count)
    var roots: [Int] = []
    for (place, view) in frame.views.enumerated() {
      if let parent = view.superview.flatMap({ places[$0] }) {
        children[parent].append(place)
      } else {
        roots.append(place)
      }
      places[view.view] = place
    }
    self.children = children
    self.roots = roots
  }

  /// Paints all windows.
  ///
  /// - Throws: `DrawingError.fonts`.
  func paint() throws(DrawingError) {
    for root in roots { try paint(root, depth: 0) }
  }

  private func paint(_ place: Int, depth: Int) throws(DrawingError) {
    let state = frame.views[place]
    guard !state.isHidden, state.alpha > 0, depth < Self.deepest else { return }
    let look = looks[place]
    let marks = MarkPainter(canvas: canvas, text: text, pictures: pictures, name: name(of: state))
    let mask = look.mask.map { MarkMask(marks: $0, map: look.map, painter: marks) }
    // What a view clips it clips of its shadow, too.
    let shadow = state.clipsToBounds ? nil : look.shadow.flatMap { onScreen($0, look) }
    try canvas.saved { () throws(DrawingError) in
      let seen = Composition(alpha: state.alpha, isWhole: shadow != nil)
      try canvas.compose(seen, mask: mask) { () throws(DrawingError) in
        try canvas.compose(Composition(shadow: shadow)) { () throws(DrawingError) in
          try paintLayer(place, state, look, marks, depth: depth)
        }
      }
    }
  }

  /// A shadow of a view's plane as one of the screen's; nil for a view that is not seen.
  private func onScreen(_ shadow: ViewLook.Shadow, _ look: ViewLook) -> ViewLook.Shadow? {
    let map = look.map
    let size = abs(map.a * map.d - map.b * map.c).squareRoot()
    guard size > 1e-6, size < Canvas.farthest else { return nil }
    var moved = shadow
    let offset = shadow.offset
    moved.offset = Size(
      width: map.a * offset.width + map.c * offset.height,
      height: map.b * offset.width + map.d * offset.height)
    moved.radius *= size
    moved.figure = shadow.figure?.mapped(by: map)
    return moved
  }

  private func paintLayer(
    _ place: Int, _ state: ViewState, _ look: ViewLook, _ marks: MarkPainter, depth: Int
  ) throws(DrawingError) {
    try inPlane(of: look) { () throws(DrawingError) in
      if let background = state.backgroundColor, background.alpha > 0 {
        canvas.add(look.bounds, corners: look.corners)
        canvas.fill(background)
      }
      if let text = look.text { try paint(text, of: state.view, in: look) }
    }
    if look.isCutShort {
      pictures.note("\(name(of: state)) paints more than is recorded; some of it is left out.")
    }
    try canvas.saved { () throws(DrawingError) in
      if state.clipsToBounds {
        canvas.clip(in: look.map) { canvas.add(look.bounds, corners: look.corners) }
      }
      if let image = look.image {
        inPlane(of: look) { canvas.paint(image, from: pictures, name: imageName(of: state)) }
      }
      try paintInside(place, look, marks, depth: depth)
      if let scroll = state.scroll { paintIndicators(of: scroll, look) }
    }
    if let border = look.border { inPlane(of: look) { paint(border, of: look) } }
  }

  /// The subviews, and what the view paints behind, between and before them.
  private func paintInside(
    _ place: Int, _ look: ViewLook, _ marks: MarkPainter, depth: Int
  ) throws(DrawingError) {
    var sheets = look.sheets[...]
    func paintSheets(behind count: Int) throws(DrawingError) {
      while let sheet = sheets.first, sheet.behind <= count {
        sheets.removeFirst()
        try inPlane(of: look) { () throws(DrawingError) in try marks.paint(sheet.marks) }
      }
    }
    for (index, child) in children[place].enumerated() {
      try paintSheets(behind: index)
      try paint(child, depth: depth + 1)
    }
    try paintSheets(behind: .max)
  }

  private func name(of state: ViewState) -> String {
    let view = trace.views[state.view]
    return view.properties.first ?? view.identifier ?? view.className
  }

  /// The view, with the name of the image that it shows.
  private func imageName(of state: ViewState) -> String {
    let name = name(of: state)
    return state.image?.name.map { "\(name), with the image \($0)," } ?? name
  }

  /// Draws in a view's own plane; not at all if that is seen from the side.
  private func inPlane<Failure: Error>(
    of look: ViewLook, _ body: () throws(Failure) -> Void
  ) throws(Failure) {
    try canvas.saved { () throws(Failure) in
      if canvas.apply(look.map) { try body() }
    }
  }

  // MARK: Content

  /// A label paints within its bounds only.
  private func paint(_ text: TextLook, of view: Int, in look: ViewLook) throws(DrawingError) {
    canvas.add(look.bounds)
    canvas.clip()
    try self.text.paint(text, of: view, visible: visibleHeight(of: look), on: canvas)
  }

  /// The part of a view's plane, from top to bottom, that can lie on the screen.
  private func visibleHeight(of look: ViewLook) -> ClosedRange<Double> {
    let map = look.map
    guard map.b == 0, map.c == 0, map.d > 0 else {
      return -Canvas.farthest...Canvas.farthest
    }
    let top = (0 - map.ty) / map.d
    return top...(top + max(0, frame.screen.height) / map.d)
  }

  private func paint(_ border: ViewLook.Border, of look: ViewLook) {
    let width = min(border.width, look.bounds.width / 2, look.bounds.height / 2)
    let inner = Rect(
      x: look.bounds.x + width, y: look.bounds.y + width,
      width: look.bounds.width - 2 * width, height: look.bounds.height - 2 * width)
    var corners = look.corners
    corners.radius = max(0, min(corners.radius, look.bounds.width / 2, look.bounds.height / 2))
    canvas.add(look.bounds, corners: corners)
    corners.radius = max(0, corners.radius - width)
    canvas.add(inner, corners: corners)
    canvas.fillBetween(border.color)
  }

  // MARK: Indicators

  /// Indicators are recorded where they are on the screen.
  private func paintIndicators(of scroll: ScrollState, _ look: ViewLook) {
    let color = look.hasWhiteIndicators ? Color.white : Color.black
    for indicator in [scroll.horizontalIndicator, scroll.verticalIndicator] {
      guard let indicator, indicator.alpha > 0 else { continue }
      let rect = indicator.onScreen
      canvas.add(rect, radius: min(rect.width, rect.height) / 2)
      canvas.fill(color.with(alpha: Self.indicatorAlpha * min(1, indicator.alpha)))
    }
  }

  /// Of an indicator at rest (fact 2.30).
  private static let indicatorAlpha = 0.35
}

extension Canvas {
  /// Paints an image, or what stands for one that cannot be.
  ///
  /// - Parameter name: how the note about that calls who shows it.
  func paint(_ image: ImageLook, from pictures: PictureStore, name: String) {
    if let picture = pictures.surface(of: image.picture, name: name) {
      draw(picture, as: image)
    } else {
      paintStandIn(in: image.rect)
    }
  }

  /// What stands for a picture that cannot be drawn: a grey frame with its diagonals.
  fileprivate func paintStandIn(in rect: Rect) {
    let rect = rect.bounded
    add(rect)
    fill(Color(hex: 0xD1D1D6))
    let corners = [
      (rect.x, rect.y), (rect.maxX, rect.y), (rect.maxX, rect.maxY), (rect.x, rect.maxY),
    ]
    .map { Point(x: $0.0, y: $0.1) }
    addLines(corners, isClosed: true)
    addLines([corners[0], corners[2]])
    addLines([corners[1], corners[3]])
    stroke(Color(hex: 0x8E8E93), width: 1)
  }
}

extension Figure {
  fileprivate func mapped(by map: AffineMap) -> Figure {
    func mapped(_ point: Point) -> Point {
      Point(
        x: map.a * point.x + map.c * point.y + map.tx,
        y: map.b * point.x + map.d * point.y + map.ty)
    }
    var figure = self
    figure.steps = steps.map { step in
      switch step {
      case .move(let point): .move(mapped(point))
      case .line(let point): .line(mapped(point))
      case .curve(let first, let second, let end):
        .curve(mapped(first), mapped(second), mapped(end))
      case .close: .close
      }
    }
    return figure
  }
}
