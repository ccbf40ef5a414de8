import Foundation

/// The small signs of UIKit's own controls, as lines in a square of 24 points. Apple's drawings are
/// its own: these say the same in plain lines.
enum Glyph {
  case plus, minus, cross, check, info, chevronLeft, chevronRight, magnifier, play, pause
  case rewind, fastForward, trash, bookmark, folder, reply, refresh, action, compose, camera

  /// The points of a line from the top left.
  private typealias Line = [(x: CGFloat, y: CGFloat)]

  private var lines: [Line] {
    switch self {
    case .plus: [[(12, 4), (12, 20)], [(4, 12), (20, 12)]]
    case .minus: [[(4, 12), (20, 12)]]
    case .cross: [[(5, 5), (19, 19)], [(19, 5), (5, 19)]]
    case .check: [[(4, 13), (9.5, 19), (20, 5)]]
    case .info: [[(10, 10), (12, 10), (12, 18)], [(9.5, 18), (14.5, 18)], [(12, 6), (12, 7)]]
    case .chevronLeft: [[(16, 2), (6, 12), (16, 22)]]
    case .chevronRight: [[(8, 2), (18, 12), (8, 22)]]
    case .magnifier: [[(15, 15), (21, 21)]]
    case .play: [[(6, 4), (20, 12), (6, 20), (6, 4)]]
    case .pause: [[(8, 4), (8, 20)], [(16, 4), (16, 20)]]
    case .rewind: [[(12, 5), (3, 12), (12, 19), (12, 5)], [(21, 5), (12, 12), (21, 19), (21, 5)]]
    case .fastForward:
      [[(3, 5), (12, 12), (3, 19), (3, 5)], [(12, 5), (21, 12), (12, 19), (12, 5)]]
    case .trash:
      [
        [(3, 6), (21, 6)], [(9, 6), (9, 3), (15, 3), (15, 6)],
        [(5, 6), (6.5, 22), (17.5, 22), (19, 6)], [(12, 10), (12, 18)],
      ]
    case .bookmark:
      [[(12, 5), (3, 4), (3, 19), (12, 21), (21, 19), (21, 4), (12, 5), (12, 21)]]
    case .folder:
      [[(2, 5), (9, 5), (11, 8), (22, 8), (22, 20), (2, 20), (2, 5)]]
    case .reply: [[(10, 4), (2, 11), (10, 18)], [(2, 11), (16, 11), (22, 20)]]
    case .refresh: [[(20, 3), (20, 9), (14, 9)]]
    case .action:
      [
        [(9, 10), (5, 10), (5, 22), (19, 22), (19, 10), (15, 10)], [(12, 16), (12, 2)],
        [(8, 6), (12, 2), (16, 6)],
      ]
    case .compose:
      [[(13, 5), (4, 5), (4, 21), (20, 21), (20, 12)], [(9, 16), (20, 4)]]
    case .camera:
      [[(2, 7), (7, 7), (9, 4), (15, 4), (17, 7), (22, 7), (22, 20), (2, 20), (2, 7)]]
    }
  }

  /// What of it is round.
  private var circle: (x: CGFloat, y: CGFloat, radius: CGFloat)? {
    switch self {
    case .magnifier: (10, 10, 7)
    case .refresh: (12, 13, 8)
    case .camera: (12, 13.5, 4)
    case .info: (12, 12, 11)
    default: nil
    }
  }

  /// Paints the sign into a square.
  func paint(in square: CGRect, color: UIColor?, width: CGFloat, on context: CGContext) {
    guard let color else { return }
    context.saveGState()
    let scale = square.width / 24
    func point(_ place: (x: CGFloat, y: CGFloat)) -> CGPoint {
      CGPoint(x: square.minX + place.x * scale, y: square.minY + place.y * scale)
    }
    context.beginPath()
    for line in lines { context.addLines(between: line.map(point)) }
    if let circle {
      let radius = circle.radius * scale
      let middle = point((circle.x, circle.y))
      context.addEllipse(
        in: CGRect(
          x: middle.x - radius, y: middle.y - radius, width: 2 * radius, height: 2 * radius))
    }
    context.setStrokeColor(color.cgColor)
    context.setLineWidth(width)
    context.setLineCap(.round)
    context.setLineJoin(.round)
    context.strokePath()
    context.restoreGState()
  }
}

extension CGContext {
  /// Fills a rectangle with round corners.
  func fill(_ rect: CGRect, radius: CGFloat, _ color: UIColor?) {
    guard let color else { return }
    setFillColor(color.cgColor)
    beginPath()
    addPath(
      CGPath(elements: CGPath.rounded(rect, width: radius, height: radius, .allCorners)))
    fillPath()
  }

  /// Draws a line inside of the edges of a rectangle with round corners.
  func stroke(_ rect: CGRect, radius: CGFloat, width: CGFloat, _ color: UIColor?) {
    guard let color else { return }
    setStrokeColor(color.cgColor)
    setLineWidth(width)
    beginPath()
    let inner = max(0, radius - width / 2)
    addPath(
      CGPath(
        elements: CGPath.rounded(
          rect.insetBy(dx: width / 2, dy: width / 2), width: inner, height: inner, .allCorners)))
    strokePath()
  }

  /// Paints a knob, white with a thin shadow unless it has a colour.
  func paintKnob(in rect: CGRect, _ color: UIColor?) {
    saveGState()
    setShadow(
      offset: CGSize(width: 0, height: 3), blur: 8,
      color: UIColor(white: 0, alpha: 0.15).cgColor)
    fill(rect, radius: rect.height / 2, color ?? .white)
    restoreGState()
    stroke(
      rect.insetBy(dx: -0.5, dy: -0.5), radius: rect.height / 2 + 0.5, width: 0.5,
      UIColor(white: 0, alpha: 0.04))
  }
}

extension UIControl {
  /// Paints a control, fainter while it cannot be worked.
  func painted(on context: CGContext, _ body: () -> Void) {
    guard !isEnabled else { return body() }
    context.saveGState()
    context.setAlpha(0.5)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    body()
    context.endTransparencyLayer()
    context.restoreGState()
  }
}

extension UIView {
  /// Whether the phone has the look of iOS 13 and later.
  var isOfRounderLook: Bool { ApplicationHost.screenDescription.systemVersion >= 13 }
}
