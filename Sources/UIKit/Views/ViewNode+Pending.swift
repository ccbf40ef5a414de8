extension UnsafeMutablePointer<ViewNode> {
  /// The view has work to do; all above it are to know.
  ///
  /// - Complexity: O(depth), and O(1) when there is such work near it already.
  func mark(_ work: PendingWork) {
    guard !pointee.needs.contains(work) else { return }
    pointee.needs.formUnion(work)
    tellSuperviews(of: work)
  }

  /// Asks for `layoutSubviews` before the next frame, by the view's own method where it has one.
  @MainActor func needLayout() {
    if pointee.overrides.contains(.setNeedsLayout) {
      pointee.view?.setNeedsLayout()
    } else {
      mark(.layout)
    }
  }

  /// The view has work, itself or below: its ancestors are to know.
  func tellSuperviews(of work: PendingWork) {
    guard !work.isEmpty else { return }
    var node = self
    while let superview = node.pointee.superview {
      if !node.pointee.isPending { superview.list(node) }
      guard !superview.pointee.below.isSuperset(of: work) else { return }
      superview.pointee.below.formUnion(work)
      node = superview
    }
  }

  /// Begins a visit of the subviews that have work of that kind, themselves or below, in their order.
  /// What comes up meanwhile on subviews further on is visited too. `endVisit()` ends it.
  ///
  ///     guard var next = node.startVisit(work) else { return }
  ///     while let present = next.first(with: work) {
  ///       …
  ///       guard let following = present.pointee.nextPending else { break }
  ///       next = following
  ///     }
  ///     node.endVisit()
  ///
  /// A subview that leaves meanwhile leads nowhere; the rest is then for the next round. It goes only
  /// when the pass is over (`DepartedViews`).
  ///
  /// - Returns: The first pending subview; nil if there is nothing to visit.
  /// - Complexity: the whole visit O(pending subviews); O(subviews) after a change of their order.
  @MainActor func startVisit(_ work: PendingWork) -> Self? {
    guard !pointee.below.isDisjoint(with: work) else { return nil }
    pointee.below.subtract(work)
    if !pointee.isOrdered { order() }
    return pointee.firstPending
  }

  /// This pending subview, or the first one after it that has work of that kind.
  func first(with work: PendingWork) -> Self? {
    var node = self
    while node.pointee.all.isDisjoint(with: work) {
      guard let next = node.pointee.nextPending else { return nil }
      node = next
    }
    return node
  }

  /// Ends a visit: what is settled is listed no more, what is not is for the next round.
  func endVisit() {
    // Whoever has work is listed: nothing else is below.
    let left = strikeSettled()
    pointee.below = left
    tellSuperviews(of: left)
  }

  // MARK: Subviews that come and go

  /// A subview has come to an index among so many.
  func subviewCame(_ node: Self, at index: Int, of count: Int) {
    node.pointee.superview = self
    pointee.hadSubviews = true
    guard pointee.arePlacesKnown, index == count - 1 else { return forgetPlaces() }
    node.pointee.place = Int32(truncatingIfNeeded: index)
  }

  /// A subview is going.
  func subviewWent(_ node: Self) {
    strike(node)
    forgetPlaces()
    if node.pointee.superview == self { node.pointee.superview = nil }
  }

  /// Subviews have changed their places.
  func forgetPlaces() {
    pointee.arePlacesKnown = false
    pointee.isOrdered = pointee.firstPending == nil
  }

  /// The view of this node goes, and leaves a subview behind.
  func abandon(_ node: Self) {
    guard node.pointee.superview == self else { return }
    node.pointee.superview = nil
    node.pointee.nextPending = nil
    node.pointee.isPending = false
  }

  // MARK: The chain

  /// Adds a subview to the pending ones, in its place where that is near an end.
  private func list(_ node: Self) {
    node.pointee.isPending = true
    guard let last = pointee.lastPending, let first = pointee.firstPending else {
      pointee.firstPending = node
      pointee.lastPending = node
      pointee.isOrdered = pointee.arePlacesKnown
      return
    }
    if pointee.isOrdered, pointee.arePlacesKnown, node.pointee.place < last.pointee.place {
      if node.pointee.place < first.pointee.place {
        node.pointee.nextPending = first
        pointee.firstPending = node
        return
      }
      pointee.isOrdered = false
    }
    last.pointee.nextPending = node
    pointee.lastPending = node
  }

  private func strike(_ node: Self) {
    guard node.pointee.isPending, node.pointee.superview == self else { return }
    var previous: Self?
    var next = pointee.firstPending
    while let present = next, present != node {
      previous = present
      next = present.pointee.nextPending
    }
    guard next == node else { return }
    unlink(node, after: previous)
  }

  private func unlink(_ node: Self, after previous: Self?) {
    if let previous {
      previous.pointee.nextPending = node.pointee.nextPending
    } else {
      pointee.firstPending = node.pointee.nextPending
    }
    if pointee.lastPending == node { pointee.lastPending = previous }
    node.pointee.nextPending = nil
    node.pointee.isPending = false
  }

  /// Strikes all that have nothing to do any more.
  ///
  /// - Returns: What the others have.
  private func strikeSettled() -> PendingWork {
    var left: PendingWork = []
    var previous: Self?
    var next = pointee.firstPending
    while let node = next {
      next = node.pointee.nextPending
      let work = node.pointee.all
      if work.isEmpty {
        unlink(node, after: previous)
      } else {
        left.formUnion(work)
        previous = node
      }
    }
    return left
  }

  /// Brings the chain into the order of the subviews.
  @MainActor private func order() {
    if !pointee.arePlacesKnown, let view = pointee.view {
      for (index, subview) in view.subviewList.enumerated() {
        subview.node.pointee.place = Int32(truncatingIfNeeded: index)
      }
      pointee.arePlacesKnown = true
    }
    var nodes: [Self] = []
    var next = pointee.firstPending
    while let node = next {
      nodes.append(node)
      next = node.pointee.nextPending
    }
    Self.sort(&nodes)
    pointee.firstPending = nil
    pointee.lastPending = nil
    pointee.isOrdered = true
    for node in nodes {
      node.pointee.nextPending = nil
      list(node)
    }
  }

  nonisolated private static func sort(_ nodes: inout [Self]) {
    nodes.sort { $0.pointee.place < $1.pointee.place }
  }
}
