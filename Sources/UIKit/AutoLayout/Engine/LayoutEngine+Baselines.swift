import Foundation

/// Constraints between baselines (fact 1.13). Where a text lies in its view, and which view's text
/// counts, may change while they stand.
extension LayoutEngine {
  /// How often baselines that move with a height, which follows from them in turn, are read anew. A
  /// text in the middle comes nearer to its place by half each time: this leaves less than a pixel.
  private static let baselineRounds = 12

  /// Where the baselines of a view lie at its present height; nil for a view without text. From now on
  /// a change of the height has them read anew.
  func readBaselines(of view: UIView) -> BaselineOffsets? {
    guard let text = view as? any BaselineText else { return nil }
    let slot = slots[self.slot(of: view.layoutItem)]
    let offsets = text.baselineOffsets(atHeight: CGFloat(slot?.place.pointee.height ?? 0))
    slot?.place.pointee.isBaselineRead = true
    slot?.baselines = offsets
    return offsets
  }

  /// Moves what is aligned with texts whose views are of another height since the last solve.
  func settleBaselines() {
    for _ in 0..<Self.baselineRounds where !stretched.isEmpty {
      let indices = stretched
      stretched.removeAll()
      var isChanged = false
      for index in indices {
        guard let slot = slots[index], let view = slot.item.view,
          let text = view as? any BaselineText,
          text.baselineOffsets(atHeight: CGFloat(slot.place.pointee.height)) != slot.baselines
        else { continue }
        for constraint in Self.baselineReaders(of: view) where updateConstant(of: constraint) {
          isChanged = true
        }
      }
      if isChanged { solveOnce() }
    }
    stretched.removeAll()
  }

  /// The constraints that read the baselines of a view: its own, and those of views around it whose
  /// baselines are this one's.
  ///
  /// - Complexity: O(depth + such constraints of the views around it)
  static func baselineReaders(of view: UIView) -> [NSLayoutConstraint] {
    var found: [NSLayoutConstraint] = []
    var next: UIView? = view
    while let present = next {
      next = present.superviewLink
      guard let item = present.madeLayoutItem, item.baselineMentions > 0,
        present === view || present.baselineView(.first).isDescendant(of: view)
          || present.baselineView(.last).isDescendant(of: view)
      else { continue }
      found += item.mentions.filter(\.readsBaseline)
    }
    return found
  }

  /// Tells that another view than before may have the baselines of a view.
  static func baselineViewDidChange(_ view: UIView) {
    for constraint in baselineReaders(of: view) { relower(constraint) }
  }
}
