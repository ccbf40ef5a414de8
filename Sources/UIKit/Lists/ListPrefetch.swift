import Foundation

/// Which rows or items that will soon be in sight their prefetching data source was told of.
///
/// What lies within a screen's height of the edge that the content moves towards is told, once until
/// it was in sight or is far away again; Apple says no distance, so that this one is our choice.
struct ListPrefetch {
  /// Which way a list is gone through.
  private struct Direction {
    var isSideways: Bool
    /// Whether towards the beginning.
    var isBack: Bool
  }

  private(set) var told: [IndexPath] = []
  /// Where the visible part began when last asked.
  private var lastOrigin: CGPoint?
  /// Which way it was moved last, along the axis on which it was moved further; it stays while
  /// nothing moves. Nil before anything has.
  private var direction: Direction?

  /// What lies ahead, the way that the visible part was moved last. One that has not been moved is
  /// taken to go forwards: sideways where only the content's width is more than is in sight.
  ///
  /// - Returns: The part of the content that will soon be in sight.
  mutating func part(ahead visible: CGRect, of content: CGSize) -> CGRect {
    let last = lastOrigin ?? visible.origin
    lastOrigin = visible.origin
    let (x, y) = (visible.minX - last.x, visible.minY - last.y)
    if x != 0 || y != 0 {
      let isSideways = abs(x) > abs(y)
      direction = Direction(isSideways: isSideways, isBack: (isSideways ? x : y) < 0)
    }
    let beginning = Direction(
      isSideways: content.width > visible.width && content.height <= visible.height,
      isBack: false)
    let way = direction ?? beginning
    let distance = way.isSideways ? visible.width : visible.height
    let step = way.isBack ? -distance : distance
    return visible.offsetBy(dx: way.isSideways ? step : 0, dy: way.isSideways ? 0 : step)
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
