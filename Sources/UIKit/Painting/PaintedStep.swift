package import Foundation

/// A step of a path as it is painted.
package enum PaintedStep {
  case move(CGPoint)
  case line(CGPoint)
  case curve(CGPoint, first: CGPoint, second: CGPoint)
  case close
}

extension CGPath {
  /// The steps; a curve that one point bends has become one that two points bend.
  package var painted: [PaintedStep] {
    var steps: [PaintedStep] = []
    var here = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let point): steps.append(.move(point))
      case .line(let point): steps.append(.line(point))
      case .curve(let point, let first, let second):
        steps.append(.curve(point, first: first, second: second))
      case .quadCurve(let point, let control):
        func toControl(_ from: CGPoint) -> CGPoint {
          CGPoint(
            x: from.x + (control.x - from.x) * 2 / 3, y: from.y + (control.y - from.y) * 2 / 3)
        }
        steps.append(.curve(point, first: toControl(here), second: toControl(point)))
      case .close: steps.append(.close)
      }
      here = element.points.last ?? here
    }
    return steps
  }
}
