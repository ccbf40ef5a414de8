import Foundation
import OnePhone
import Testing

@testable import UIKit

@MainActor
@Suite("Guides of UIKit's, and baselines", .onePhone)
struct GuideTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 812))

  @Test("fact 3.7: the safe area guide is the bounds less the safe area")
  func safeArea() {
    ApplicationHost.begin(on: .iPhoneX, observer: nil)
    let controller = UIViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let view = UIView.constrained(in: controller.view)
    let guide = controller.view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    window.layoutIfNeeded()
    #expect(view.frame == rect(0, 44, 375, 734))
    #expect(guide.layoutFrame == rect(0, 44, 375, 734))
    controller.additionalSafeAreaInsets.top = 6
    window.settle()
    #expect(view.frame == rect(0, 50, 375, 728))
    #expect(guide === controller.view.safeAreaLayoutGuide)
  }

  @Test("fact 1.13: baselines line up; a view without text has its at the bottom")
  func baselines() {
    let root = makeRoot()
    let (small, large) = (UILabel(), UILabel())
    small.font = .systemFont(ofSize: 17)
    large.font = .systemFont(ofSize: 34)
    let plain = ContentView(10, 10)
    for view in [small, large, plain] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    small.text = "a"
    large.text = "A"
    NSLayoutConstraint.activate([
      large.topAnchor.constraint(equalTo: root.topAnchor),
      small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
      plain.lastBaselineAnchor.constraint(equalTo: large.lastBaselineAnchor),
    ])
    root.layoutIfNeeded()
    #expect(abs(small.frame.minY - (34 - 17) * 16.187 / 17) < 0.7)
    #expect(abs(plain.frame.maxY - 34 * 16.187 / 17) < 0.7)
  }
}
