internal import LayoutTrace
internal import TextLayout

/// Paints the status bar: Apple's own time, a full signal and a full battery, in the app's style.
///
/// Where the parts stand is measured off Apple's drawings to about a point.
struct StatusBarPainter {
  let device: Device
  let screen: Size
  let canvas: Canvas
  let text: TextPainter

  private static let time = "9:41"

  /// - Throws: `DrawingError.fonts`.
  func paint(_ bar: StatusBar) throws(DrawingError) {
    guard bar.alpha > 0, bar.slid < bar.height, !isAway(bar) else { return }
    let color: Color =
      switch bar.style {
      case .lightContent: .white
      case .darkContent, .default: .black
      }
    try canvas.saved { () throws(DrawingError) in
      canvas.translate(x: 0, y: -bar.slid)
      try canvas.compose(Composition(alpha: bar.alpha)) { () throws(DrawingError) in
        try paintParts(height: bar.height, color: color)
      }
    }
  }

  /// A bar that was hidden without being moved says so only by its flag.
  private func isAway(_ bar: StatusBar) -> Bool {
    bar.isHidden && bar.slid == 0 && bar.alpha == 1
  }

  private func paintParts(height: Double, color: Color) throws(DrawingError) {
    let isWide = screen.width > screen.height
    switch device.idiom {
    case .pad:
      let middle = height / 2
      try paintTime("\(Self.time)  Tue 9 Jan", size: 12, at: 8, part: 0, middle, color)
      let battery = screen.width - 33
      paintBattery(x: battery, middle: middle, color)
      try paintTime("100%", size: 12, at: battery - 5, part: 1, middle, color)
      paintWaves(x: battery - 56, middle: middle, color)
    case .phone where height < 30 || isWide:
      let middle = min(height, 20) / 2
      // On its side a display with round corners has no room for them in its ends.
      let end = isWide && device.cornerRadius > 0 ? device.portraitSafeArea.top : 6.5
      paintBars(x: end, middle: middle, color)
      paintWaves(x: end + 21.5, middle: middle, color)
      try paintTime(Self.time, size: 12, at: screen.width / 2, part: 0.5, middle, color)
      paintBattery(x: screen.width - end - 23.5, middle: middle, color)
    case .phone:
      // In the ears beside the cut-out.
      let isIsland = device.portraitSafeArea.top >= 59
      let middle = isIsland ? device.portraitSafeArea.top / 2 : height / 2 + 1
      let ear = isIsland ? screen.width * 0.155 : screen.width * 0.1267
      let size = isIsland ? 17.0 : 15
      try paintTime(Self.time, size: size, at: ear, part: 0.5, middle, color)
      let right = screen.width - (isIsland ? screen.width * 0.155 - 39 : 14.7)
      paintBattery(x: right - 24.3, middle: middle, color)
      paintWaves(x: right - 44.6, middle: middle, color)
      paintBars(x: right - 66.7, middle: middle, color)
    }
  }

  /// - Parameters:
  ///   - x: where the words are.
  ///   - part: which part of them is there: 0 their beginning, 1 their end.
  ///   - middle: of the capitals' height.
  private func paintTime(
    _ words: String, size: Double, at x: Double, part: Double, _ middle: Double, _ color: Color
  ) throws(DrawingError) {
    let word = try text.word(words, size: size, weight: .semiBold)
    let point = Point(x: x - word.width * part, y: middle + word.capHeight / 2)
    text.paint(word, at: point, color: color, on: canvas)
  }

  /// Four bars, each higher than the one before.
  private func paintBars(x: Double, middle: Double, _ color: Color) {
    let bottom = middle + 5.3
    for (index, height) in [4.0, 6, 8.3, 10.6].enumerated() {
      canvas.add(
        Rect(x: x + Double(index) * 4.67, y: bottom - height, width: 3, height: height),
        radius: 0.8)
    }
    canvas.fill(color)
  }

  /// A fan of three waves.
  private func paintWaves(x: Double, middle: Double, _ color: Color) {
    let foot = Point(x: x + 7.65, y: middle + 5.2)
    canvas.addSector(x: foot.x, y: foot.y, radius: 3.6, from: -0.75 * .pi, to: -0.25 * .pi)
    canvas.fill(color)
    for radius in [6.0, 9.6] {
      canvas.addArc(
        x: foot.x, y: foot.y, radius: radius, from: -0.75 * .pi, to: -0.25 * .pi)
      canvas.stroke(color, width: 2.3)
    }
  }

  private func paintBattery(x: Double, middle: Double, _ color: Color) {
    let shell = Rect(x: x + 0.5, y: middle - 5.2, width: 21, height: 10.4)
    canvas.add(shell, radius: 2.7)
    canvas.stroke(color.with(alpha: 0.35), width: 1)
    canvas.add(Rect(x: x + 22.8, y: middle - 2, width: 1.4, height: 4), radius: 0.7)
    canvas.fill(color.with(alpha: 0.4))
    canvas.add(shell.inset(by: 1.5), radius: 1.4)
    canvas.fill(color)
  }
}
