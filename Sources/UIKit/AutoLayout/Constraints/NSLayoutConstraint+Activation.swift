/// Installing and removing: who holds a constraint, and what the engine is told.
extension NSLayoutConstraint {
  final func activate() {
    install(on: nearestCommonAncestor())
  }

  /// Installs the constraint on a view that need not be the nearest common ancestor.
  final func activate(on view: UIView) {
    guard let first, first.isInside(view), second?.isInside(view) ?? true else {
      raiseOutside(of: view)
    }
    if isActive { deactivate() }
    install(on: view)
  }

  final func deactivate() {
    guard let holder else { return }
    if row != nil { LayoutEngine.remove(self) }
    holder.forget(self)
    self.holder = nil
    forgetMentions()
  }

  private func forgetMentions() {
    breakage = nil
    serial = 0
    let baselines = readsBaseline ? 1 : 0
    forEachMentionedItem {
      $0.mentions.removeLast(self)
      $0.baselineMentions -= baselines
    }
  }

  /// The items that the constraint reads, each once, in order.
  final var mentionedItems: [LayoutItemState] {
    var items: [LayoutItemState] = []
    forEachMentionedItem { items.append($0) }
    return items
  }

  /// Visits the items that the constraint reads, each once, in order.
  final func forEachMentionedItem(_ visit: @MainActor (LayoutItemState) -> Void) {
    let (first, second) = (first, second)
    if let first { visit(first) }
    if let second, second !== first { visit(second) }
    let (firstEnd, secondEnd) = (firstTerm.farItem, secondTerm.farItem)
    if let firstEnd, firstEnd !== first, firstEnd !== second { visit(firstEnd) }
    if let secondEnd, secondEnd !== first, secondEnd !== second, secondEnd !== firstEnd {
      visit(secondEnd)
    }
  }

  private func install(on view: UIView) {
    // Its holder died without it: what is left of that time goes first.
    if serial != 0 { forgetMentions() }
    ApplicationHost.census.count(self)
    let holder = view.layoutItem
    self.holder = holder
    holder.constraints.append(self)
    let baselines = readsBaseline ? 1 : 0
    forEachMentionedItem {
      $0.mentions.append(self)
      $0.baselineMentions += baselines
    }
    // Margins follow the safe area.
    if readsMargins { forEachMentionedItem { $0.view?.watchSafeArea() } }
    LayoutEngine.add(self, heldBy: view)
  }

  private func nearestCommonAncestor() -> UIView {
    guard let first, let start = first.view else { raiseItemless() }
    // Mostly there is one other item, or none.
    if !hasFarItem {
      guard let second else {
        // An end that was given but has died meanwhile.
        if secondAttribute != .notAnAttribute { raiseNoCommonAncestor() }
        return start
      }
      guard let end = second.view, let ancestor = start.commonAncestor(with: end) else {
        raiseNoCommonAncestor()
      }
      return ancestor
    }
    var ancestor: UIView? = start
    forEachMentionedItem { item in
      guard item !== first else { return }
      guard let view = item.view else { return ancestor = nil }
      ancestor = ancestor?.commonAncestor(with: view)
    }
    guard let ancestor else { raiseNoCommonAncestor() }
    // An end that was given but has died meanwhile.
    if secondAttribute != .notAnAttribute, second == nil { raiseNoCommonAncestor() }
    return ancestor
  }
}

extension NSLayoutConstraint {
  /// Whether a side is a distance, whose far end is an item of its own.
  private var hasFarItem: Bool { firstTerm.farItem != nil || secondTerm.farItem != nil }
}

extension ConstraintTerm {
  /// The item at the far end of a distance.
  @MainActor var farItem: LayoutItemState? {
    switch self {
    case .attribute: nil
    case .distance(_, let end): end.item
    }
  }
}

extension UIView {
  /// The nearest view that contains both, themselves included; nil in different hierarchies.
  ///
  /// - Complexity: O(depth)
  func commonAncestor(with other: UIView) -> UIView? {
    var (mine, theirs) = (node, other.node)
    // Mostly one is above the other, or the same view above both.
    if mine.pointee.superview == theirs { return other }
    if theirs.pointee.superview == mine || mine == theirs { return self }
    if let above = mine.pointee.superview, above == theirs.pointee.superview {
      return above.pointee.view
    }
    var (myDepth, theirDepth) = (mine.depth, theirs.depth)
    while myDepth > theirDepth, let above = mine.pointee.superview {
      mine = above
      myDepth -= 1
    }
    while theirDepth > myDepth, let above = theirs.pointee.superview {
      theirs = above
      theirDepth -= 1
    }
    while mine != theirs {
      guard let above = mine.pointee.superview, let aboveTheirs = theirs.pointee.superview else {
        return nil
      }
      (mine, theirs) = (above, aboveTheirs)
    }
    return mine.pointee.view
  }
}

extension UnsafeMutablePointer<ViewNode> {
  /// How many superviews there are above.
  fileprivate var depth: Int {
    var count = 0
    var node = self
    while let above = node.pointee.superview {
      count += 1
      node = above
    }
    return count
  }
}

extension Array where Element: AnyObject {
  /// Removes the last occurrence of an object: what came last is mostly what goes first.
  mutating func removeLast(_ object: Element) {
    var index = count - 1
    while index >= 0 {
      guard self[index] !== object else {
        remove(at: index)
        return
      }
      index -= 1
    }
  }
}
