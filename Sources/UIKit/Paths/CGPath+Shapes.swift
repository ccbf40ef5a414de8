import Foundation

extension CGPath {
  static func rectangle(_ rect: CGRect) -> [Element] {
    [
      .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
      .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)),
      .close,
    ]
  }

  /// How far from the end of a quarter of a circle the points lie that bend it, in radii.
  private static let bend: CGFloat = 0.552_284_749_830_793_4

  /// A rectangle whose corners are quarters of ellipses, clockwise on the screen from the top left.
  static func rounded(
    _ rect: CGRect, width: CGFloat, height: CGFloat, _ corners: UIRectCorner
  ) -> [Element] {
    let rx = min(max(0, width), rect.width / 2)
    let ry = min(max(0, height), rect.height / 2)
    guard rx > 0, ry > 0 else { return rectangle(rect) }
    let (kx, ky) = (rx * (1 - bend), ry * (1 - bend))
    let (l, t, r, b) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    var result: [Element] = [.move(at(corners.contains(.topLeft) ? l + rx : l, t))]
    if corners.contains(.topRight) {
      result += [
        .line(at(r - rx, t)), .curve(at(r, t + ry), first: at(r - kx, t), second: at(r, t + ky)),
      ]
    } else {
      result.append(.line(at(r, t)))
    }
    if corners.contains(.bottomRight) {
      result += [
        .line(at(r, b - ry)), .curve(at(r - rx, b), first: at(r, b - ky), second: at(r - kx, b)),
      ]
    } else {
      result.append(.line(at(r, b)))
    }
    if corners.contains(.bottomLeft) {
      result += [
        .line(at(l + rx, b)), .curve(at(l, b - ry), first: at(l + kx, b), second: at(l, b - ky)),
      ]
    } else {
      result.append(.line(at(l, b)))
    }
    if corners.contains(.topLeft) {
      result += [
        .line(at(l, t + ry)), .curve(at(l + rx, t), first: at(l, t + ky), second: at(l + kx, t)),
      ]
    }
    return result + [.close]
  }

  /// A part of a circle in pieces of a quarter at most.
  ///
  /// - Parameters:
  ///   - clockwise: as seen on the screen.
  ///   - isFirst: whether it begins the path; else a line leads to it.
  static func arc(
    _ center: CGPoint, _ radius: CGFloat, from start: CGFloat, to end: CGFloat, clockwise: Bool,
    isFirst: Bool
  ) -> [Element] {
    var sweep = end - start
    let full = 2 * CGFloat.pi
    if clockwise, sweep < 0 {
      sweep = sweep.truncatingRemainder(dividingBy: full) + full
    } else if !clockwise, sweep > 0 {
      sweep = sweep.truncatingRemainder(dividingBy: full) - full
    }
    sweep = min(max(sweep, -full), full)
    func point(_ angle: CGFloat) -> CGPoint {
      CGPoint(
        x: center.x + radius * CGFloat(cos(Double(angle))),
        y: center.y + radius * CGFloat(sin(Double(angle))))
    }
    let count = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
    let step = sweep / CGFloat(count)
    let reach = radius * 4 / 3 * CGFloat(tan(Double(step / 4)))
    var result: [Element] = [isFirst ? .move(point(start)) : .line(point(start))]
    for index in 0..<count {
      let (a, b) = (start + CGFloat(index) * step, start + CGFloat(index + 1) * step)
      let (from, to) = (point(a), point(b))
      result.append(
        .curve(
          to,
          first: CGPoint(
            x: from.x - reach * CGFloat(sin(Double(a))),
            y: from.y + reach * CGFloat(cos(Double(a)))),
          second: CGPoint(
            x: to.x + reach * CGFloat(sin(Double(b))),
            y: to.y - reach * CGFloat(cos(Double(b))))))
    }
    return result
  }

  /// The path in straight pieces, one list of points for each part that begins anew.
  var outline: [[CGPoint]] {
    var parts: [[CGPoint]] = []
    var present: [CGPoint] = []
    func finish() {
      if !present.isEmpty { parts.append(present) }
    }
    for element in elements {
      let from = present.last ?? .zero
      switch element {
      case .move(let point):
        finish()
        present = [point]
      case .line(let point): present.append(point)
      case .quadCurve(let point, let control):
        present += Self.pieces { part in
          let rest = 1 - part
          return from * (rest * rest) + control * (2 * part * rest) + point * (part * part)
        }
      case .curve(let point, let first, let second):
        present += Self.pieces { part in
          let rest = 1 - part
          let near = from * (rest * rest * rest) + first * (3 * rest * rest * part)
          return near + second * (3 * rest * part * part) + point * (part * part * part)
        }
      case .close:
        guard let start = present.first else { continue }
        finish()
        present = [start]
      }
    }
    if present.count > 1 { finish() }
    return parts
  }

  private static func pieces(_ point: (CGFloat) -> CGPoint) -> [CGPoint] {
    (1...64).map { point(CGFloat($0) / 64) }
  }
}

private func + (left: CGPoint, right: CGPoint) -> CGPoint {
  CGPoint(x: left.x + right.x, y: left.y + right.y)
}

private func * (point: CGPoint, factor: CGFloat) -> CGPoint {
  CGPoint(x: point.x * factor, y: point.y * factor)
}

extension CGPath.Element {
  /// Its points, the one at which it ends last.
  var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quadCurve(let point, let control): [control, point]
    case .curve(let point, let first, let second): [first, second, point]
    case .close: []
    }
  }

  func applying(_ map: CGAffineTransform) -> Self {
    switch self {
    case .move(let point): .move(point.applying(map))
    case .line(let point): .line(point.applying(map))
    case .quadCurve(let point, let control):
      .quadCurve(point.applying(map), control: control.applying(map))
    case .curve(let point, let first, let second):
      .curve(point.applying(map), first: first.applying(map), second: second.applying(map))
    case .close: .close
    }
  }
}

extension [CGPath.Element] {
  func mapped(by map: CGAffineTransform?) -> Self {
    guard let map, !map.isIdentity else { return self }
    return self.map { $0.applying(map) }
  }
}

extension CGRect {
  /// The smallest rectangle around points; null for none.
  init(around points: [CGPoint]) {
    guard let first = points.first else {
      self = .null
      return
    }
    var (left, right, top, bottom) = (first.x, first.x, first.y, first.y)
    for point in points.dropFirst() {
      left = min(left, point.x)
      right = max(right, point.x)
      top = min(top, point.y)
      bottom = max(bottom, point.y)
    }
    self.init(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension CGPoint {
  /// How often a closed line goes around the point, clockwise on the screen counted positive.
  func windings(around line: [CGPoint]) -> Int {
    guard let last = line.last else { return 0 }
    var count = 0
    var from = last
    for to in line {
      let side = (to.x - from.x) * (y - from.y) - (x - from.x) * (to.y - from.y)
      if from.y <= y, to.y > y, side > 0 { count += 1 }
      if from.y > y, to.y <= y, side < 0 { count -= 1 }
      from = to
    }
    return count
  }
}
