import Drawing
import Foundation
import LayoutTrace
import OnePhone
import Simulator
import Testing
import UIKit

/// What UIKit's controls look like in a picture: each in a state beside another one.
@MainActor @Suite(.onePhone) struct ControlPictureTests {
  private static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  private static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)

  /// A control whose top left is at (20, 100).
  private func picture<Control: UIView>(
    _ control: @escaping () -> Control, size: CGSize? = nil, on device: Device = PlayedApp.iPhoneX,
    _ change: @escaping (Control) -> Void = { _ in }
  ) throws -> Bitmap {
    try Stage.picture(on: device) {
      let view = control()
      view.frame = CGRect(
        origin: CGPoint(x: 20, y: 100), size: size ?? view.sizeThatFits(.zero))
      change(view)
      return [view]
    }
  }

  @Test func aSwitchHasItsKnobAtTheEndThatItIsOn() throws {
    let off = try picture { UISwitch() }
    #expect(off.isNear(35, 115, 0xFFFFFF) && off.isNear(60, 115, 0xFFFFFF))
    let on = try picture({ UISwitch() }) { $0.isOn = true }
    #expect(on.isNear(30, 115, 0x4CD964), "the ground")
    #expect(on.isNear(56, 115, 0xFFFFFF), "the knob")
    let own = try picture({ UISwitch() }) {
      $0.isOn = true
      $0.onTintColor = Self.blue
      $0.thumbTintColor = Self.red
    }
    #expect(own.isNear(30, 115, 0x0000FF) && own.isNear(56, 115, 0xFF0000))
    let disabled = try picture({ UISwitch() }) {
      $0.isOn = true
      $0.onTintColor = Self.blue
      $0.isEnabled = false
    }
    #expect(disabled.isNear(30, 115, 0x8080FF))
  }

  @Test func aSliderHasItsKnobAtItsValue() throws {
    let size = CGSize(width: 200, height: 34)
    func drawn(_ value: Float) throws -> Bitmap {
      try picture({ UISlider() }, size: size) {
        $0.value = value
        $0.thumbTintColor = Self.red
        $0.minimumTrackTintColor = Self.blue
      }
    }
    let start = try drawn(0)
    #expect(start.isNear(36, 117, 0xFF0000) && !start.isNear(120, 117, 0x0000FF))
    let end = try drawn(1)
    #expect(end.isNear(204, 117, 0xFF0000) && end.isNear(120, 117, 0x0000FF))
    #expect(end.isNear(120, 125, 0xFFFFFF), "the track is thin")
  }

  @Test func aProgressViewIsFilledAsFarAsItHasCome() throws {
    func drawn(_ progress: Float) throws -> Bitmap {
      try picture({ UIProgressView() }, size: CGSize(width: 200, height: 2)) {
        $0.progress = progress
        $0.progressTintColor = Self.red
        $0.trackTintColor = Self.blue
      }
    }
    let half = try drawn(0.5)
    #expect(half.isNear(60, 100, 0xFF0000) && half.isNear(180, 100, 0x0000FF))
    #expect(try drawn(0).isNear(60, 100, 0x0000FF))
  }

  @Test func aSegmentedControlShowsWhichIsChosen() throws {
    func drawn(_ index: Int) throws -> Bitmap {
      try picture({ UISegmentedControl(items: ["A", "B"]) }, size: CGSize(width: 200, height: 28)) {
        $0.tintColor = Self.blue
        $0.selectedSegmentIndex = index
      }
    }
    let first = try drawn(0)
    #expect(first.isNear(40, 106, 0x0000FF) && first.isNear(190, 106, 0xFFFFFF))
    let second = try drawn(1)
    #expect(second.isNear(40, 106, 0xFFFFFF) && second.isNear(190, 106, 0x0000FF))
    #expect(second.inked(60..<85, 106..<122) > 10, "the title of the other one")
    let none = try drawn(UISegmentedControl.noSegment)
    #expect(none.isNear(40, 106, 0xFFFFFF) && none.isNear(190, 106, 0xFFFFFF))
    #expect(none.color(x: 120, y: 106).red < 0.7, "the line between them")
  }

  @Test func aStepperHasAMinusAndAPlus() throws {
    let stepper = try picture({ UIStepper() }, size: CGSize(width: 94, height: 29)) {
      $0.tintColor = Self.blue
    }
    // At its least value the minus is faint.
    #expect(stepper.isNear(90, 110, 0x0000FF, by: 0.3), "the upright of the plus")
    #expect(!stepper.isNear(43, 110, 0x0000FF, by: 0.3), "a minus has none")
    #expect(stepper.inked(36..<52, 112..<117) > 0)
  }

  @Test func aPageControlHasADotAPage() throws {
    func drawn(_ change: @escaping (UIPageControl) -> Void) throws -> Bitmap {
      try picture({ UIPageControl() }, size: CGSize(width: 100, height: 37)) {
        $0.numberOfPages = 3
        $0.currentPage = 1
        $0.pageIndicatorTintColor = Self.blue
        $0.currentPageIndicatorTintColor = Self.red
        change($0)
      }
    }
    let three = try drawn { _ in }
    #expect(three.isNear(54, 118, 0x0000FF) && three.isNear(70, 118, 0xFF0000))
    #expect(three.isNear(86, 118, 0x0000FF) && three.isNear(62, 118, 0xFFFFFF))
    let one = try drawn {
      $0.numberOfPages = 1
      $0.hidesForSinglePage = true
    }
    #expect(one.isNear(70, 118, 0xFFFFFF))
  }

  @Test func anActivityIndicatorTurnsWhileItIsAtWork() throws {
    func drawn(isAtWork: Bool, script: [Gesture] = []) throws -> Bitmap {
      try Stage.picture(script) {
        Stage.page {
          let view = UIActivityIndicatorView(style: .whiteLarge)
          view.color = .black
          view.frame.origin = CGPoint(x: 20, y: 100)
          if isAtWork { view.startAnimating() }
          return [view]
        }
      }
    }
    #expect(try drawn(isAtWork: false).inked(20..<57, 100..<137) == 0)
    let now = try drawn(isAtWork: true)
    #expect(now.inked(20..<57, 100..<137) > 50)
    let later = try drawn(isAtWork: true, script: [.wait(seconds: 0.25)])
    #expect(later != now)
    #expect(try drawn(isAtWork: true, script: [.wait(seconds: 0.25)]) == later)
  }

  @Test func aButtonsPictureIsAShapeOfTheTintWhereItsKindSaysSo() throws {
    func drawn(_ type: UIButton.ButtonType) throws -> Bitmap {
      try picture({ UIButton(type: type) }, size: CGSize(width: 60, height: 40)) {
        $0.tintColor = Self.blue
        $0.setImage(Self.dot, for: .normal)
      }
    }
    #expect(try drawn(.custom).isNear(50, 120, 0xFF0000))
    #expect(try drawn(.system).isNear(50, 120, 0x0000FF))
  }

  /// A red square of 20 points.
  private static let dot = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image {
    red.setFill()
    $0.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
  }

  @Test func aConfiguredButtonHasARoundGround() throws {
    func drawn(_ style: UIButton.Configuration.CornerStyle) throws -> Bitmap {
      try picture(
        { UIButton(configuration: .filled()) }, size: CGSize(width: 100, height: 40)
      ) {
        $0.tintColor = Self.blue
        $0.configuration?.cornerStyle = style
      }
    }
    let capsule = try drawn(.capsule)
    #expect(capsule.isNear(70, 120, 0x0000FF) && capsule.isNear(23, 104, 0xFFFFFF))
    #expect(try drawn(.small).isNear(23, 104, 0x0000FF, by: 0.1))
  }

  @Test func aTextFieldShowsItsTextItsPlaceholderOrDots() throws {
    func drawn(_ change: @escaping (UITextField) -> Void) throws -> Bitmap {
      try picture({ UITextField() }, size: CGSize(width: 200, height: 34)) {
        $0.borderStyle = .line
        $0.textColor = Self.red
        change($0)
      }
    }
    let empty = try drawn { _ in }
    #expect(empty.inked(24..<216, 104..<130) == 0)
    #expect(empty.isNear(100, 100, 0x000000), "the border")
    let text = try drawn { $0.text = "MMMM" }
    let red = text.inked(24..<216, 104..<130)
    #expect(red > 100)
    let secret = try drawn {
      $0.text = "MMMM"
      $0.isSecureTextEntry = true
    }
    #expect((20..<red).contains(secret.inked(24..<216, 104..<130)))
    #expect(try drawn { $0.placeholder = "MMMM" } != empty)
    #expect(try drawn { $0.borderStyle = .none }.isNear(100, 100, 0xFFFFFF))
  }

  @Test func aTextViewShowsItsTextFromTheTopAndScrollsIt() throws {
    func drawn(offset: CGFloat) throws -> Bitmap {
      try picture({ UITextView() }, size: CGSize(width: 200, height: 60)) {
        $0.font = .systemFont(ofSize: 20)
        $0.text = "MMM\n\n\n\n\n\n"
        $0.layoutIfNeeded()
        $0.contentOffset.y = offset
      }
    }
    #expect(try drawn(offset: 0).inked(22..<120, 104..<136) > 80)
    #expect(try drawn(offset: 60).inked(22..<120, 100..<160) == 0)
  }

  @Test func aBlurIsAThinColour() throws {
    let picture = try picture(
      { UIVisualEffectView(effect: UIBlurEffect(style: .dark)) },
      size: CGSize(width: 50, height: 50))
    #expect(picture.isNear(40, 120, 0x545454, by: 0.1))
  }

  @Test func laterSystemsHaveRounderControls() throws {
    let device = try #require(Stage.newer)
    let segments = try picture(
      { UISegmentedControl(items: ["A", "B"]) }, size: CGSize(width: 200, height: 31), on: device
    ) { $0.selectedSegmentIndex = 0 }
    #expect(segments.isNear(40, 107, 0xFFFFFF), "the chosen one is a white pill")
    #expect(segments.isNear(190, 107, 0xEEEEEF, by: 0.02))
    let on = try picture({ UISwitch() }, on: device) { $0.isOn = true }
    #expect(on.isNear(30, 115, 0x34C759))
  }
}
