import Foundation

/// Labels of more than one line: their height is known only when their width is (fact 5.5).
extension LayoutEngine {
  /// Has the label measured without a limit first; the solve then wraps it.
  func startWrapping(_ index: Int) {
    guard let view = slots[index]?.item.view else { return }
    guard view.needsDoubleUpdateConstraintsPass else {
      // It was told to have one line.
      slots[index]?.contentSize.wrappedWidth = nil
      wrapping.removeAll { $0 == index }
      setContentSize(index, measured(index))
      return
    }
    view.layoutWidthDidResolve(0)
    slots[index]?.contentSize.wrappedWidth = 0
    noteUnwrapped(index)
    if !wrapping.contains(index) { wrapping.append(index) }
    setContentSize(index, measured(index))
  }

  /// A label's text is to be wrapped at the width that it has after the next solve.
  func noteUnwrapped(_ index: Int) {
    guard let slot = slots[index], !slot.contentSize.isUnwrapped else { return }
    slot.contentSize.isUnwrapped = true
    unwrapped.append(index)
  }

  /// The second pass: gives each label the width that it got, and solves for the heights.
  ///
  /// - Parameter anew: Whether labels that are narrower than their room, because their longest
  ///   line is, are measured without a limit again: the room may have grown.
  /// - Complexity: O(1) where the width of no label has changed.
  func wrapLabels(anew: Bool) {
    if anew { measureNarrowLabelsAnew() }
    for index in narrowed { slots[index]?.contentSize.isNarrowed = false }
    narrowed.removeAll(keepingCapacity: true)
    guard !unwrapped.isEmpty else { return }
    let labels = takeUnwrapped()
    var isChanged = false
    for index in labels {
      guard let slot = slots[index], let wrapped = slot.contentSize.wrappedWidth,
        let view = slot.item.view
      else { continue }
      let width = slot.place.pointee.width
      guard wrapped != width else { continue }
      slot.contentSize.wrappedWidth = width
      view.layoutWidthDidResolve(CGFloat(width))
      let size = measured(index)
      guard size != slot.contentSize.size else { continue }
      renewContentSize(index, size)
      isChanged = true
    }
    if isChanged { solveOnce() }
    // A label that shrank to its longest line keeps the lines of the width it was given.
    for index in labels + takeUnwrapped() {
      guard let slot = slots[index], let width = slot.contentSize.wrappedWidth else { continue }
      if slot.place.pointee.width < width {
        slot.contentSize.isNarrowed = true
        narrowed.append(index)
      }
      slot.contentSize.wrappedWidth = slot.place.pointee.width
    }
  }

  /// The labels to be wrapped, in the order in which they came to wrap.
  private func takeUnwrapped() -> [Int] {
    var labels = unwrapped
    unwrapped.removeAll(keepingCapacity: true)
    if labels.count > 1 {
      labels = wrapping.filter { slots[$0]?.contentSize.isUnwrapped == true }
    }
    for index in labels { slots[index]?.contentSize.isUnwrapped = false }
    return labels
  }

  private func measureNarrowLabelsAnew() {
    guard !narrowed.isEmpty else { return }
    let labels = wrapping.filter { slots[$0]?.contentSize.isNarrowed == true }
    for index in labels { startWrapping(index) }
    if !labels.isEmpty { solveOnce() }
  }
}
