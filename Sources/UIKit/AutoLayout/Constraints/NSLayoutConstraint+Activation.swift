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
    forEachMentionedItem { $0.mentions.removeLast(self) }
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
    ApplicationHost.census.count(self)
    let holder = view.layoutItem
    self.holder = holder
    holder.constraints.append(self)
    forEachMentionedItem { $0.mentions.append(self) }
    // Margins follow the safe area.
    if readsMargins { forEachMentionedItem { $0.view?.watchSafeArea() } }
    LayoutEngine.add(self, heldBy: view)
  }

  private func nearestCommonAncestor() -> UIView {
    guard let first, let start = first.view else { raiseItemless() }
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
    let (above, otherAbove) = (superviewLink, other.superviewLink)
    if other === self || otherAbove === self { return self }
    if above === other { return other }
    if let above, otherAbove === above { return above }
    var (mine, theirs): (UIView?, UIView?) = (self, other)
    var (myDepth, theirDepth) = (depth, other.depth)
    while myDepth > theirDepth {
      mine = mine?.superviewLink
      myDepth -= 1
    }
    while theirDepth > myDepth {
      theirs = theirs?.superviewLink
      theirDepth -= 1
    }
    while mine !== theirs {
      mine = mine?.superviewLink
      theirs = theirs?.superviewLink
    }
    return mine
  }

  /// How many superviews there are above.
  var depth: Int {
    var count = 0
    var view = superviewLink
    while let above = view {
      count += 1
      view = above.superviewLink
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
