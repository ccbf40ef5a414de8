import Foundation
import OnePhone
import Testing

@testable import UIKit

@Suite(.onePhone) @MainActor struct StatusBarTests {
  private let diary = DiaryController.Diary()

  @Test func `the bar is asked for when the root controller appears`() {
    let phone = Phone()
    let root = DiaryController("root", diary)
    root.barStyle = .lightContent
    root.hidesBar = true
    phone.show(root)
    #expect(phone.application.statusBar.isHidden)
    #expect(phone.application.statusBar.style == .lightContent)
    #expect(phone.diary == ["statusBar hidden 0.0"])
  }

  @Test func `fact 12.4: the first question comes before the safe area`() {
    final class Asked: UIViewController {
      var tops: [CGFloat] = []
      override var prefersStatusBarHidden: Bool {
        tops.append(view.safeAreaInsets.top)
        return false
      }
    }
    let phone = Phone()
    let root = Asked()
    phone.show(root)
    #expect(root.tops == [0])
    #expect(root.view.safeAreaInsets.top == 44)
  }

  @Test func `fact 4.2: in a block of animations the bar slides with it`() {
    let phone = Phone()
    let root = DiaryController("root", diary)
    phone.show(root)
    root.hidesBar = true
    UIView.animate(withDuration: 0.2) { root.setNeedsStatusBarAppearanceUpdate() }
    let bar = phone.application.statusBar
    #expect(bar.isHidden)
    #expect(bar.slid == 0)
    phone.pass(0.1)
    #expect(abs(bar.slid - 22) < 1e-6)
    #expect(bar.alpha == 1)
    phone.pass(0.1)
    #expect(bar.slid == 44)
    #expect(
      phone.diary == ["statusBar hidden 0.2", "animation 0.2 curveEaseInOut statusBar"])
  }

  @Test func `fact 4.2: out of a block the bar is gone at once`() {
    let phone = Phone()
    let root = DiaryController("root", diary)
    phone.show(root)
    root.hidesBar = true
    root.barAnimation = .fade
    root.setNeedsStatusBarAppearanceUpdate()
    #expect(phone.application.statusBar.alpha == 0)
    #expect(phone.application.statusBar.slid == 0)
    #expect(phone.application.statusBarFrame.height == 0)
  }

  @Test func `fact 3.2 and 12.4: without a notch the safe area follows at once`() {
    let phone = Phone(.iPhone8)
    let root = DiaryController("root", diary)
    phone.show(root)
    #expect(root.view.safeAreaInsets.top == 20)
    diary.lines = []
    root.hidesBar = true
    root.setNeedsStatusBarAppearanceUpdate()
    #expect(root.view.safeAreaInsets.top == 0)
    #expect(diary.lines == ["root safeArea 0.0"])
    phone.application.layoutPass()
    #expect(
      diary.lines == [
        "root safeArea 0.0", "root viewWillLayoutSubviews", "root viewDidLayoutSubviews",
      ])
  }

  @Test func `fact 3.2: with a notch the safe area stays`() {
    let phone = Phone()
    let root = DiaryController("root", diary)
    phone.show(root)
    root.hidesBar = true
    root.setNeedsStatusBarAppearanceUpdate()
    #expect(root.view.safeAreaInsets.top == 44)
  }

  @Test func `fact 4.3: a container passes the question on`() {
    let phone = Phone()
    let (root, child) = (DiaryController("root", diary), DiaryController("child", diary))
    root.addChild(child)
    root.barChild = child
    child.hidesBar = true
    child.barStyle = .lightContent
    phone.show(root)
    #expect(phone.application.statusBar.isHidden)
    #expect(phone.application.statusBar.style == .lightContent)
  }

  @Test func `fact 4.4: Info.plist can take the bar from the controllers`() {
    let phone = Phone(
      info: AppInfo(isStatusBarRuledByControllers: false, isStatusBarHidden: true))
    phone.show(DiaryController("root", diary))
    #expect(phone.application.statusBar.isHidden)
    #expect(phone.diary == [])
  }

  @Test func `fact 4.4: an app that has taken the bar from its controllers hides it itself`() {
    let phone = Phone(info: AppInfo(isStatusBarRuledByControllers: false))
    phone.show(DiaryController("root", diary))
    phone.application.setStatusBarHidden(true, with: .slide)
    phone.application.statusBarStyle = .lightContent
    #expect(phone.application.isStatusBarHidden)
    #expect(phone.application.statusBar.style == .lightContent)
    #expect(phone.application.statusBar.slid == 44)
  }

  @Test func `while the controllers rule the bar the app's own wish has no effect`() {
    let phone = Phone()
    phone.show(DiaryController("root", diary))
    phone.application.isStatusBarHidden = true
    #expect(!phone.application.isStatusBarHidden)
  }

  @Test func `fact 3.3: on its side a phone hides the bar of its own accord`() {
    let phone = Phone()
    phone.show(UIViewController())
    phone.application.rotate(to: .landscapeLeft)
    #expect(phone.application.statusBar.isHidden)
  }
}
