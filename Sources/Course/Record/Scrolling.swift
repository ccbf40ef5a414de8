import LayoutTrace

/// A scroll view at a moment.
struct Scrolling {
  var view: ViewState
  var state: ScrollState

  /// The legal vertical offsets: beyond them is overscroll.
  var vertical: ClosedRange<Double> {
    range(
      from: -state.adjustedContentInset.top,
      to: state.contentSize.height + state.adjustedContentInset.bottom - view.frame.height)
  }

  /// The legal horizontal offsets.
  var horizontal: ClosedRange<Double> {
    range(
      from: -state.adjustedContentInset.left,
      to: state.contentSize.width + state.adjustedContentInset.right - view.frame.width)
  }

  /// Content shorter than the view rests at the start.
  private func range(from start: Double, to end: Double) -> ClosedRange<Double> {
    start...max(start, end)
  }
}

extension Size {
  /// The rectangle of that size at the origin.
  var bounds: Rect { Rect(x: 0, y: 0, width: width, height: height) }
}

extension Moment {
  /// The vertical offset of the main scroll view, in points; nil without one.
  package var mainOffset: Double? {
    frame.views.lazy.compactMap { $0.scroll?.offset.y }.first
  }
}
