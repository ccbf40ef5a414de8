package import LayoutTrace
package import TextLayout

/// Draws what a phone showed at the frames of a recorded run.
///
/// What it draws comes from an app: the files of images, texts, any numbers. It belongs into a
/// process that is held like the app itself. Equal traces give equal pixels.
package final class Illustrator {
  private let trace: LayoutTrace
  private let text: TextPainter
  private let pictures: PictureStore

  /// - Parameter fonts: what letters are drawn with.
  package init(_ trace: LayoutTrace, fonts: FontLibrary) {
    self.trace = trace
    text = TextPainter(fonts: fonts)
    pictures = PictureStore(trace.pictures, text: text)
  }

  /// What could not be drawn as the phone would show it, as sentences.
  package var notes: [String] { pictures.notes }

  /// The screen at a frame, as it is turned, in points.
  ///
  /// - Throws: `DrawingError.noLook` for a frame that there is not.
  package func screen(at index: Int) throws(DrawingError) -> Size {
    guard trace.frames.indices.contains(index) else { throw .noLook(frame: index) }
    return trace.frames[index].screen
  }

  /// Draws one frame.
  ///
  /// - Parameter index: of the frame in the trace.
  /// - Throws: `DrawingError`.
  package func draw(frame index: Int, style: PictureStyle) throws(DrawingError) -> Bitmap {
    guard trace.frames.indices.contains(index), let look = trace.frames[index].look,
      look.views.count == trace.frames[index].views.count
    else { throw .noLook(frame: index) }
    let frame = trace.frames[index]
    let screen = frame.screen
    let holding = Holding(at: frame, of: trace)
    var margin = margin(holding, style: style)
    guard (1...10_000).contains(screen.width), (1...10_000).contains(screen.height) else {
      throw .noLook(frame: index)
    }
    let diagram = style.showsConstraints ? Diagram(trace: trace, frame: frame, look: look) : nil
    if let area = diagram?.area {
      margin.top = max(margin.top, -area.y)
      margin.bottom = max(margin.bottom, area.maxY - screen.height)
    }
    let legend = try diagram.map { (diagram) throws(DrawingError) in
      try Legend(of: diagram, text: text)
    }
    let size = Size(
      width: screen.width + margin.left + margin.right,
      height: screen.height + margin.top + margin.bottom + (legend?.height ?? 0))
    let canvas = try Canvas(size: size, scale: scale(style))
    if diagram != nil { canvas.fillAll(.white) }
    canvas.translate(x: margin.left, y: margin.top)
    let phone = PhonePainter(device: trace.device, holding: holding, canvas: canvas)
    if style.showsDevice { phone.paintBody() }
    try canvas.saved { () throws(DrawingError) in
      if style.showsDisplay || style.showsDevice {
        phone.clip(to: screen)
      } else {
        canvas.add(Rect(x: 0, y: 0, width: screen.width, height: screen.height))
        canvas.clip()
      }
      canvas.fillAll(.black)
      try paintScreen(frame, look, on: canvas)
      if style.showsDisplay || style.showsDevice {
        phone.paintHomeIndicator(on: screen, at: Point(x: margin.left, y: margin.top))
        phone.paintCutOut()
      }
      if style.showsFinger, let touch = frame.touch { canvas.paintFinger(at: touch) }
    }
    if let diagram {
      // Over the phone's own corners, too: labels are not to be cut.
      try canvas.saved { () throws(DrawingError) in
        canvas.add(diagram.area)
        canvas.clip()
        try DiagramPainter(diagram: diagram, canvas: canvas, text: text).paint()
      }
    }
    if let legend {
      canvas.translate(x: 0, y: screen.height + margin.bottom)
      legend.paint(on: canvas, text: text)
    }
    return try canvas.bitmap()
  }

  private func paintScreen(
    _ frame: Frame, _ look: FrameLook, on canvas: Canvas
  ) throws(DrawingError) {
    try ScreenPainter(
      trace: trace, frame: frame, looks: look.views, canvas: canvas, text: text,
      pictures: pictures
    ).paint()
    try StatusBarPainter(
      device: trace.device, screen: frame.screen, canvas: canvas, text: text
    ).paint(frame.statusBar)
  }

  /// Room around the screen, in points.
  private func margin(_ holding: Holding, style: PictureStyle) -> Insets {
    guard style.showsDevice else { return .zero }
    // Buttons stand out of the body.
    let room = 4.0
    let bezel = holding.turned(DeviceShape(trace.device).bezel)
    return Insets(
      top: bezel.top + room, left: bezel.left + room, bottom: bezel.bottom + room,
      right: bezel.right + room)
  }

  /// Pixels a point.
  private func scale(_ style: PictureStyle) -> Double {
    let scale = style.scale ?? trace.device.scale
    return scale.isFinite ? min(max(scale, 0.1), 8) : 1
  }
}

extension Canvas {
  /// Paints over all that may be painted on.
  fileprivate func fillAll(_ color: Color) {
    saved {
      resetMap()
      add(Rect(x: 0, y: 0, width: Double(width) / scale, height: Double(height) / scale))
      fill(color)
    }
  }

  /// A finger, as recordings of screens show it.
  fileprivate func paintFinger(at point: Point) {
    let x = max(-1000, min(point.x, 10_000))
    let y = max(-1000, min(point.y, 10_000))
    addCircle(x: x, y: y, radius: 20)
    fill(Color.white.with(alpha: 0.55))
    addCircle(x: x, y: y, radius: 20)
    stroke(Color.black.with(alpha: 0.45), width: 1.5)
  }
}
