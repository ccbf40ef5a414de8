import OnePhone
import Testing
import UIKit

/// Step-6's status bar: facts 3.30 to 3.34.
@MainActor
@Suite(.onePhone) struct StatusBarTests {
  /// Each change of the status bar while the page is scrolled in steps of half a point, as the
  /// offset at which it came.
  private func changes(_ phone: Phone, _ offsets: StrideThrough<Double>) throws -> [Double] {
    var changes: [Double] = []
    var isHidden = UIApplication.shared.statusBar.isHidden
    for offset in offsets {
      try phone.scroll(to: offset)
      let isHiddenNow = UIApplication.shared.statusBar.isHidden
      if isHiddenNow != isHidden { changes.append(offset) }
      isHidden = isHiddenNow
    }
    return changes
  }

  @Test("fact 3.34: the status bar is there at launch")
  func theStatusBarIsThereAtLaunch() {
    _ = Phone.running(Step.six)
    #expect(!UIApplication.shared.statusBar.isHidden)
    #expect(UIApplication.shared.statusBar.style == .lightContent)
  }

  @Test("fact 3.30: with a notch the bar goes and comes at 218.5")
  func withANotchItGoesAndComesAtOnePlace() throws {
    let phone = Phone.running(Step.six)
    #expect(try changes(phone, stride(from: 0, through: 500, by: 0.5)) == [219])
    #expect(try changes(phone, stride(from: 500, through: 0, by: -0.5)) == [218.5])
    #expect(phone.animations == [0.2, 0.2])
  }

  @Test("fact 3.31: on an iPhone 8 the bar goes at 242.5 and comes back at 262.5, without flicker")
  func withoutANotchItHasHysteresis() throws {
    let phone = Phone.running(Step.six, on: .iPhone8)
    #expect(try changes(phone, stride(from: 0, through: 500, by: 0.5)) == [243])
    #expect(try changes(phone, stride(from: 500, through: 0, by: -0.5)) == [262.5])
  }

  @Test(arguments: [Step.one, .two, .three, .parallax, .four, .five])
  func theOtherStepsLeaveItAlone(step: Step) throws {
    let phone = Phone.running(step)
    #expect(try changes(phone, stride(from: 0, through: 500, by: 5)) == [])
    #expect(UIApplication.shared.statusBar.style == .lightContent)
  }
}

extension ScreenDescription {
  /// A phone with a status bar of 20 points, which is all of its safe area.
  static let iPhone8 = ScreenDescription(
    name: "iPhone 8", idiom: .phone, width: 375, height: 667, scale: 2,
    portraitSafeArea: Insets(top: 20, left: 0, bottom: 0, right: 0),
    landscapeSafeArea: Insets(top: 0, left: 0, bottom: 0, right: 0),
    statusBarHeight: 20, cornerRadius: 0, systemVersion: 11)
}
