import Foundation

/// Which rows or items that will soon be in sight their prefetching data source was told of.
///
/// What lies within a screen's height of the edge that the content moves towards is told, once until
/// it was in sight or is far away again; Apple says no distance, so that this one is our choice.
struct ListPrefetch {
  private(set) var told: [IndexPath] = []
  /// Where the visible part began when last asked.
  private var lastEdge: CGPoint?

  /// Towards which edge the content has moved since it was last asked.
  ///
  /// - Returns: The part of the content that will soon be in sight.
  mutating func part(ahead visible: CGRect) -> CGRect {
    let last = lastEdge ?? visible.origin
    lastEdge = visible.origin
    var part = visible
    let isBack = visible.minY < last.y || visible.minX < last.x
    let isSideways = visible.minX != last.x
    if isSideways {
      part.origin.x += isBack ? -visible.width : visible.width
    } else {
      part.origin.y += isBack ? -visible.height : visible.height
    }
    return part
  }

  /// Takes over what will soon be in sight.
  ///
  /// - Parameters:
  ///   - wanted: what will soon be in sight, in order.
  ///   - shown: what is in sight.
  /// - Returns: What is to be told now, and what of that told before will not be in sight after all.
  mutating func update(
    wanted: [IndexPath], shown: [IndexPath]
  ) -> (new: [IndexPath], cancelled: [IndexPath]) {
    let ahead = Set(wanted)
    let present = Set(shown)
    let known = Set(told)
    let new = wanted.filter { !known.contains($0) && !present.contains($0) }
    let cancelled = told.filter { !ahead.contains($0) && !present.contains($0) }
    told = told.filter { ahead.contains($0) && !present.contains($0) } + new
    return (new, cancelled)
  }

  /// The data are others.
  mutating func forget() { self = ListPrefetch() }
}
