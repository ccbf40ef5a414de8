public import Foundation

/// The contexts that are painted in, the one that counts last.
enum GraphicsContexts {
  nonisolated(unsafe) private(set) static var stack: [CGContext] = []

  static var current: CGContext? { stack.last }

  static func push(_ context: CGContext) { stack.append(context) }

  @discardableResult static func pop() -> CGContext? { stack.popLast() }

  /// Has something painted, and whatever the app left open there closed.
  static func painting(
    on bounds: CGRect, scale: CGFloat, _ body: (CGContext) -> Void
  ) -> PaintedSheet {
    let context = CGContext(bounds: bounds, scale: scale)
    within(context) { body(context) }
    return context.finish()
  }

  /// Has a context count meanwhile, and whatever the app left open there closed.
  static func within(_ context: CGContext, _ body: () -> Void) {
    let depth = stack.count
    push(context)
    body()
    stack.removeLast(max(0, stack.count - depth))
  }
}

/// Where is painted now: nil outside of `draw(_:)`, of a renderer's closure and the like.
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsContexts.current }

/// Has a context count from now on.
public func UIGraphicsPushContext(_ context: CGContext) { GraphicsContexts.push(context) }

/// Has the context before count again.
public func UIGraphicsPopContext() { GraphicsContexts.pop() }

/// Begins a picture of a size, at a pixel a point.
@preconcurrency @MainActor public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins a picture of a size; a scale of 0 is the screen's.
@preconcurrency @MainActor public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  let context = CGContext(
    bounds: CGRect(origin: .zero, size: size),
    scale: scale > 0 && scale.isFinite ? scale : ApplicationHost.pixelsInPoint)
  if opaque { context.fill(context.bounds) }
  GraphicsContexts.push(context)
}

/// The picture so far; nil where none was begun.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  GraphicsContexts.current.map { UIImage(painted: $0.snapshot()) }
}

/// Ends the picture.
public func UIGraphicsEndImageContext() { GraphicsContexts.pop() }

/// Fills a rectangle with the colour that was set, whatever was there.
public func UIRectFill(_ rect: CGRect) {
  GraphicsContexts.current?.clear(rect)
  GraphicsContexts.current?.fill(rect)
}

/// Fills a rectangle with the colour that was set.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  GraphicsContexts.current?.fill(rect, blendMode: blendMode)
}

/// Draws a line of a point inside of a rectangle's edges, with the fill colour.
public func UIRectFrame(_ rect: CGRect) {
  guard let context = GraphicsContexts.current else { return }
  context.saveGState()
  context.state.pen = PaintedPen(color: context.state.fill)
  context.stroke(rect.insetBy(dx: 0.5, dy: 0.5))
  context.restoreGState()
}

/// Narrows what is painted to a rectangle.
public func UIRectClip(_ rect: CGRect) { GraphicsContexts.current?.clip(to: rect) }

extension UIColor {
  /// Has areas filled and lines drawn with the colour.
  public func set() {
    setFill()
    setStroke()
  }

  /// Has areas filled with the colour.
  public func setFill() { GraphicsContexts.current?.state.fill = components }

  /// Has lines drawn with the colour.
  public func setStroke() { GraphicsContexts.current?.state.pen.color = components }
}

extension UIImage {
  /// A picture that the app painted.
  convenience init(painted sheet: PaintedSheet) {
    var values = Values()
    values.size = sheet.bounds.size
    values.scale = sheet.scale
    values.sheet = sheet
    self.init(values: values)
  }

  /// Draws the picture with its top left corner at a point.
  public func draw(at point: CGPoint) { draw(at: point, blendMode: .normal, alpha: 1) }

  /// Draws the picture with its top left corner at a point.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the picture into a rectangle.
  public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

  /// Draws the picture into a rectangle.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = GraphicsContexts.current else { return }
    context.saveGState()
    if blendMode != .normal { context.setBlendMode(blendMode) }
    context.paint(values, in: rect, alpha: alpha * context.state.alpha)
    context.restoreGState()
  }

  /// The picture as Core Graphics passes it on; nil for one of no size.
  public var cgImage: CGImage? { size.width > 0 && size.height > 0 ? CGImage(values) : nil }

  /// A picture of Core Graphics', a pixel a point, as it is stored.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// A picture of Core Graphics'.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    var values = cgImage.values
    let scale = scale > 0 && scale.isFinite ? scale : 1
    values.orientation = orientation
    values.scale = scale
    let size = CGSize(width: CGFloat(cgImage.width), height: CGFloat(cgImage.height))
    let isOnItsSide = orientation.exif >= 5
    values.size = CGSize(
      width: (isOnItsSide ? size.height : size.width) / scale,
      height: (isOnItsSide ? size.width : size.height) / scale)
    values.capInsets = .zero
    values.alignmentRectInsets = .zero
    self.init(values: values)
  }
}
