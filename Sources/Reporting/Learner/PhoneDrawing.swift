package import Course
package import LayoutTrace

/// A phone at one frame, drawn with characters: the views of the course as boxes, and dashed where
/// they are wanted.
package struct PhoneDrawing: Equatable, Sendable {
  /// A view as a box.
  struct Box: Equatable, Sendable {
    var name: String
    var rect: Rect
    /// Whether the failure speaks of it.
    var isConcerned: Bool
  }

  /// Points.
  private let screen: Size
  /// Back to front.
  private let boxes: [Box]
  private let wanted: [Rect]
  private let touch: Point?
  /// Which moment it is.
  private let caption: String

  /// - Parameters:
  ///   - caption: which moment it is: `offset -60`.
  ///   - names: the views of the course, with their indices in the trace's list.
  ///   - wanted: where a condition wants views to be.
  ///   - mentions: the names of the views that the failure speaks of.
  package init(
    frame: Frame, caption: String, names: [(name: String, view: Int)], wanted: [WantedFrame],
    mentions: [String]
  ) {
    screen = frame.screen
    touch = frame.touch
    self.caption = caption
    self.wanted = wanted.map(\.wanted)
    let screen = frame.screen
    var boxes: [Box] = []
    for state in frame.views where !frame.hides(state) {
      guard let name = names.first(where: { $0.view == state.view })?.name else { continue }
      let isConcerned = mentions.contains(name)
      // What fills the screen says nothing that the phone's own edge does not say.
      let fills =
        state.onScreen.x <= 0 && state.onScreen.y <= 0 && state.onScreen.width >= screen.width
        && state.onScreen.height >= screen.height
      guard isConcerned || !fills else { continue }
      boxes.append(Box(name: name, rect: state.onScreen, isConcerned: isConcerned))
    }
    self.boxes = boxes
  }

  /// The drawing, with its legend below.
  ///
  /// - Parameters:
  ///   - rows: how many lines there are for it; fewer than 8 are too few: nothing is drawn.
  ///   - columns: how wide it may be.
  package func lines(rows: Int, columns: Int, style: TextStyle) -> [StyledLine] {
    guard screen.width > 0, screen.height > 0 else { return [] }
    let legend = wanted.isEmpty ? 1 : 2
    // A character is about twice as high as it is wide.
    let aspect = 2 * screen.width / screen.height
    var inner = min(rows - 2 - legend, 30)
    if Int(Double(inner) * aspect) + 2 > columns { inner = Int(Double(columns - 2) / aspect) }
    guard inner >= 5, columns >= 14 else { return [] }
    let width = max(8, min(columns - 2, Int((Double(inner) * aspect).rounded())))
    var canvas = Canvas(columns: width, rows: inner, screen: screen, style: style)
    for box in boxes where !box.isConcerned { canvas.draw(box) }
    for box in boxes where box.isConcerned { canvas.draw(box) }
    for rect in wanted { canvas.drawDashed(rect) }
    canvas.drawNames()
    if let touch { canvas.mark(touch) }
    var lines = canvas.framed()
    lines += PlainText.wrapped(caption, width: columns).map { StyledLine($0, .dim) }
    if !wanted.isEmpty { lines.append(canvas.legend) }
    return lines
  }
}

extension Frame {
  /// Whether nothing of a view can be seen because it or a view about it is hidden or clear.
  fileprivate func hides(_ view: ViewState) -> Bool {
    var next: ViewState? = view
    while let state = next {
      if state.isHidden || state.alpha == 0 { return true }
      next = state.superview.flatMap { index in views.first { $0.view == index } }
    }
    return false
  }
}
