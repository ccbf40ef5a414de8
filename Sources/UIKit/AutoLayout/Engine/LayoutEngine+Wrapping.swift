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
    if !wrapping.contains(index) { wrapping.append(index) }
    setContentSize(index, measured(index))
  }

  /// The second pass: gives each label the width that it got, and solves for the heights.
  ///
  /// - Parameter anew: Whether labels that are narrower than their room, because their longest
  ///   line is, are measured without a limit again: the room may have grown.
  func wrapLabels(anew: Bool) {
    guard !wrapping.isEmpty else { return }
    if anew { measureNarrowLabelsAnew() }
    var isChanged = false
    for index in wrapping {
      guard let slot = slots[index], let view = slot.item.view else { continue }
      let width = slot.widthValue
      guard slot.contentSize.wrappedWidth != width else { continue }
      slots[index]?.contentSize.wrappedWidth = width
      view.layoutWidthDidResolve(CGFloat(width))
      let size = measured(index)
      guard size != slot.contentSize.size else { continue }
      renewContentSize(index, size)
      isChanged = true
    }
    if isChanged { solveOnce() }
    // A label that shrank to its longest line keeps the lines of the width it was given.
    for index in wrapping {
      guard let slot = slots[index] else { continue }
      slots[index]?.contentSize.isNarrowed =
        slot.contentSize.wrappedWidth.map { slot.widthValue < $0 } ?? false
      slots[index]?.contentSize.wrappedWidth = slot.widthValue
    }
  }

  private func measureNarrowLabelsAnew() {
    var isChanged = false
    for index in wrapping where slots[index]?.contentSize.isNarrowed == true {
      startWrapping(index)
      isChanged = true
    }
    if isChanged { solveOnce() }
  }
}
