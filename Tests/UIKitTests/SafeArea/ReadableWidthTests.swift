import Foundation
import OnePhone
import Testing

@testable import UIKit

/// The readable content guide, from the smallest phone to the largest tablet.
@Suite(.onePhone) @MainActor struct ReadableWidthTests {
  @Test(
    "672 points at the most, in the middle; else what the margins leave",
    arguments: [
      (screen(320, 568), 16.0, 288.0, 16.0, 536.0),
      (screen(375, 667), 16, 343, 16, 635),
      (screen(375, 812, sides: 44), 16, 343, 70, 672),
      (screen(414, 736), 20, 374, 32, 672),
      (screen(768, 1024, .pad), 48, 672, 176, 672),
      (screen(834, 1194, .pad), 81, 672, 261, 672),
      (screen(1024, 1366, .pad), 176, 672, 347, 672),
    ])
  func devices(
    screen: ScreenDescription, x: Double, width: Double, turnedX: Double, turnedWidth: Double
  ) {
    let phone = Phone(screen)
    let controller = UIViewController()
    let text = UIView.constrained(in: controller.view)
    let guide = controller.view.readableContentGuide
    NSLayoutConstraint.activate([
      text.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      text.topAnchor.constraint(equalTo: guide.topAnchor),
    ])
    phone.show(controller)
    #expect(text.frame == CGRect(x: x, y: 20, width: width, height: 0))
    #expect(guide.layoutFrame.width == CGFloat(width))
    phone.application.rotate(to: .landscapeLeft)
    phone.pass(0.5)
    #expect([Double(text.frame.minX), Double(text.frame.width)] == [turnedX, turnedWidth])
  }

  @Test func `a view that constraints make wide has a guide as wide as that`() {
    let phone = Phone(screen(1024, 1366, .pad))
    let controller = UIViewController()
    let page = UIView.constrained(in: controller.view)
    let text = UIView.constrained(in: page)
    let width = page.widthAnchor.constraint(equalToConstant: 500)
    NSLayoutConstraint.activate([
      page.leftAnchor.constraint(equalTo: controller.view.leftAnchor), width,
      text.leftAnchor.constraint(equalTo: page.readableContentGuide.leftAnchor),
      text.rightAnchor.constraint(equalTo: page.readableContentGuide.rightAnchor),
    ])
    phone.show(controller)
    #expect(text.frame == CGRect(x: 8, y: 0, width: 484, height: 0))
    width.constant = 1000
    phone.application.layoutPass()
    #expect(text.frame == CGRect(x: 164, y: 0, width: 672, height: 0))
    width.constant = 600
    phone.application.layoutPass()
    #expect(text.frame == CGRect(x: 8, y: 0, width: 584, height: 0))
  }

  @Test func `larger text is read in longer lines`() {
    let phone = Phone(screen(1024, 1366, .pad))
    let (outer, inner) = (UIViewController(), UIViewController())
    outer.addChild(inner)
    outer.view.addSubview(inner.view)
    inner.didMove(toParent: outer)
    let text = UIView.constrained(in: inner.view)
    NSLayoutConstraint.activate([
      text.leftAnchor.constraint(equalTo: inner.view.readableContentGuide.leftAnchor),
      text.rightAnchor.constraint(equalTo: inner.view.readableContentGuide.rightAnchor),
    ])
    phone.show(outer)
    #expect(text.frame.width == 672)
    var widths: [CGFloat] = []
    for category in [UIContentSizeCategory.extraSmall, .extraLarge, .large] {
      outer.setOverrideTraitCollection(
        UITraitCollection(preferredContentSizeCategory: category), forChild: inner)
      phone.application.layoutPass()
      widths.append(text.frame.width)
    }
    #expect(widths == [553, 751, 672])
  }
}

/// A device by the size of its screen.
private func screen(
  _ width: Double, _ height: Double, _ idiom: ScreenDescription.Idiom = .phone, sides: Double = 0
) -> ScreenDescription {
  ScreenDescription(
    name: "\(width)", idiom: idiom, width: width, height: height, scale: 2,
    portraitSafeArea: .init(top: 20, left: 0, bottom: 0, right: 0),
    landscapeSafeArea: .init(top: 0, left: sides, bottom: 0, right: sides),
    statusBarHeight: 20, cornerRadius: 0, systemVersion: 11)
}
