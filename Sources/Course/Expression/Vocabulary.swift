import LayoutTrace

/// Every word of the expression language.
enum Vocabulary {
  /// Words that are part of the grammar and can name nothing.
  static let reservedWords: Set<String> = [
    "and", "or", "not", "implies", "contains", "within", "at", "of",
  ]

  /// Words that may stand before a call's argument.
  static let labels: Set<String> = ["at", "of"]

  /// Names of the language that a view of a course cannot take.
  static var takenNames: [String] {
    moment.map { String($0.path.prefix { $0 != "." }) }
      + scrolling.map { String($0.path.prefix { $0 != "." }) }
      + colors.map(\.name) + Function.allCases.map(\.rawValue) + constants
      + reservedWords.sorted()
  }

  /// Names without a path: truth, what `color` gives over a picture, an empty list.
  static let constants = ["yes", "no", "image", "none", "rest", "superview"]

  /// Colours by UIKit's names.
  static let colors: [(name: String, color: Color)] = [
    ("black", gray(0)), ("darkGray", gray(1 / 3)), ("gray", gray(0.5)),
    ("lightGray", gray(2 / 3)), ("white", gray(1)), ("red", rgb(1, 0, 0)),
    ("green", rgb(0, 1, 0)), ("blue", rgb(0, 0, 1)), ("cyan", rgb(0, 1, 1)),
    ("yellow", rgb(1, 1, 0)), ("magenta", rgb(1, 0, 1)), ("orange", rgb(1, 0.5, 0)),
    ("purple", rgb(0.5, 0, 0.5)), ("brown", rgb(0.6, 0.4, 0.2)),
    ("clear", Color(red: 0, green: 0, blue: 0, alpha: 0)),
  ]

  private static func gray(_ white: Double) -> Color { rgb(white, white, white) }

  private static func rgb(_ red: Double, _ green: Double, _ blue: Double) -> Color {
    Color(red: red, green: green, blue: blue, alpha: 1)
  }

  /// Facts of a rectangle.
  static let rect: [Fact<Rect>] = [
    Fact("top", .number { $0.y }),
    Fact("left", .number { $0.x }),
    Fact("bottom", .number { $0.y + $0.height }),
    Fact("right", .number { $0.x + $0.width }),
    Fact("width", .number { $0.width }),
    Fact("height", .number { $0.height }),
    Fact("centerX", .number { $0.x + $0.width / 2 }),
    Fact("centerY", .number { $0.y + $0.height / 2 }),
  ]

  static let size: [Fact<Size>] = [
    Fact("width", .number { $0.width }),
    Fact("height", .number { $0.height }),
  ]

  static let insets: [Fact<Insets>] = [
    Fact("top", .number { $0.top }),
    Fact("left", .number { $0.left }),
    Fact("bottom", .number { $0.bottom }),
    Fact("right", .number { $0.right }),
  ]

  /// Facts of a view: `header.top`, `label.isTruncated`, `header.image.drawn.width`.
  static let view: [Fact<SeenView>] =
    rect.map { Fact($0.path, $0.reader.of { $0.state.onScreen }) }
    + rect.under("frame") { $0.state.frame }
    + insets.under("safeArea") { $0.state.safeArea }
    + [
      Fact("isHidden", .boolean { $0.state.isHidden }),
      Fact("alpha", .number { $0.state.alpha }),
      Fact("clips", .boolean { $0.state.clipsToBounds }),
      Fact("background", .paint { $0.state.backgroundColor.map(Paint.color) }),
      Fact("text", .text { $0.state.text?.string }),
      Fact("textColor", .paint { $0.state.text.map { .color($0.color) } }),
      Fact("fontName", .text { $0.state.text?.fontName }),
      Fact("fontSize", .number { $0.state.text?.fontSize }),
      Fact("lines", .number { $0.state.text.map { Double($0.drawnLines) } }),
      Fact("lineLimit", .number { $0.state.text.map { Double($0.numberOfLines) } }),
      Fact("isTruncated", .boolean { $0.state.text?.isTruncated }),
      Fact("image.name", .text { $0.state.image?.name }),
      Fact("image.mode", .text { $0.state.image?.contentMode }),
      Fact("image.scale", .number { $0.state.image?.scale }),
      Fact("isAmbiguous", .boolean { $0.isAmbiguous }),
    ]
    + size.under("textSize") { $0.state.text?.fullSize }
    + size.under("image.size") { $0.state.image?.size }
    + size.under("image.pixels") { $0.state.image?.pixels }
    + rect.under("image.drawn") { $0.state.image?.drawn }

  /// Facts of a constraint: `follow.error`.
  static let constraint: [Fact<SeenConstraint>] = [
    Fact("constant", .number { $0.constant }),
    Fact("priority", .number { $0.state.priority }),
    Fact("error", .number { $0.state.violation }),
    Fact("holds", .boolean { $0.state.violation == 0 }),
  ]

