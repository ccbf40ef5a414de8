package import LayoutTrace

/// The tutorial's page, made up without an app: a header, a text below it and a scroll view about
/// both, one frame for each offset. Tests bend it as they need.
package struct FakePage {
  /// What the header does when the page is pulled or scrolled.
  package enum Header { case moves, sticks }

  package var device = FakePage.phone
  package var header = Header.sticks
  /// One frame each, a sixtieth of a second apart.
  package var offsets: [Double] = [0]
  package var script: [Gesture] = []
  package var events: [Event] = []
  /// The app's constraints; `edit` says in which frames they are active.
  package var constraints: [ConstraintIdentity] = []
  /// Changes a frame after it was made.
  package var edit: (inout Frame) -> Void = { _ in }

  package init(_ header: Header = .sticks, offsets: [Double] = [0]) {
    self.header = header
    self.offsets = offsets
  }

  /// 400 x 800 points, two pixels a point, with safe areas of 40 and 30.
  package static let phone = Device(
    name: "Test Phone", idiom: .phone, size: Size(width: 400, height: 800), scale: 2,
    portraitSafeArea: Insets(top: 40, left: 0, bottom: 30, right: 0),
    landscapeSafeArea: .zero, statusBarHeight: 40, cornerRadius: 0, systemVersion: 11)

  package static let gray = Color(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
  package static let red = Color(red: 1, green: 0, blue: 0, alpha: 1)
  package static let white = Color(red: 1, green: 1, blue: 1, alpha: 1)

  /// The places of the views in the trace's list and in each frame's.
  package enum View {
    package static let window = 0
    package static let root = 1
    package static let scroll = 2
    package static let text = 3
    package static let label = 4
    package static let image = 5
  }

  package static let views = [
    ViewIdentity(className: "UIWindow", kitClassName: "UIWindow", properties: [], identifier: nil),
    ViewIdentity(className: "UIView", kitClassName: "UIView", properties: [], identifier: nil),
    ViewIdentity(
      className: "UIScrollView", kitClassName: "UIScrollView", properties: ["scrollView"],
      identifier: nil),
    ViewIdentity(
      className: "UIView", kitClassName: "UIView", properties: ["textContainer"], identifier: nil),
    ViewIdentity(
      className: "StoryLabel", kitClassName: "UILabel", properties: ["infoText", "page.story"],
      identifier: "story"),
    ViewIdentity(
      className: "UIImageView", kitClassName: "UIImageView", properties: ["imageView"],
      identifier: nil),
  ]

  /// The header's height at rest.
  package static let headerHeight = 280.0
  package static let textHeight = 1000.0

  package func trace() -> LayoutTrace {
    LayoutTrace(
      device: device, script: script, views: Self.views, constraints: constraints,
      frames: offsets.enumerated().map { index, offset in
        var frame = frame(at: offset, time: Double(index) / 60, isFirst: index == 0)
        edit(&frame)
        return frame
      },
      events: events)
  }

  private func frame(at offset: Double, time: Double, isFirst: Bool) -> Frame {
    let screen = Rect(x: 0, y: 0, width: 400, height: 800)
    let textTop = Self.headerHeight - offset
    let header =
      offset < 0 && self.header == .sticks
      ? Rect(x: 0, y: 0, width: 400, height: textTop)
      : Rect(x: 0, y: -offset, width: 400, height: Self.headerHeight)
    let text = Rect(x: 0, y: textTop, width: 400, height: Self.textHeight)
    let label = Rect(x: 10, y: textTop + 10, width: 380, height: Self.textHeight - 20)
    return Frame(
      time: time, gesture: isFirst ? nil : 0, touch: nil, screen: device.size,
      safeArea: device.portraitSafeArea,
      statusBar: StatusBar(isHidden: false, style: .lightContent, height: 40, slid: 0, alpha: 1),
      views: [
        view(View.window, in: nil, screen),
        view(View.root, in: View.window, screen, color: Self.gray),
        view(View.scroll, in: View.root, screen, clips: true) { $0.scroll = scroll(at: offset) },
        view(View.text, in: View.scroll, text, color: Self.red),
        view(View.label, in: View.text, label) { $0.text = Self.story },
        view(View.image, in: View.scroll, header, clips: true) {
          $0.image = Self.picture(filling: header)
        },
      ], broken: [], unsatisfied: [])
  }

  private func view(
    _ view: Int, in superview: Int?, _ rect: Rect, color: Color? = nil, clips: Bool = false,
    _ dress: (inout ViewState) -> Void = { _ in }
  ) -> ViewState {
    var state = ViewState(
      view: view, superview: superview, frame: rect, onScreen: rect, isHidden: false, alpha: 1,
      clipsToBounds: clips, backgroundColor: color, safeArea: device.portraitSafeArea, text: nil,
      image: nil, scroll: nil)
    dress(&state)
    return state
  }

  private func scroll(at offset: Double) -> ScrollState {
    ScrollState(
      offset: Point(x: 0, y: offset),
      contentSize: Size(width: 400, height: Self.headerHeight + Self.textHeight),
      contentInset: Insets(top: 0, left: 0, bottom: 30, right: 0),
      adjustedContentInset: Insets(top: 0, left: 0, bottom: 30, right: 0),
      indicatorInsets: Insets(top: 40, left: 0, bottom: 30, right: 0), isTracking: false,
      isDragging: false, isDecelerating: false,
      verticalIndicator: IndicatorState(
        onScreen: Rect(x: 395, y: 43 + offset / 2, width: 2, height: 300), alpha: 1),
      horizontalIndicator: nil)
  }

  private static let story = TextState(
    string: "Once upon a time", color: white, fontName: "Inter", fontSize: 17, numberOfLines: 0,
    drawnLines: 48, isTruncated: false, fullSize: Size(width: 380, height: 980))

  /// An image of 600 x 400 points, aspect-filled into a rectangle.
  private static func picture(filling rect: Rect) -> ImageState {
    let size = Size(width: 600, height: 400)
    let factor = max(rect.width / size.width, rect.height / size.height)
    let (width, height) = (size.width * factor, size.height * factor)
    return ImageState(
      name: "Header", size: size, scale: 2, contentMode: "scaleAspectFill",
      drawn: Rect(
        x: rect.x + (rect.width - width) / 2, y: rect.y + (rect.height - height) / 2,
        width: width, height: height))
  }
}
