/// What passes over a hierarchy read and write of a view: its place in the tree, where it is, and
/// the work that is to be done before the next frame.
///
/// A node is raw memory of its view's, so that a walk over views costs loads, and no retains. It is
/// there as long as its view. Its links lead to what is there:
/// - `superview` to the node of the view in whose `subviewList` the view is,
/// - `firstPending` and `nextPending` to nodes of subviews of one view,
/// - `item` and `moved` to places in the engine, which clear them when they go.
///
/// Whoever changes a `subviewList` changes the links before any code of the app runs, and a view
/// that goes clears those of its subviews. A view that leaves its superview during a pass is kept
/// until the pass is over (`DepartedViews`), so that a walk may hold nodes across the app's code.
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
  /// Where the view is: its layer's, which it holds.
  let geometry: UnsafeMutablePointer<LayerGeometry>
  /// Who holds it besides.
  var links = ViewLinks()

  /// What its class overrides.
  var overrides: MethodOverrides = []
  /// `translatesAutoresizingMaskIntoConstraints`, where the class does not override it.
  var translatesMask = true
  /// Whether the layout's content size of this scroll view may differ from what it shows.
  var hasNewContentSize = false
  /// Whether it has subviews, or had once.
  var hadSubviews = false
  /// Whether passes keep its safe area up to date.
  var isInSafeAreaPasses = false
  /// Whether it has moved since the superview sorted its watched subviews.
  var hasLooseEdges = false
  /// Whether it is among the application's `frameChanges`.
  var isFrameChanged = false

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

  /// The view's own place in the engine of its hierarchy.
  var item: UnsafeMutablePointer<ItemPlace>?
  /// The subviews and guides whose values differ from what they show.
  var moved = MovedItems()

  /// All that the view or one below it still has to do.
  var all: PendingWork { needs.union(below) }

  /// A node that no view has yet, for one with that layer.
  @MainActor static func make(for layer: CALayer) -> UnsafeMutablePointer<ViewNode> {
    let node = UnsafeMutablePointer<ViewNode>.allocate(capacity: 1)
    node.initialize(to: ViewNode(geometry: layer.place))
    return node
  }
}
