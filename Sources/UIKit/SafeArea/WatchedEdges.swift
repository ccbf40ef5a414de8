import Foundation

/// What of a view's own plane is seen, and how much of it is covered at the edges.
struct SafeAreaSight {
  var bounds: CGRect
  var insets: UIEdgeInsets
}

/// Where the watched subviews of a view lie, in order, so that a scroll finds those whose safe areas
/// it changes without visiting the others.
///
/// A subview has its own share of an inset where its edge lies in the strip that the inset covers; in
/// front of the strip it has none of it, and behind it all. So between two sights only those change
/// whose edges the strip has passed over. A subview that has moved since the edges were sorted counts
/// as passed over; when there are many of these, all are sorted anew.
///
/// The subviews must not come or go while the edges are kept.
@MainActor final class WatchedEdges {
  private struct Edge {
    let place: CGFloat
    let node: UnsafeMutablePointer<ViewNode>
  }

  private struct Sorted {
    var starts: [Edge]
    var ends: [Edge]
  }

  private let views: [UIView]
  private var sorted = AxisPair<Sorted?>(horizontal: nil, vertical: nil)
  private var loose: [UnsafeMutablePointer<ViewNode>] = []

  init(of views: [UIView]) {
    self.views = views
    for view in views { view.node.pointee.hasLooseEdges = false }
  }

  /// A subview has moved.
  func loosen(_ node: UnsafeMutablePointer<ViewNode>) {
    guard !node.pointee.hasLooseEdges else { return }
    node.pointee.hasLooseEdges = true
    loose.append(node)
  }

  /// Has the safe areas computed anew that differ between two sights.
  ///
  /// - Complexity: O(log subviews + changed ones); O(subviews × log subviews) the first time, and
  ///   after a share of them has moved.
  func mark(from old: SafeAreaSight, to new: SafeAreaSight) {
    if loose.count > 8 + views.count / 16 { sortAnew() }
    for node in loose { node.mark(.safeArea) }
    mark(
      .vertical, from: Strips(old.bounds.minY, old.bounds.maxY, old.insets.top, old.insets.bottom),
      to: Strips(new.bounds.minY, new.bounds.maxY, new.insets.top, new.insets.bottom))
    mark(
      .horizontal,
      from: Strips(old.bounds.minX, old.bounds.maxX, old.insets.left, old.insets.right),
      to: Strips(new.bounds.minX, new.bounds.maxX, new.insets.left, new.insets.right))
  }

  // MARK: Edges

  /// The covered strips along an axis: from `start` inwards, and from `end` inwards.
  private struct Strips {
    let start, end, startInset, endInset: CGFloat

    init(_ start: CGFloat, _ end: CGFloat, _ startInset: CGFloat, _ endInset: CGFloat) {
      self.start = start
      self.end = end
      self.startInset = startInset
      self.endInset = endInset
    }
  }

  /// So much wider than the strips is what is looked through, in points: rounding decides nothing.
  private static let margin: CGFloat = 1

  private func mark(
    _ axis: NSLayoutConstraint.Axis, from old: Strips, to new: Strips
  ) {
    let isSame = old.startInset == new.startInset
    if !isSame || old.start != new.start && new.startInset != 0 {
      let from = isSame ? min(old.start, new.start) : -.infinity
      let to = max(old.start + old.startInset, new.start + new.startInset)
      mark(edges(axis).starts, from: from - Self.margin, to: to + Self.margin)
    }
    let isSameAtEnd = old.endInset == new.endInset
    if !isSameAtEnd || old.end != new.end && new.endInset != 0 {
      let from = min(old.end - old.endInset, new.end - new.endInset)
      let to = isSameAtEnd ? max(old.end, new.end) : .infinity
      mark(edges(axis).ends, from: from - Self.margin, to: to + Self.margin)
    }
  }

  private func mark(_ edges: [Edge], from start: CGFloat, to end: CGFloat) {
    var (low, high) = (0, edges.count)
    while low < high {
      let middle = (low + high) / 2
      if edges[middle].place < start { low = middle + 1 } else { high = middle }
    }
    while low < edges.count, edges[low].place <= end {
      edges[low].node.mark(.safeArea)
      low += 1
    }
  }

  private func edges(_ axis: NSLayoutConstraint.Axis) -> Sorted {
    if let known = sorted[axis] { return known }
    var starts: [Edge] = []
    var ends: [Edge] = []
    for view in views {
      let frame = view.layer.geometry.frame
      let isAcross = axis == .horizontal
      starts.append(Edge(place: isAcross ? frame.minX : frame.minY, node: view.node))
      ends.append(Edge(place: isAcross ? frame.maxX : frame.maxY, node: view.node))
    }
    let made = Sorted(starts: Self.inOrder(starts), ends: Self.inOrder(ends))
    sorted[axis] = made
    return made
  }

  nonisolated private static func inOrder(_ edges: [Edge]) -> [Edge] {
    edges.sorted { $0.place < $1.place }
  }

  private func sortAnew() {
    sorted = AxisPair(horizontal: nil, vertical: nil)
    for node in loose { node.pointee.hasLooseEdges = false }
    loose.removeAll(keepingCapacity: true)
  }
}
