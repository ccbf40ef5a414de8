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
    forEachMentionedItem { $0.mentions.removeLast(where: { $0 === self }) }
  }

  /// The items that the constraint reads, each once, in order.
  final var mentionedItems: [LayoutItemState] {
    var items: [LayoutItemState] = []
    forEachMentionedItem { items.append($0) }
    return items
  }

  /// Visits the items that the constraint reads, each once, in order.
  final func forEachMentionedItem(_ visit: (LayoutItemState) -> Void) {
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
    let holder = view.layoutItem
    self.holder = holder
    holder.constraints.append(self)
    forEachMentionedItem { $0.mentions.append(self) }
    LayoutEngine.add(self, heldBy: view)
  }

  private func nearestCommonAncestor() -> UIView {
    guard let first, let start = first.view else { raiseItemless() }
    var ancestor: UIView? = start
    forEachMentionedItem { item in
      guard item !== first else { return }
      ancestor = item.view.flatMap { ancestor?.commonAncestor(with: $0) }
    }
    guard let ancestor else { raiseNoCommonAncestor() }
    // An end that was given but has died meanwhile.
    if secondAttribute != .notAnAttribute, second == nil { raiseNoCommonAncestor() }
    return ancestor
  }
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
    if other === self || other.superview === self { return self }
    if superview === other { return other }
    if let superview, other.superview === superview { return superview }
    var (mine, theirs): (UIView?, UIView?) = (self, other)
    var (myDepth, theirDepth) = (depth, other.depth)
    while myDepth > theirDepth {
      mine = mine?.superview
      myDepth -= 1
    }
    while theirDepth > myDepth {
      theirs = theirs?.superview
      theirDepth -= 1
    }
    while mine !== theirs {
      mine = mine?.superview
      theirs = theirs?.superview
    }
    return mine
  }

  /// How many superviews there are above.
  var depth: Int {
    var count = 0
    var view = superview
    while let above = view {
      count += 1
      view = above.superview
    }
    return count
  }
}

extension Array {
  /// Removes the last element that matches: what came last is mostly what goes first.
  mutating func removeLast(where matches: (Element) -> Bool) {
    if let index = lastIndex(where: matches) { remove(at: index) }
  }
}
