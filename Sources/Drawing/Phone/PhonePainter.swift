internal import LayoutTrace

/// Paints what belongs to the phone, not to the app: the device around the display, the cut-out, the
/// home indicator.
struct PhonePainter {
  let device: Device
  let shape: DeviceShape
  let holding: Holding
  let canvas: Canvas

  init(device: Device, holding: Holding, canvas: Canvas) {
    self.device = device
    self.holding = holding
    self.canvas = canvas
    shape = DeviceShape(device)
  }

  private var display: Rect {
    Rect(x: 0, y: 0, width: device.size.width, height: device.size.height)
  }

  /// Draws in the display's own plane, in portrait.
  private func inPortrait(_ body: () -> Void) {
    canvas.saved {
      if canvas.apply(holding.map(of: device.size)) { body() }
    }
  }

  /// Paints the device's body, buttons and glass; the display is drawn over it.
  func paintBody() {
    inPortrait {
      let body = display.grown(by: shape.bezel)
      paintButtons(beside: body)
      canvas.add(body, radius: shape.cornerRadius)
      canvas.fill(Color(hex: 0x8A8D92))
      canvas.add(body.inset(by: 2.5), radius: shape.cornerRadius - 2.5)
      canvas.fill(Color(hex: 0x101114))
      if shape.hasHomeButton { paintFront(of: body) }
    }
  }

  private func paintButtons(beside body: Rect) {
    let (left, right) = (body.x - 2.5, body.maxX - 1.5)
    let buttons: [(x: Double, y: Double, height: Double)]
    switch device.idiom {
    case .phone:
      buttons = [
        (left, body.y + 0.13 * body.height, 30), (left, body.y + 0.2 * body.height, 54),
        (left, body.y + 0.28 * body.height, 54), (right, body.y + 0.23 * body.height, 86),
      ]
    case .pad: buttons = [(right, body.y + 70, 34), (right, body.y + 118, 34)]
    }
    for button in buttons {
      canvas.add(Rect(x: button.x, y: button.y, width: 4, height: button.height), radius: 1.5)
    }
    canvas.fill(Color(hex: 0x6C6F75))
  }

  /// Camera, loudspeaker and home button of older devices.
  private func paintFront(of body: Rect) {
    let dark = Color(hex: 0x2C2D31)
    let top = body.y + shape.bezel.top / 2
    let bottom = body.maxY - shape.bezel.bottom / 2
    switch device.idiom {
    case .phone:
      canvas.add(Rect(x: body.midX - 30, y: top - 3, width: 60, height: 6), radius: 3)
      canvas.fill(dark)
      canvas.addCircle(x: body.midX - 50, y: top, radius: 5)
      canvas.fill(dark)
    case .pad:
      canvas.addCircle(x: body.midX, y: top, radius: 5)
      canvas.fill(dark)
    }
    canvas.addCircle(x: body.midX, y: bottom, radius: min(shape.bezel.bottom * 0.32, 30))
    canvas.stroke(Color(hex: 0x5A5C61), width: 2.5)
  }

  /// Keeps what is drawn from now on within the display's round corners.
  ///
  /// - Parameter screen: the screen as it is turned.
  func clip(to screen: Size) {
    canvas.add(
      Rect(x: 0, y: 0, width: screen.width, height: screen.height), radius: device.cornerRadius)
    canvas.clip()
  }

  /// Paints what is cut out of the display.
  func paintCutOut() {
    inPortrait {
      switch shape.cutOut {
      case .none: break
      case .island(let rect):
        canvas.add(rect, radius: rect.height / 2)
        canvas.fill(.black)
      case .notch(let width, let height): paintNotch(width: width, height: height)
      }
    }
  }

  /// A notch is rounded at its lower corners, and its sides run out into the display's edge.
  private func paintNotch(width: Double, height: Double) {
    let middle = device.size.width / 2
    let (left, right) = (middle - width / 2, middle + width / 2)
    let flare = 6.0
    canvas.add(
      Rect(x: left, y: -height, width: width, height: 2 * height),
      corners: ViewLook.Corners(radius: 20, topLeft: false, topRight: false))
    canvas.fill(.black)
    // What is left of a square when a quarter of a circle is taken from it.
    canvas.saved {
      canvas.add(Rect(x: left - flare, y: 0, width: flare, height: flare))
      canvas.add(Rect(x: right, y: 0, width: flare, height: flare))
      canvas.clip()
      canvas.add(Rect(x: left - flare, y: 0, width: width + 2 * flare, height: flare))
      canvas.addCircle(x: left - flare, y: flare, radius: flare)
      canvas.addCircle(x: right + flare, y: flare, radius: flare)
      canvas.fillBetween(.black)
    }
  }

  /// Paints the home indicator: dark on light ground, light on dark (fact 12.5 has its place). The
  /// ground is what most of the display's lower end shows: letters that pass below do not count.
  ///
  /// - Parameters:
  ///   - screen: the screen as it is turned.
  ///   - origin: where the screen's top left is on the canvas.
  func paintHomeIndicator(on screen: Size, at origin: Point) {
    guard shape.hasHomeIndicator else { return }
    let isWide = screen.width > screen.height
    let width =
      switch device.idiom {
      case .phone: isWide ? 209.0 : (device.size.width * 0.3563).rounded()
      case .pad: 320.0
      }
    let bar = Rect(x: (screen.width - width) / 2, y: screen.height - 13, width: width, height: 5)
    let end = min(34, screen.height)
    let ground = Rect(
      x: origin.x, y: origin.y + screen.height - end, width: screen.width, height: end)
    let isDark = canvas.lightness(of: ground) < 0.5
    canvas.add(bar, radius: bar.height / 2)
    canvas.fill(isDark ? Color.white.with(alpha: 0.9) : Color.black.with(alpha: 0.9))
  }
}

extension Rect {
  func inset(by distance: Double) -> Rect {
    Rect(
      x: x + distance, y: y + distance, width: max(0, width - 2 * distance),
      height: max(0, height - 2 * distance))
  }

  func grown(by insets: Insets) -> Rect {
    Rect(
      x: x - insets.left, y: y - insets.top, width: width + insets.left + insets.right,
      height: height + insets.top + insets.bottom)
  }
}
