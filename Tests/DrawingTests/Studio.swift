import Drawing
import LayoutTrace
import TextLayout

/// Makes up traces without an app, and draws them.
enum Studio {
  /// A phone without notch and corners, a pixel a point, and a status bar that is hidden.
  static let plain = Device(
    name: "Plain", idiom: .phone, size: Size(width: 100, height: 200), scale: 1,
    portraitSafeArea: .zero, landscapeSafeArea: .zero, statusBarHeight: 20, cornerRadius: 0,
    systemVersion: 11)

  static let white = Color(red: 1, green: 1, blue: 1, alpha: 1)
  static let red = Color(red: 1, green: 0, blue: 0, alpha: 1)
  static let green = Color(red: 0, green: 1, blue: 0, alpha: 1)
  static let blue = Color(red: 0, green: 0, blue: 1, alpha: 1)
  static let black = Color(red: 0, green: 0, blue: 0, alpha: 1)

  /// A view of a scene.
  struct View {
    var frame: Rect
    var color: Color?
    var parent = 0
    var alpha = 1.0
    var isHidden = false
    var clips = false
    var scroll: ScrollState?
    /// What is changed in its look.
    var dress: (inout ViewLook) -> Void = { _ in }
  }

  /// A trace of one frame: a white window and some views, each placed in the window's coordinates.
  static func trace(
    _ views: [View], on device: Device = plain, statusBar: StatusBar? = nil,
    pictures: [Picture] = [], script: [Gesture] = [], gesture: Int? = nil, touch: Point? = nil,
    screen: Size? = nil
  ) -> LayoutTrace {
    let size = screen ?? device.size
    let window = View(
      frame: Rect(x: 0, y: 0, width: size.width, height: size.height), color: white)
    let all = [window] + views
    let states = all.enumerated().map { index, view in
      ViewState(
        view: index, superview: index == 0 ? nil : view.parent, frame: view.frame,
        onScreen: view.frame, isHidden: view.isHidden, alpha: view.alpha,
        clipsToBounds: view.clips, backgroundColor: view.color, safeArea: .zero, text: nil,
        image: nil, scroll: view.scroll)
    }
    let looks = all.map { view in
      var look = ViewLook(
        map: AffineMap(tx: view.frame.x, ty: view.frame.y),
        bounds: Rect(x: 0, y: 0, width: view.frame.width, height: view.frame.height))
      view.dress(&look)
      return look
    }
    let hidden = StatusBar(isHidden: true, style: .default, height: 20, slid: 0, alpha: 1)
    return LayoutTrace(
      device: device, script: script,
      views: all.indices.map {
        ViewIdentity(
          className: "UIView", kitClassName: "UIView", properties: ["view\($0)"], identifier: nil)
      },
      frames: [
        Frame(
          time: 0, gesture: gesture, touch: touch, screen: size, safeArea: .zero,
          statusBar: statusBar ?? hidden, views: states, broken: [], unsatisfied: [],
          look: FrameLook(views: looks, constraints: []))
      ], events: [], pictures: pictures)
  }

  /// The one frame of a trace, drawn.
  static func draw(
    _ trace: LayoutTrace, style: PictureStyle = PictureStyle()
  ) throws -> Bitmap {
    try Illustrator(trace, fonts: FontLibrary()).draw(frame: 0, style: style)
  }

  /// Some views, drawn.
  static func draw(_ views: View..., style: PictureStyle = PictureStyle()) throws -> Bitmap {
    try draw(trace(views), style: style)
  }
}

extension Bitmap {
  /// The colour at a place, as 0xRRGGBB; nil where it is clear.
  func hex(_ x: Int, _ y: Int) -> String? {
    let color = color(x: x, y: y)
    guard color.alpha > 0 else { return nil }
    return [color.red, color.green, color.blue].map { part in
      let byte = String(Int((part * 255).rounded()), radix: 16, uppercase: true)
      return byte.count == 1 ? "0" + byte : byte
    }.joined()
  }

  /// The places of a rectangle that fulfil something.
  func count(
    x: Range<Int>, y: Range<Int>, where isWanted: (Color) -> Bool
  ) -> Int {
    y.reduce(0) { sum, row in sum + x.count { isWanted(color(x: $0, y: row)) } }
  }
}
