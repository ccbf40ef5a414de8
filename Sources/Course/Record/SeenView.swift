import LayoutTrace

/// A view at a moment, by its place in the trace: a state is some hundred bytes long and is asked
/// for millions of times, so it is read where it lies and never handed about.
struct SeenView {
  let record: Record
  /// Index into the trace's frames.
  let frame: Int
  /// Index into the frame's views.
  let place: Int

  @inline(__always) var state: ViewState { record.trace.frames[frame].views[place] }
}

/// A scroll view at a moment.
struct Scrolling {
  let view: SeenView

  /// Nil for a view that is none.
  init?(_ view: SeenView) {
    guard view.state.scroll != nil else { return nil }
    self.view = view
  }

  @inline(__always) var state: ScrollState? { view.state.scroll }

  /// How far the content is scrolled, in points.
  var offset: Point { state?.offset ?? .zero }

  /// The legal vertical offsets: beyond them is overscroll.
  var vertical: ClosedRange<Double> {
    let inset = state?.adjustedContentInset ?? .zero
    return range(
      from: -inset.top,
      to: (state?.contentSize.height ?? 0) + inset.bottom - view.state.frame.height)
  }

  /// The legal horizontal offsets.
  var horizontal: ClosedRange<Double> {
    let inset = state?.adjustedContentInset ?? .zero
    return range(
      from: -inset.left,
      to: (state?.contentSize.width ?? 0) + inset.right - view.state.frame.width)
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
