internal import LayoutTrace

/// The constraints of a frame, as a diagram shows them: the views that they tie, and a dimension
/// each.
struct Diagram {
  /// A view that some constraint speaks of.
  struct Box: Equatable {
    var name: String
    var rect: Rect
  }

  var boxes: [Box] = []
  /// In order of activation.
  var dimensions: [Dimension] = []
  /// The part of the window that is seen.
  let screen: Rect
  /// What the diagram shows, in the screen's coordinates: the screen, and beyond it as far as what is
  /// broken or missed reaches, so that a reason that was scrolled away is seen as well.
  private(set) var area: Rect
  /// How many lie wholly outside of the screen.
  var hiddenCount = 0
  /// How many are no single line.
  var undrawnCount = 0

  /// - Parameter look: of the frame, with a place for each of its constraints.
  init(trace: LayoutTrace, frame: Frame, look: FrameLook) {
    screen = Rect(x: 0, y: 0, width: frame.screen.width, height: frame.screen.height)
    area = screen
    var rects: [Int: Rect] = [:]
    for (view, look) in zip(frame.views, look.views) where rects[view.view] == nil {
      rects[view.view] = look.map.rect(around: look.bounds)
    }
    func name(_ view: Int) -> String { trace.views[view].shortName }
    var named: [Int] = []
    var all: [Dimension] = []
    for (state, place) in zip(frame.constraints, look.constraints) {
      let identity = trace.constraints[state.constraint]
      // A stack view's own are not what the app's author wrote.
      guard identity.number != nil || identity.origin != nil || trace.isWithoutNumbers else {
        continue
      }
      for side in [identity.first, identity.second].compactMap(\.self)
      where !named.contains(side.view) { named.append(side.view) }
      if let dimension = Dimension(identity, state, place, name: name) {
        all.append(dimension)
      } else {
        undrawnCount += 1
      }
    }
    for dimension in all where dimension.fate != .holds {
      area = area.reaching(dimension, by: Self.farthest)
    }
    dimensions = all.filter { $0.isSeen(on: area) }
    hiddenCount = all.count - dimensions.count
    boxes = frame.views.filter { named.contains($0.view) && !$0.isHidden }.compactMap { view in
      rects[view.view].map { Box(name: name(view.view), rect: $0) }
    }
  }

  /// How far a diagram goes beyond the screen on each side, in points.
  private static let farthest = 450.0

  /// The kinds of lines that are there, for the legend.
  var fates: [Dimension.Fate] {
    Dimension.Fate.allCases.filter { fate in dimensions.contains { $0.fate == fate } }
  }
}

extension LayoutTrace {
  /// Whether the run did not number the app's constraints, so that none can be told from UIKit's.
  fileprivate var isWithoutNumbers: Bool { constraints.allSatisfy { $0.number == nil } }
}

extension ViewIdentity {
  /// How the app's code calls the view, without what leads to it; else its class.
  fileprivate var shortName: String {
    let path = properties.first { $0 != "view" } ?? properties.first ?? identifier ?? className
    return String(path.split(separator: ".").last ?? Substring(className))
  }
}

extension Dimension {
  /// Whether some of it can be seen.
  fileprivate func isSeen(on screen: Rect) -> Bool {
    let (along, across) = (screen.span(axis), screen.span(axis.other))
    let span = min(start, end)...max(start, end)
    // What only touches an edge from outside is not seen.
    let isInside =
      span.lowerBound == span.upperBound
      ? along.contains(span.lowerBound)
      : span.upperBound > along.lowerBound && span.lowerBound < along.upperBound
    return isInside && room.overlaps(across)
  }
}

extension Rect {
  /// Grown upwards and downwards until a dimension lies within it with some room around it, by so
  /// many points at most on each side of a screen that begins at 0.
  fileprivate func reaching(_ dimension: Dimension, by limit: Double) -> Rect {
    guard dimension.axis == .vertical else { return self }
    let margin = 12.0
    let low = Swift.min(dimension.start, dimension.end) - margin
    let high = Swift.max(dimension.start, dimension.end) + margin
    var rect = self
    if low < rect.y, low >= -limit {
      rect.height += rect.y - low
      rect.y = low
    }
    if high > rect.maxY, high <= height + limit { rect.height = high - rect.y }
    return rect
  }
}

extension AffineMap {
  /// The smallest rectangle around a rectangle's picture.
  func rect(around rect: Rect) -> Rect {
    let corners = [
      (rect.x, rect.y), (rect.maxX, rect.y), (rect.x, rect.maxY), (rect.maxX, rect.maxY),
    ].map { (a * $0.0 + c * $0.1 + tx, b * $0.0 + d * $0.1 + ty) }
    let (xs, ys) = (corners.map(\.0), corners.map(\.1))
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    return Rect(
      x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }
}
