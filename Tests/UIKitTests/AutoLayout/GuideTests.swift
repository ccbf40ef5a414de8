import Foundation
import OnePhone
import Testing

@testable import UIKit

@MainActor
@Suite("Guides of UIKit's, baselines and ambiguity", .onePhone)
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

  @Test("The readable guide is centred and not wider than is easily read")
  func readable() {
    let root = makeRoot(1024, 100)
    root.layoutMargins = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
    let view = UIView.constrained(in: root)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.readableContentGuide.leftAnchor),
      view.rightAnchor.constraint(equalTo: root.readableContentGuide.rightAnchor),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == rect(176, 0, 672, 0))
    root.frame.size.width = 500
    root.layoutIfNeeded()
    #expect(view.frame == rect(20, 0, 460, 0))
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

  @Test("fact 1.31: a layout is ambiguous where another value would do as well")
  func ambiguity() {
    let root = makeRoot()
    let view = UIView.constrained(in: root)
    let edges = [
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.leftAnchor.constraint(equalTo: root.leftAnchor),
      view.rightAnchor.constraint(equalTo: root.rightAnchor),
    ]
    NSLayoutConstraint.activate(edges)
    root.layoutIfNeeded()
    #expect(view.hasAmbiguousLayout)
    #expect(view.frame.height == 0)
    view.exerciseAmbiguityInLayout()
    root.layoutIfNeeded()
    #expect(view.frame.height == 100)
    view.exerciseAmbiguityInLayout()
    root.layoutIfNeeded()
    #expect(view.frame == rect(0, 0, 375, 0))
    let height = view.heightAnchor.constraint(equalToConstant: 10)
    height.isActive = true
    root.layoutIfNeeded()
    #expect(!view.hasAmbiguousLayout)
    #expect(view.constraintsAffectingLayout(for: .vertical) == [edges[0], height])
    #expect(view.constraintsAffectingLayout(for: .horizontal) == Array(edges[1...]))
  }
}
