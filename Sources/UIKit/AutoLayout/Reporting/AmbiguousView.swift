import Cassowary

/// A view whose constraints leave open where it is, for whoever records the app.
package struct AmbiguousView {
  /// Nil once it is gone.
  package private(set) weak var view: UIView?
  /// What has more than one value among the layouts that are equally good, in this order: `left`,
  /// `top`, `width`, `height`, and of a scroll view `contentSize.width`, `contentSize.height`.
  package let attributes: [String]

  /// The views of a hierarchy whose layout is ambiguous as last solved (fact 1.31), in the order in
  /// which constraints first named them.
  ///
  /// A scroll by itself is taken to change nothing of it, and neither is a view asked that Auto
  /// Layout does not place.
  ///
  /// - Complexity: two trial constraints for each unknown when constraints, constants or content
  ///   sizes have changed since the last question; else O(1).
  @MainActor
  package static func all(below view: UIView) -> [AmbiguousView] {
    view.rootView.layoutItem.ownEngine?.ambiguousViews() ?? []
  }
}

extension LayoutEngine {
  fileprivate func ambiguousViews() -> [AmbiguousView] {
    solve()
    if let knownAmbiguity, knownAmbiguity.edition == edition { return knownAmbiguity.views }
    let views = slots.compactMap { slot -> AmbiguousView? in
      guard let slot, slot.item.guide == nil, let view = slot.item.view else { return nil }
      let open = slot.unknowns.filter { !solver.isDetermined($0.variable) }
      return open.isEmpty ? nil : AmbiguousView(view: view, attributes: open.map(\.name))
    }
    knownAmbiguity = (edition, views)
    return views
  }
}

extension LayoutSlot {
  /// The unknowns that a constraint of the app can leave open, by name.
  fileprivate var unknowns: [(name: String, variable: Variable)] {
    var all = [("left", minX), ("top", minY), ("width", width), ("height", height)]
    if let contentWidth, contentWidthUses > 0 { all.append(("contentSize.width", contentWidth)) }
    if let contentHeight, contentHeightUses > 0 {
      all.append(("contentSize.height", contentHeight))
    }
    return all.map { (name: $0.0, variable: $0.1) }
  }
}
