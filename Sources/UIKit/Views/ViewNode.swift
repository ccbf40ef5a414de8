/// What passes over a hierarchy read and write of a view: its place in the tree, and the work that
/// is to be done before the next frame.
///
/// A node is raw memory of its view's, so that a walk over views costs loads, and no retains. It is
/// there as long as its view. Its links lead to nodes of views that are there:
/// - `superview` to the node of the view in whose `subviewList` the view is,
/// - `firstPending` and `nextPending` to nodes of subviews of one view.
///
/// Whoever changes a `subviewList` changes the links before any code of the app runs, and a view
/// that goes clears those of its subviews.
///
/// **Pending subviews.** What a view needs, and what is needed below it, is in `below` of each of its
/// ancestors too, and each of them lists the next one on the way down among its pending subviews, in
/// the order of the subviews. So a pass finds its work without visiting the rest of the tree: a frame
/// in which two rows of ten thousand change costs as much as with three rows.
struct ViewNode {
  /// The view itself.
  unowned(unsafe) var view: UIView?
  /// The node of the superview.
  var superview: UnsafeMutablePointer<ViewNode>?

  /// What the view has to do.
  var needs: PendingWork = [.layout, .constraints]
  /// What views below it have to do.
  var below: PendingWork = []
  /// Whether the superview lists the view among its pending ones.
  var isPending = false
  /// Whether the pending subviews are listed in the order of their places.
  var isOrdered = true
  /// Whether each subview's `place` is right.
  var arePlacesKnown = true
  /// The index among the superview's subviews, if that knows the places.
  var place: Int32 = 0

  /// The pending subviews, as a chain.
  var firstPending: UnsafeMutablePointer<ViewNode>?
  var lastPending: UnsafeMutablePointer<ViewNode>?
  /// The next pending subview of the same superview.
  var nextPending: UnsafeMutablePointer<ViewNode>?

  /// All that the view or one below it still has to do.
  var all: PendingWork { needs.union(below) }

  /// A node that no view has yet.
  static func make() -> UnsafeMutablePointer<ViewNode> {
    let node = UnsafeMutablePointer<ViewNode>.allocate(capacity: 1)
    node.initialize(to: ViewNode())
    return node
  }
}
