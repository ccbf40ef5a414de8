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
  /// - Complexity: two trial constraints for each unknown whose value is not plain to see, when
  ///   constraints, constants or content sizes have changed since the last question; else O(1).
  @MainActor
  package static func all(below view: UIView) -> [AmbiguousView] {
    view.rootView.layoutItem.ownEngine?.ambiguousViews() ?? []
  }
}

extension LayoutEngine {
  fileprivate func ambiguousViews() -> [AmbiguousView] {
    solve()
    if let knownAmbiguity, knownAmbiguity.edition == edition { return knownAmbiguity.views }
    let views = withoutPulls {
      slots.indices.compactMap { index -> AmbiguousView? in
        guard let item = slots[index]?.item, item.guide == nil, let view = item.view else {
          return nil
        }
        let open = openParts(of: index)
        return open.isEmpty ? nil : AmbiguousView(view: view, attributes: open.map(\.name))
      }
    }
    knownAmbiguity = (edition, views)
    return views
  }
}

extension LayoutSlot.Part {
  /// What courses call it.
  fileprivate var name: String {
    switch self {
    case .minX: "left"
    case .minY: "top"
    case .width: "width"
    case .height: "height"
    case .contentWidth: "contentSize.width"
    case .contentHeight: "contentSize.height"
    }
  }
}
