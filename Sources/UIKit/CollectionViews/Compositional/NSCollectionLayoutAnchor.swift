public import Foundation

/// Where a badge or the like is fastened: at edges or corners of what it belongs to.
@preconcurrency @MainActor open class NSCollectionLayoutAnchor: NSObject {
  /// The edges; none is the middle.
  public final let edges: NSDirectionalRectEdge
  /// How far it is moved: points, or parts of the badge's own size.
  public final let offset: CGPoint
  /// Whether `offset` is in points.
  public final let isAbsoluteOffset: Bool
  /// Whether `offset` is in parts of the badge's own size.
  public final var isFractionalOffset: Bool { !isAbsoluteOffset }

  /// At edges.
  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges: edges, absoluteOffset: .zero)
  }

  /// Beside edges by points, to the right and down.
  public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.edges = edges
    offset = absoluteOffset
    isAbsoluteOffset = true
    super.init()
  }

  /// Beside edges by parts of the badge's own size, to the right and down.
  public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.edges = edges
    offset = fractionalOffset
    isAbsoluteOffset = false
    super.init()
  }

  /// The point of a rectangle that the edges name, as reading goes from left to right.
  final func point(of rect: CGRect) -> CGPoint {
    CGPoint(
      x: edges.contains(.leading) ? rect.minX : edges.contains(.trailing) ? rect.maxX : rect.midX,
      y: edges.contains(.top) ? rect.minY : edges.contains(.bottom) ? rect.maxY : rect.midY)
  }

  final func shift(for size: CGSize) -> CGPoint {
    isAbsoluteOffset
      ? offset : CGPoint(x: offset.x * size.width, y: offset.y * size.height)
  }
}

/// A side or a corner of a rectangle by the direction of reading.
public enum NSRectAlignment: Int, Sendable {
  /// None.
  case none
  /// Above, in the middle.
  case top
  /// Above, where text begins.
  case topLeading
  /// Where text begins, in the middle.
  case leading
  /// Below, where text begins.
  case bottomLeading
  /// Below, in the middle.
  case bottom
  /// Below, where text ends.
  case bottomTrailing
  /// Where text ends, in the middle.
  case trailing
  /// Above, where text ends.
  case topTrailing

  /// -1 for the beginning of an axis, 1 for its end, 0 for neither.
  func side(_ axis: ScrollAxis) -> Int {
    switch self {
    case .none: 0
    case .top: axis == .vertical ? -1 : 0
    case .bottom: axis == .vertical ? 1 : 0
    case .leading: axis == .horizontal ? -1 : 0
    case .trailing: axis == .horizontal ? 1 : 0
    case .topLeading: -1
    case .bottomTrailing: 1
    case .topTrailing: axis == .vertical ? -1 : 1
    case .bottomLeading: axis == .vertical ? 1 : -1
    }
  }
}
