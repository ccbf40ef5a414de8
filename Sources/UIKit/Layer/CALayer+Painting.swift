package import Foundation

/// A layer as it is painted, for whoever records how a view looks.
extension CALayer {
  /// The line along the edges; nil for none. Its colour is black unless the app says another.
  package var paintedBorder: (width: Double, color: ColorComponents)? {
    guard borderWidth > 0 else { return nil }
    return (Double(borderWidth), (borderColor ?? .opaqueBlack).painted)
  }

  /// The shadow below all that the layer shows; nil for none.
  package var paintedShadow: PaintedShadow? {
    guard shadowOpacity > 0 else { return nil }
    var color = (shadowColor ?? .opaqueBlack).painted
    color.alpha *= min(1, Double(shadowOpacity))
    return PaintedShadow(
      color: color, offset: shadowOffset, radius: max(0, shadowRadius), path: shadowPath)
  }

  /// What the mask paints, in this layer's plane; nil without a mask.
  ///
  /// - Parameter now: the moment that is shown; nil for what was set, whatever is animated.
  package func paintedMask(at now: Double?) -> [PaintedMark]? {
    mask.map { $0.paintedTree(at: now) }
  }

  /// What a layer of its class shows, and what `draw(in:)` painted.
  func paintedContent() -> [PaintedMark] {
    let sheet = GraphicsContexts.painting(on: bounds, scale: contentsScale) {
      paintOwnContent(in: $0)
    }
    let mode = owner?.contentMode ?? contentsGravity.mode
    return sheet.marks + (display?.marks(in: bounds, mode) ?? [])
  }

  /// All that the layer shows, in the plane of the layer that holds it, as marks alone: for a mask,
  /// or for a picture of it.
  ///
  /// - Parameter now: the moment that is shown; nil for what was set, whatever is animated.
  func paintedTree(at now: Double?) -> [PaintedMark] {
    let opacity = presentedOpacity(at: now)
    guard !isHidden, opacity > 0, !isBeingPainted else { return [] }
    isBeingPainted = true
    defer { isBeingPainted = false }
    let geometry = presentedGeometry(at: now)
    let background =
      owner.map { $0.presentedBackground(at: now) } ?? backgroundColor?.painted
    var marks = [PaintedMark].rounded(geometry.bounds, corners, fill: background)
    let inside = owner?.paintedInside(at: now) ?? paintedInside(at: now)
    if masksToBounds {
      let edge = CGPath(elements: CGPath.rounded(geometry.bounds, corners))
      marks += inside.grouped { $0.clips = [PaintedPath(path: edge, rule: .winding)] }
    } else {
      marks += inside
    }
    if let border = paintedBorder {
      marks += .edge(geometry.bounds, corners, width: CGFloat(border.width), border.color)
    }
    // The mask cuts the shadow, too, and through the layer's opacity both are seen as one.
    let shadow = masksToBounds ? nil : paintedShadow
    return marks.grouped { $0.shadow = shadow }.grouped {
      $0.map = geometry.asTransform
      $0.alpha = CGFloat(opacity)
      $0.mask = paintedMask(at: now)
    }
  }

  /// What lies between the background and the border of a layer without a view.
  private func paintedInside(at now: Double?) -> [PaintedMark] {
    ownSublayers.inDrawingOrder.reduce(into: paintedContent()) {
      $0 += $1.paintedTree(at: now)
    }
  }

  /// The layer's round corners.
  var corners: RoundCorners {
    var corners: UIRectCorner = []
    for (mask, corner) in [
      (CACornerMask.layerMinXMinYCorner, UIRectCorner.topLeft),
      (.layerMaxXMinYCorner, .topRight), (.layerMinXMaxYCorner, .bottomLeft),
      (.layerMaxXMaxYCorner, .bottomRight),
    ] where maskedCorners.contains(mask) { corners.insert(corner) }
    return RoundCorners(radius: max(0, cornerRadius), corners: corners)
  }

  /// Paints `contents`, if that is a picture.
  func paintContents(in context: CGContext) {
    guard let values = (contents as? CGImage)?.values ?? (contents as? UIImage)?.values else {
      return
    }
    var size = values.size
    if contents is CGImage, contentsScale > 0 {
      size.width *= values.scale / contentsScale
      size.height *= values.scale / contentsScale
    }
    context.paint(values, in: contentsGravity.mode.place(size, in: bounds), alpha: 1)
  }
}

extension [CALayer] {
  /// By `zPosition`, then as they are listed.
  var inDrawingOrder: [CALayer] {
    enumerated().sorted {
      ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset)
    }.map(\.element)
  }
}

extension CALayerContentsGravity {
  /// The way that views have for it.
  var mode: UIView.ContentMode {
    switch self {
    case .resizeAspect: .scaleAspectFit
    case .resizeAspectFill: .scaleAspectFill
    case .center: .center
    case .top: .top
    case .bottom: .bottom
    case .left: .left
    case .right: .right
    default: .scaleToFill
    }
  }
}

/// Which corners are round, and by what radius.
struct RoundCorners {
  var radius: CGFloat
  var corners: UIRectCorner
}

extension CGPath {
  /// A rectangle with round corners.
  static func rounded(_ rect: CGRect, _ corners: RoundCorners) -> [Element] {
    rounded(rect, width: corners.radius, height: corners.radius, corners.corners)
  }
}

extension [PaintedMark] {
  /// A filled rectangle; nothing for no colour.
  static func rounded(
    _ rect: CGRect, _ corners: RoundCorners, fill color: ColorComponents?
  ) -> [PaintedMark] {
    guard let color, color.alpha > 0 else { return [] }
    let path = CGPath(elements: CGPath.rounded(rect, corners))
    return [.fill(PaintedPath(path: path, rule: .winding), color)]
  }

  /// A line inside of a rectangle's edges.
  static func edge(
    _ rect: CGRect, _ corners: RoundCorners, width: CGFloat, _ color: ColorComponents
  ) -> [PaintedMark] {
    let width = Swift.min(width, rect.width / 2, rect.height / 2)
    var inner = corners
    inner.radius = Swift.max(0, Swift.min(corners.radius, rect.width / 2, rect.height / 2) - width)
    let path = CGPath(
      elements: CGPath.rounded(rect, corners)
        + CGPath.rounded(rect.insetBy(dx: width, dy: width), inner))
    return [.fill(PaintedPath(path: path, rule: .evenOdd), color)]
  }
}

extension CGColor {
  fileprivate static let opaqueBlack = CGColor(gray: 0, alpha: 1)

  /// In sRGB.
  var painted: ColorComponents {
    let numbers = values.map { Double($0) }
    return numbers.count == 4
      ? ColorComponents(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers[3])
      : ColorComponents(red: numbers[0], green: numbers[0], blue: numbers[0], alpha: numbers[1])
  }
}
