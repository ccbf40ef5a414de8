extension UnsafeMutablePointer<ViewNode> {
  /// The view has work to do; all above it are to know.
  ///
  /// - Complexity: O(depth), and O(1) when there is such work near it already.
  func mark(_ work: PendingWork) {
    guard !pointee.needs.contains(work) else { return }
    pointee.needs.formUnion(work)
    tellSuperviews(of: work)
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

  /// Visits the subviews that have work of that kind, themselves or below, in their order. What
  /// comes up meanwhile on subviews further on is visited too.
  ///
  /// - Complexity: O(pending subviews); O(subviews) after a change of their order.
  @MainActor func visitPending(_ work: PendingWork, _ visit: (UIView) -> Void) {
    guard !pointee.below.isDisjoint(with: work) else { return }
    pointee.below.subtract(work)
    if !pointee.isOrdered { order() }
    var next = pointee.firstPending
    while let node = next {
      guard !node.pointee.all.isDisjoint(with: work), let view = node.pointee.view else {
        next = node.pointee.nextPending
        continue
      }
      visit(view)
      // A view that has left meanwhile leads nowhere; the rest is then for the next round.
      next = Self.next(after: view)
    }
    let left = strikeSettled()
    guard !pointee.below.isSuperset(of: left) else { return }
    pointee.below.formUnion(left)
    tellSuperviews(of: left)
  }

  /// The next pending subview; the view is there until it is found.
  @inline(never) private static func next(after view: UIView) -> Self? {
    view.node.pointee.nextPending
  }

  // MARK: Subviews that come and go

  /// A subview has come to an index among so many.
  func subviewCame(_ node: Self, at index: Int, of count: Int) {
    node.pointee.superview = self
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
