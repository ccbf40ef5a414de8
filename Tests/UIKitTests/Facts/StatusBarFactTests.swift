import Foundation
import OnePhone
import Testing

@testable import UIKit

/// Facts of the status bar that no other suite names.
@Suite(.onePhone) @MainActor struct StatusBarFactTests {
  private final class Hider: UIViewController {
    var hides = false
    var asked = 0
    var safeAreas = 0
    override var prefersStatusBarHidden: Bool {
      asked += 1
      return hides
    }
    override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .slide }
    override func viewSafeAreaInsetsDidChange() { safeAreas += 1 }
  }

  @Test func `fact 4.1: what a controller wants of itself`() {
    let phone = Phone()
    let controller = UIViewController()
    phone.show(controller)
    #expect(!controller.prefersStatusBarHidden)
    #expect(controller.preferredStatusBarStyle == .default)
    #expect(controller.preferredStatusBarUpdateAnimation == .fade)
    #expect(
      [UIStatusBarAnimation.none, .fade, .slide].map(\.rawValue) == [0, 1, 2])
    phone.application.rotate(to: .landscapeLeft)
    #expect(controller.prefersStatusBarHidden)
  }

  @Test func `fact 4.5: the controller is asked on appearing and turning, not on layout`() {
    let phone = Phone()
    let controller = Hider()
    phone.show(controller)
    let atLaunch = controller.asked
    #expect(atLaunch > 0)
    controller.view.setNeedsLayout()
    phone.pass(0.1)
    #expect(controller.asked == atLaunch)
    phone.application.rotate(to: .landscapeLeft)
    #expect(controller.asked > atLaunch)
    let turned = controller.asked
    controller.setNeedsStatusBarAppearanceUpdate()
    #expect(controller.asked > turned)
  }

  @Test func `fact 4.6: on a phone with a notch a bar that slides away moves no view`() {
    let phone = Phone()
    let controller = Hider()
    phone.show(controller)
    let told = controller.safeAreas
    controller.hides = true
    UIView.animate(withDuration: 0.2) { controller.setNeedsStatusBarAppearanceUpdate() }
    phone.pass(0.3)
    #expect(phone.application.statusBar.slid == 44)
    #expect(controller.view.safeAreaInsets.top == 44 && controller.safeAreas == told)
  }

  @Test func `fact 4.7: on a phone without one the safe area follows, and views tied to it`() {
    let phone = Phone(.iPhone8)
    let controller = Hider()
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(view)
    view.topAnchor.constraint(equalTo: controller.view.safeAreaLayoutGuide.topAnchor)
      .isActive = true
    phone.show(controller)
    #expect(view.frame.minY == 20)
    let told = controller.safeAreas
    controller.hides = true
    controller.setNeedsStatusBarAppearanceUpdate()
    phone.application.layoutPass()
    #expect(view.frame.minY == 0 && controller.safeAreas == told + 1)
  }

  @Test func `fact 4.8: a hidden bar's frame has no height`() {
    let phone = Phone()
    let controller = Hider()
    phone.show(controller)
    #expect(phone.application.statusBarFrame == CGRect(x: 0, y: 0, width: 375, height: 44))
    controller.hides = true
    controller.setNeedsStatusBarAppearanceUpdate()
    #expect(phone.application.statusBarFrame == CGRect(x: 0, y: 0, width: 375, height: 0))
  }
}
