internal import LayoutTrace

/// What a device looks like around its screen; lengths in points, in portrait.
///
/// Screens and corners are the devices' own (`Device`); the cut-outs and bezels are measured off
/// Apple's drawings to about a point, which no check depends on.
struct DeviceShape: Equatable {
  /// What is cut out of the display at its top.
  enum CutOut: Equatable {
    case none
    /// A notch from the upper edge.
    case notch(width: Double, height: Double)
    /// A pill below the edge.
    case island(Rect)
  }

  var cutOut: CutOut
  var hasHomeIndicator: Bool
  var hasHomeButton: Bool
  /// From the display to the outer edge.
  var bezel: Insets
  /// Of the outer corners.
  var cornerRadius: Double

  init(_ device: Device) {
    let width = device.size.width
    hasHomeIndicator = device.portraitSafeArea.bottom > 0
    hasHomeButton = !hasHomeIndicator
    cutOut = .none
    switch device.idiom {
    case .pad:
      let side = hasHomeButton ? 40.0 : 34
      let end = hasHomeButton ? 82.0 : 34
      bezel = Insets(top: end, left: side, bottom: end, right: side)
      cornerRadius = 36
    case .phone where hasHomeButton:
      let side = width * 0.055
      let end = width * 0.29
      bezel = Insets(top: end, left: side, bottom: end, right: side)
      cornerRadius = width * 0.16
    case .phone:
      bezel = Insets(top: 16, left: 16, bottom: 16, right: 16)
      cornerRadius = device.cornerRadius + 16
      cutOut = Self.cutOut(of: device)
    }
  }

  /// Phones told their age by what they keep clear of: an island from 59 points on, the narrower
  /// notch since iOS 15.
  private static func cutOut(of device: Device) -> CutOut {
    let width = device.size.width
    if device.portraitSafeArea.top >= 59 {
      return .island(
        Rect(x: (width - 125) / 2, y: device.portraitSafeArea.top - 48, width: 125, height: 37))
    }
    if device.systemVersion >= 15 { return .notch(width: 162, height: 33) }
    return device.scale == 2
      ? .notch(width: 230, height: 33) : .notch(width: 209, height: 30)
  }
}

/// How the phone is held, as far as a picture shows it.
enum Holding: Equatable {
  case portrait
  /// The display's upper end is at the left.
  case topLeft
  /// The display's upper end is at the right.
  case topRight
  case upsideDown

  /// How the phone is held at a frame: by the turns of the script up to it. Where the app did not
  /// follow a turn, the screen's shape says so.
  init(at frame: Frame, of trace: LayoutTrace) {
    let isWide = frame.screen.width > frame.screen.height
    var holding = Holding.portrait
    for gesture in trace.script.prefix((frame.gesture ?? -1) + 1) {
      guard case .rotate(let orientation) = gesture else { continue }
      let turned: Holding =
        switch orientation {
        case .portrait: .portrait
        case .portraitUpsideDown: .upsideDown
        // UIKit's names say where the home button is.
        case .landscapeLeft: .topRight
        case .landscapeRight: .topLeft
        }
      if turned.isWide == isWide { holding = turned }
    }
    self = holding.isWide == isWide ? holding : (isWide ? .topLeft : .portrait)
  }

  var isWide: Bool {
    switch self {
    case .portrait, .upsideDown: false
    case .topLeft, .topRight: true
    }
  }

  /// From the display's points in portrait to the screen's.
  func map(of display: Size) -> AffineMap {
    switch self {
    case .portrait: AffineMap()
    case .upsideDown: AffineMap(a: -1, d: -1, tx: display.width, ty: display.height)
    case .topLeft: AffineMap(a: 0, b: -1, c: 1, d: 0, ty: display.width)
    case .topRight: AffineMap(a: 0, b: 1, c: -1, d: 0, tx: display.height)
    }
  }

  /// Insets in portrait as they lie on the screen.
  func turned(_ insets: Insets) -> Insets {
    switch self {
    case .portrait: insets
    case .upsideDown:
      Insets(
        top: insets.bottom, left: insets.right, bottom: insets.top, right: insets.left)
    case .topLeft:
      Insets(top: insets.right, left: insets.top, bottom: insets.left, right: insets.bottom)
    case .topRight:
      Insets(top: insets.left, left: insets.bottom, bottom: insets.right, right: insets.top)
    }
  }
}
