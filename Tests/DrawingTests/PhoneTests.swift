import Drawing
import LayoutTrace
import Testing

/// What belongs to the phone: bar, cut-out, corners, home indicator, frame, finger.
@Suite struct PhoneTests {
  private static let iPhoneX = DeviceCatalog.device(named: "iPhone X")
  private static let iPhoneSE = DeviceCatalog.device(named: "iPhone SE")
  private static let iPhone15 = DeviceCatalog.device(named: "iPhone 15")
  private static let one = PictureStyle(scale: 1)

  private func bar(
    _ style: StatusBar.Style = .default, slid: Double = 0, alpha: Double = 1,
    isHidden: Bool = false, height: Double = 44
  ) -> StatusBar {
    StatusBar(isHidden: isHidden, style: style, height: height, slid: slid, alpha: alpha)
  }

  private func draw(
    _ device: Device?, bar: StatusBar, ground: Color = Studio.white, style: PictureStyle = one,
    turned: Gesture.Orientation? = nil
  ) throws -> Bitmap {
    let device = try #require(device)
    let isWide = turned == .landscapeLeft || turned == .landscapeRight
    let screen =
      isWide ? Size(width: device.size.height, height: device.size.width) : device.size
    let ground = Studio.View(
      frame: Rect(x: 0, y: 0, width: screen.width, height: screen.height), color: ground)
    return try Studio.draw(
      Studio.trace(
        [ground], on: device, statusBar: bar, script: turned.map { [.rotate(to: $0)] } ?? [],
        gesture: turned == nil ? nil : 0, screen: screen), style: style)
  }

  private func isDark(_ color: Color) -> Bool { color.alpha > 0 && color.red < 0.5 }
  private func isLight(_ color: Color) -> Bool { color.red > 0.5 }

  @Test func theBarsLettersHaveTheStyleThatTheAppAsksFor() throws {
    // The ears beside the notch.
    func ink(_ style: StatusBar.Style, on ground: Color) throws -> [Int] {
      let picture = try draw(Self.iPhoneX, bar: bar(style), ground: ground)
      return [25..<70, 296..<362].map { ear in
        picture.count(x: ear, y: 12..<34, where: ground == Studio.white ? isDark : isLight)
      }
    }
    #expect(try ink(.default, on: Studio.white).allSatisfy { $0 > 40 })
    #expect(try ink(.darkContent, on: Studio.white).allSatisfy { $0 > 40 })
    #expect(try ink(.lightContent, on: Studio.white) == [0, 0])
    #expect(try ink(.lightContent, on: Studio.black).allSatisfy { $0 > 40 })
    #expect(try ink(.default, on: Studio.black) == [0, 0])
  }

  @Test func aHiddenBarIsNotSeenAndASlidingOneIsHigher() throws {
    func rows(_ bar: StatusBar) throws -> [Int] {
      let picture = try draw(Self.iPhoneX, bar: bar)
      return (0..<44).filter { picture.count(x: 25..<70, y: $0..<$0 + 1, where: isDark) > 0 }
    }
    let shown = try rows(bar())
    #expect(try rows(bar(isHidden: true)) == [])
    #expect(try rows(bar(slid: 44, isHidden: true)) == [])
    #expect(try rows(bar(slid: 10, isHidden: true)) == shown.map { $0 - 10 })
    #expect(try rows(bar(alpha: 0, isHidden: true)) == [])
  }

  @Test func aFadingBarIsPaler() throws {
    let picture = try draw(Self.iPhoneX, bar: bar(alpha: 0.3, isHidden: true))
    #expect(picture.count(x: 25..<70, y: 12..<34, where: isDark) == 0)
    #expect(picture.count(x: 25..<70, y: 12..<34) { $0.red < 0.75 } > 40)
  }

  @Test func onlyAPhoneWithANotchHasOneAndRoundCorners() throws {
    let x = try draw(Self.iPhoneX, bar: bar(isHidden: true))
    #expect(x.hex(187, 15) == "000000", "the notch")
    #expect(x.hex(75, 15) == "FFFFFF" && x.hex(300, 15) == "FFFFFF", "the ears")
    #expect(x.hex(187, 33) == "FFFFFF")
    #expect(x.hex(0, 0) == nil && x.hex(374, 811) == nil, "the corners are clear")
    #expect(x.hex(12, 12) == "FFFFFF")
    let se = try draw(Self.iPhoneSE, bar: bar(isHidden: true, height: 20))
    #expect(se.hex(160, 10) == "FFFFFF" && se.hex(0, 0) == "FFFFFF")
  }

  @Test func anIslandHasTheScreenAboveIt() throws {
    let picture = try draw(Self.iPhone15, bar: bar(isHidden: true, height: 54))
    #expect(picture.hex(196, 4) == "FFFFFF")
    #expect(picture.hex(196, 30) == "000000")
    #expect(picture.hex(196, 55) == "FFFFFF")
  }

  @Test("the notch goes where the phone's upper end is: UIKit names the home button's side")
  func theNotchTurns() throws {
    let left = try draw(
      Self.iPhoneX, bar: bar(isHidden: true), turned: .landscapeLeft)
    #expect(left.width == 812 && left.height == 375)
    #expect(left.hex(812 - 15, 187) == "000000" && left.hex(15, 187) == "FFFFFF")
    let right = try draw(Self.iPhoneX, bar: bar(isHidden: true), turned: .landscapeRight)
    #expect(right.hex(15, 187) == "000000" && right.hex(812 - 15, 187) == "FFFFFF")
  }