  /// Facts of a moment as a whole: `screen.width`, `statusBar.isHidden`.
  static let moment: [Fact<Moment>] =
    rect.under("screen") { $0.frame.screen.bounds }
    + insets.under("safeArea") { $0.frame.safeArea }
    + [
      Fact("pixel", .number { $0.pixel }),
      Fact("time", .number { $0.frame.time }),
      Fact("gesture", .number { $0.frame.gesture.map { Double($0 + 1) } ?? 0 }),
      Fact("isTouching", .boolean { $0.frame.touch != nil }),
      Fact("statusBar.isHidden", .boolean { $0.frame.statusBar.isHidden }),
      Fact("statusBar.style", .text { $0.frame.statusBar.style.rawValue }),
      Fact("statusBar.height", .number { $0.frame.statusBar.height }),
      Fact("statusBar.slid", .number { $0.frame.statusBar.slid }),
      Fact("statusBar.alpha", .number { $0.frame.statusBar.alpha }),
      Fact("statusBar.changes", .number { $0.statusBarChanges }),
      Fact("broken.count", .number { Double($0.frame.broken.count) }),
      Fact("broken.constraints", .texts { $0.frame.broken.map(\.constraint) }),
      Fact("broken.conflicts", .texts { $0.frame.broken.flatMap(\.conflict) }),
      Fact("unsatisfied.count", .number { Double($0.frame.unsatisfied.count) }),
      Fact("unsatisfied.constraints", .texts { $0.frame.unsatisfied.map(\.constraint) }),
      Fact("ambiguous.count", .number { Double($0.frame.ambiguous.count) }),
      Fact("ambiguous.attributes", .texts { $0.ambiguousAttributes }),
      Fact("animation.duration", .number { $0.lastAnimation?.duration }),
      Fact("animation.delay", .number { $0.lastAnimation?.delay }),
      Fact("animation.curve", .text { $0.lastAnimation?.curve }),
      Fact("animation.changes", .texts { $0.lastAnimation?.changes }),
    ]

  /// Facts of a scroll view: `offset` of the main one, `grid.offset` of another.
  static let scrolling: [Fact<Scrolling>] =
    [
      Fact("offset", .number { $0.offset.y }),
      Fact("offset.x", .number { $0.offset.x }),
      Fact("offset.y", .number { $0.offset.y }),
      Fact("offset.start", .number { $0.vertical.lowerBound }),
      Fact("offset.end", .number { $0.vertical.upperBound }),
      Fact("scrolled", .number { $0.offset.y - $0.vertical.lowerBound }),
      Fact("overscroll.top", .number { max(0, $0.vertical.lowerBound - $0.offset.y) }),
      Fact("overscroll.bottom", .number { max(0, $0.offset.y - $0.vertical.upperBound) }),
      Fact("overscroll.left", .number { max(0, $0.horizontal.lowerBound - $0.offset.x) }),
      Fact("overscroll.right", .number { max(0, $0.offset.x - $0.horizontal.upperBound) }),
      Fact("isTracking", .boolean { $0.state?.isTracking }),
      Fact("isDragging", .boolean { $0.state?.isDragging }),
      Fact("isDecelerating", .boolean { $0.state?.isDecelerating }),
      Fact("indicator.alpha", .number { $0.state?.verticalIndicator?.alpha }),
      Fact("horizontalIndicator.alpha", .number { $0.state?.horizontalIndicator?.alpha }),
    ]
    + size.under("contentSize") { $0.state?.contentSize }
    + insets.under("insets") { $0.state?.contentInset }
    + insets.under("adjustedInsets") { $0.state?.adjustedContentInset }
    + insets.under("indicatorInsets") { $0.state?.indicatorInsets }
    + rect.under("indicator") { $0.state?.verticalIndicator?.onScreen }
    + rect.under("horizontalIndicator") { $0.state?.horizontalIndicator?.onScreen }
}

/// What can be called.
enum Function: String, CaseIterable {
  case min, max, abs, round
  case rest, before, change
  case crossings, animations, calls
  case color, rgb
  case exists, isVisible, isAbove

  /// Whether its value rests on its arguments alone.
  var isPure: Bool {
    switch self {
    case .min, .max, .abs, .round, .rest, .before, .change, .crossings, .rgb: true
    case .animations, .calls, .color, .exists, .isVisible, .isAbove: false
    }
  }

  /// How it is written, for messages.
  var usage: String {
    switch self {
    case .min: "min(a, b)"
    case .max: "max(a, b)"
    case .abs: "abs(a)"
    case .round: "round(a)"
    case .rest: "rest(value)"
    case .before: "before(value)"
    case .change: "change(number)"
    case .crossings: "crossings(condition)"
    case .animations: "animations(of \"statusBar\")"
    case .calls: "calls(of \"scrollViewDidScroll\")"
    case .color: "color(at x, y)"
    case .rgb: "rgb(red, green, blue)"
    case .exists: "exists(view)"
    case .isVisible: "isVisible(view)"
    case .isAbove: "isAbove(view, view)"
    }
  }
}
