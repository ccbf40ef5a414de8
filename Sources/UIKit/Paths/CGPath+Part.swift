import Foundation

extension CGPath {
  /// The part of the path between two fractions of its length.
  ///
  /// The whole path is given back as it is; of a part, curves have become straight pieces.
  func part(from start: CGFloat, to end: CGFloat) -> CGPath {
    let (start, end) = (min(max(0, start), 1), min(max(0, end), 1))
    guard start > 0 || end < 1 else { return self }
    let path = CGMutablePath()
    guard start < end else { return path }
    let lines = outline.map { line in isClosed(line) ? line + line.prefix(1) : line }
    let total = lines.reduce(0) { $0 + Self.length(of: $1) }
    let (from, to) = (start * total, end * total)
    var done: CGFloat = 0
    for line in lines {
      var isDrawn = false
      for (a, b) in zip(line, line.dropFirst()) {
        let length = Self.distance(a, b)
        defer { done += length }
        guard length > 0, done + length > from, done < to else { continue }
        func point(_ place: CGFloat) -> CGPoint {
          let part = (place - done) / length
          return CGPoint(x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part)
        }
        if !isDrawn { path.move(to: point(max(from, done))) }
        isDrawn = true
        path.addLine(to: point(min(to, done + length)))
      }
    }
    return path
  }

  /// Whether a line of the outline, which does not tell its end, goes back to its beginning.
  private func isClosed(_ line: [CGPoint]) -> Bool {
    guard let first = line.first else { return false }
    var start: CGPoint?
    for element in elements {
      switch element {
      case .move(let point): start = point
      case .line, .quadCurve, .curve: continue
      case .close: if start == first { return true }
      }
    }
    return false
  }

  private static func length(of line: [CGPoint]) -> CGFloat {
    zip(line, line.dropFirst()).reduce(0) { $0 + distance($1.0, $1.1) }
  }

  private static func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
    let (dx, dy) = (b.x - a.x, b.y - a.y)
    return (dx * dx + dy * dy).squareRoot()
  }
}