  @Test("fact 12.5: the home indicator lies from 121 to 254 and from 798.9 to 803.9")
  func theHomeIndicator() throws {
    let light = try draw(Self.iPhoneX, bar: bar(isHidden: true))
    #expect(light.color(x: 187, y: 801).red < 0.2)
    #expect(light.hex(187, 796) == "FFFFFF" && light.hex(187, 806) == "FFFFFF")
    #expect(light.color(x: 124, y: 801).red < 0.2 && light.hex(117, 801) == "FFFFFF")
    #expect(light.color(x: 251, y: 801).red < 0.2 && light.hex(258, 801) == "FFFFFF")
    let dark = try draw(Self.iPhoneX, bar: bar(isHidden: true), ground: Studio.black)
    #expect(dark.color(x: 187, y: 801).red > 0.8, "light on dark ground")
    let se = try draw(Self.iPhoneSE, bar: bar(isHidden: true, height: 20))
    #expect(se.count(x: 0..<320, y: 500..<568, where: isDark) == 0)
  }

  @Test func lettersBelowTheHomeIndicatorDoNotChangeItsColour() throws {
    let device = try #require(Self.iPhoneX)
    // A dark line of text right behind the indicator, on a light page.
    let text = Studio.View(frame: Rect(x: 0, y: 796, width: 375, height: 11), color: Studio.black)
    let trace = Studio.trace([text], on: device)
    let picture = try Studio.draw(trace, style: PictureStyle(scale: 1))
    #expect(picture.color(x: 187, y: 801).red < 0.2)
    let page = Studio.View(frame: Rect(x: 0, y: 780, width: 375, height: 32), color: Studio.black)
    let dark = try Studio.draw(
      Studio.trace([page], on: device), style: PictureStyle(scale: 1))
    #expect(dark.color(x: 187, y: 801).red > 0.8)
  }

  @Test func aPlainPictureIsAsAScreenshot() throws {
    let picture = try draw(
      Self.iPhoneX, bar: bar(isHidden: true), style: PictureStyle(scale: 1, showsDisplay: false))
    #expect(picture.count(x: 0..<375, y: 0..<812) { $0 == Studio.white } == 375 * 812)
  }

  @Test func theDevicesFrameLiesAroundTheScreen() throws {
    let bare = try draw(Self.iPhoneSE, bar: bar(isHidden: true, height: 20))
    #expect(bare.width == 320 && bare.height == 568)
    let style = PictureStyle(scale: 1, showsDevice: true)
    let framed = try draw(Self.iPhoneSE, bar: bar(isHidden: true, height: 20), style: style)
    #expect(framed.width > 340 && framed.height > 700)
    #expect(framed.hex(framed.width / 2, framed.height / 2) == "FFFFFF")
    #expect(framed.color(x: framed.width / 2, y: 30).red < 0.2, "glass above the screen")
    #expect(framed.hex(1, 1) == nil)
    let turned = try draw(
      Self.iPhoneX, bar: bar(isHidden: true), style: style, turned: .landscapeLeft)
    #expect(turned.width > 812 && turned.width < 880 && turned.height < 430)
  }

  @Test func theDevicesOwnScaleIsTaken() throws {
    let picture = try draw(Self.iPhoneX, bar: bar(isHidden: true), style: PictureStyle())
    #expect(picture.width == 1125 && picture.height == 2436)
  }

  @Test func theFingerIsSeenWhenItIsAskedForAndDown() throws {
    func drawn(_ touch: Point?, shows: Bool) throws -> String? {
      try Studio.draw(
        Studio.trace(
          [
            Studio.View(
              frame: Rect(x: 0, y: 0, width: 100, height: 200), color: Studio.black)
          ], touch: touch), style: PictureStyle(showsFinger: shows)
      ).hex(50, 90)
    }
    #expect(try drawn(Point(x: 50, y: 100), shows: true) != "000000")
    #expect(try drawn(Point(x: 50, y: 100), shows: false) == "000000")
    #expect(try drawn(nil, shows: true) == "000000")
  }

  @Test func indicatorsAreDrawnWhereTheyAreRecordedAsOpaqueAsTheyAre() throws {
    func drawn(alpha: Double, isWhite: Bool = false, ground: Color = Studio.white) throws -> Color {
      let indicator = IndicatorState(
        onScreen: Rect(x: 90, y: 20, width: 4, height: 60), alpha: alpha)
      let scroll = ScrollState(
        offset: .zero, contentSize: .zero, contentInset: .zero, adjustedContentInset: .zero,
        indicatorInsets: .zero, isTracking: false, isDragging: false, isDecelerating: false,
        verticalIndicator: indicator, horizontalIndicator: nil)
      let view = Studio.View(
        frame: Rect(x: 0, y: 0, width: 100, height: 200), color: ground, clips: true,
        scroll: scroll
      ) { $0.hasWhiteIndicators = isWhite }
      let picture = try Studio.draw(view)
      #expect(picture.color(x: 88, y: 50) == ground)
      return picture.color(x: 92, y: 50)
    }
    #expect(abs(try drawn(alpha: 1).red - 0.65) < 0.01, "fact 2.30: black, 35 %")
    #expect(abs(try drawn(alpha: 0.5).red - 0.825) < 0.01)
    #expect(try drawn(alpha: 0) == Studio.white)
    #expect(abs(try drawn(alpha: 1, isWhite: true, ground: Studio.black).red - 0.35) < 0.01)
  }
}
