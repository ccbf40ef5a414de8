import LayoutTrace

/// A made-up run with every kind of value in it.
enum SampleRun {
  static let script: [Gesture] = [
    .drag(by: Point(x: 0, y: 300), duration: 0.5), .release,
    .scroll(from: nil, to: .end(plus: 20), duration: 1), .rotate(to: .landscapeLeft),
    .setText(
      of: ViewName(
        name: "label",
        candidates: [
          ViewCandidate(start: .property("infoText")), ViewCandidate(start: .identifier("main")),
          ViewCandidate(start: .className("UILabel", rank: 2), superviews: 1),
        ]), to: "Grüße"),
  ]

  static let device = DeviceCatalog.devices[3]

  /// - Parameter frameCount: frames in which header and scroll view move by a third of a point.
  static func run(frameCount: Int) -> RecordedRun {
    RecordedRun(
      trace: LayoutTrace(
        device: device, script: script, views: views, constraints: constraints,
        frames: (0..<frameCount).map(frame), events: events),
      ending: .finished)
  }

  static let views = [
    ViewIdentity(className: "UIWindow", kitClassName: "UIWindow", properties: [], identifier: nil),
    ViewIdentity(
      className: "Pages", kitClassName: "UIScrollView", properties: ["scrollView", "banner.pages"],
      identifier: "main"),
    ViewIdentity(
      className: "UILabel", kitClassName: "UILabel", properties: ["infoText"], identifier: nil),
    ViewIdentity(
      className: "UIImageView", kitClassName: "UIImageView", properties: ["imageView"],
      identifier: nil),
  ]

  static let constraints = [
    ConstraintIdentity(
      properties: ["pageTop", "pages[0]"], identifier: "top",
      first: .init(view: 1, guide: nil, attribute: "top"), relation: .greaterOrEqual,
      multiplier: 0.5, second: .init(view: 0, guide: "safeAreaLayoutGuide", attribute: "bottom"),
      origin: .library(offset: 123_456)),
    ConstraintIdentity(
      properties: [], identifier: nil, first: .init(view: 3, guide: nil, attribute: "height"),
      relation: .equal, multiplier: 1, second: nil,
      origin: .source(file: "Page.swift", line: 12), number: 7),
  ]

  static let broken = BrokenConstraint(
    constraint: "imageContainer.top == scrollView.top",
    conflict: ["imageView.top == view.top", "imageContainer.top == scrollView.top"], violation: 1.5)

  static let events = [
    Event(time: 0, kind: .unsatisfiable(broken)),
    Event(
      time: 0.25,
      kind: .animation(duration: 0.2, delay: 0, curve: "easeInOut", changes: ["statusBar"])),
    Event(time: 0.25, kind: .statusBarChange(isHidden: true, duration: 0.2)),
    Event(time: 1, kind: .log("Grüße 🙂\n\u{1B}[31m")),
    Event(time: 1, kind: .unsupported("UIView.foo(_:)")),
    Event(time: 2, kind: .delegate("scrollViewDidScroll")),
    Event(time: 2, kind: .exception(name: "NSGenericException", reason: "because")),
  ]

  static func frame(_ index: Int) -> Frame {
    let offset = Double(index) / 3
    return Frame(
      time: Double(index) / 60, gesture: index == 0 ? nil : index % script.count,
      touch: index % 2 == 0 ? nil : Point(x: 187.5, y: offset),
      screen: device.size, safeArea: device.portraitSafeArea,
      statusBar: StatusBar(
        isHidden: index > 3, style: .lightContent, height: 44, slid: -0.0, alpha: 1),
      views: states(offset: offset, count: index == 2 ? 2 : 4),
      constraints: (0..<(index == 1 ? 1 : 2)).map {
        ConstraintState(
          constraint: $0, constant: 262.5, priority: 999 + Double($0), violation: offset)
      },
      broken: index % 5 == 4 ? [broken] : [],
      unsatisfied: index % 3 == 0
        ? [] : [UnsatisfiedConstraint(constraint: "a == b", priority: 750, violation: offset)],
      ambiguous: index % 4 == 1
        ? [AmbiguousLayout(view: 1, attributes: ["width", "contentSize.width"])] : [])
  }

  private static func states(offset: Double, count: Int) -> [ViewState] {
    var states = (0..<4).map { index in
      ViewState(
        view: index, superview: index == 0 ? nil : index - 1,
        frame: Rect(x: 0, y: 0, width: 375, height: 812),
        onScreen: Rect(x: 0, y: -offset * Double(index), width: 375, height: 812),
        isHidden: index == 2, alpha: 1, clipsToBounds: index == 1,
        backgroundColor: index == 0 ? nil : Color(red: 1, green: 0.5, blue: 1 / 3, alpha: 1),
        safeArea: .zero, text: nil, image: nil, scroll: nil)
    }
    states[1].scroll = ScrollState(
      offset: Point(x: 0, y: offset), contentSize: Size(width: 375, height: 1386),
      contentInset: .zero, adjustedContentInset: .zero, indicatorInsets: .zero,
      isTracking: true, isDragging: offset > 3, isDecelerating: false,
      verticalIndicator: offset > 1
        ? IndicatorState(onScreen: Rect(x: 369.5, y: offset, width: 2.5, height: 400), alpha: 1)
        : nil,
      horizontalIndicator: nil)
    states[2].text = TextState(
      string: "Lorem\nipsum", color: Color(red: 1, green: 1, blue: 1, alpha: 1),
      fontName: ".SFUIText", fontSize: 17, numberOfLines: 0, drawnLines: 2, isTruncated: false,
      fullSize: Size(width: 347, height: 41))
    states[3].image = ImageState(
      name: "Header", size: Size(width: 1950, height: 1300), scale: 2,
      contentMode: "scaleAspectFill",
      drawn: Rect(x: -9.375, y: 0, width: 393.75, height: 262.5))
    return Array(states.prefix(count))
  }
}
