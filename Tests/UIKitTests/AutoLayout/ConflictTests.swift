import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Constraints that cannot hold together", .serialized)
struct ConflictTests {
  private let observer = RecordingObserver()
  private let root = makeRoot(400, 400)

  init() {
    ApplicationHost.begin(on: .iPhoneX, observer: observer)
    root.accessibilityIdentifier = "root"
  }

  private func activate(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.activate(constraints)
    root.layoutIfNeeded()
  }

  private var report: LayoutReport { LayoutReport(of: root) }

  @Test(
    "fact 1.40: of two widths the greater gives way, whichever came first",
    arguments: [false, true])
  func widths(isReversed: Bool) {
    let view = UIView.constrained(in: root, "view")
    let widths = [100, 200].map { view.widthAnchor.constraint(equalToConstant: $0) }
    activate(isReversed ? widths.reversed() : widths)
    #expect(view.frame.width == 100)
    #expect(report.broken.map(\.constraint) == ["UIView'view'.width == 200"])
    #expect(report.broken.map(\.violation) == [100])
  }

  @Test("fact 1.40: of leading, trailing and width the width gives way")
  func triangle() {
    let view = UIView.constrained(in: root, "view")
    activate([
      view.widthAnchor.constraint(equalToConstant: 100),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
    ])
    #expect(view.frame.width == 400)
    #expect(report.broken.map(\.constraint) == ["UIView'view'.width == 100"])
  }

  @Test("fact 1.40: of trailing, leading and centre the centre gives way")
  func centre() {
    let view = UIView.constrained(in: root, "view")
    activate([
      view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -100),
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
    ])
    #expect(view.frame.minX == 0)
    #expect(view.frame.width == 300)
    #expect(
      report.broken == [
        LayoutReport.Broken(
          constraint: "UIView'view'.centerX == UIView'root'.centerX",
          conflict: [
            "UIView'view'.centerX == UIView'root'.centerX",
            "UIView'view'.trailing == UIView'root'.trailing - 100",
            "UIView'view'.leading == UIView'root'.leading",
          ], violation: 50)
      ])
  }

  @Test("fact 0.2: a broken constraint goes on pulling, above all optional ones")
  func pulling() {
    let view = UIView.constrained(in: root, "view")
    let limit = view.widthAnchor.constraint(lessThanOrEqualToConstant: 300)
    let wanted = view.widthAnchor.constraint(equalTo: root.widthAnchor)
    let optional = view.widthAnchor.constraint(equalToConstant: 10)
    optional.priority = UILayoutPriority(999)
    activate([limit, wanted, optional])
    #expect(report.broken.map(\.constraint) == ["UIView'view'.width <= 300"])
    #expect(view.frame.width == 400)
    root.frame.size.width = 250
    root.layoutIfNeeded()
    #expect(view.frame.width == 250)
    #expect(report.broken == [])
  }

  @Test("facts 1.39, 1.42: a conflict is logged once and stays until it is deactivated")
  func logging() {
    let view = UIView.constrained(in: root, "view")
    let wide = view.widthAnchor.constraint(equalToConstant: 200)
    let narrow = view.widthAnchor.constraint(equalToConstant: 100)
    activate([wide, narrow])
    let addresses = [narrow, wide].map(\.description)
    let lines = [wide, narrow].map { "    \"\($0.description)\"" }.joined(separator: ",\n")
    #expect(
      observer.logs == [
        """
        [LayoutConstraints] Unable to simultaneously satisfy constraints.
        \tProbably at least one of the constraints in the following list is one you don't want. 
        \tTry this: 
        \t\t(1) look at each constraint and try to figure out which you don't expect; 
        \t\t(2) find the code that added the unwanted constraint or constraints and fix it. 
        (
        \(lines)
        )

        Will attempt to recover by breaking constraint 
        \(addresses[1])

        Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
        The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may also be helpful.
        """
      ])
    #expect(
      observer.conflicts == [
        "UIView'view'.width == 200 by 100.0 of UIView'view'.width == 200; UIView'view'.width == 100"
      ])
    narrow.isActive = false
    root.layoutIfNeeded()
    #expect(view.frame.width == 200)
    narrow.isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.width == 100)
    #expect(observer.logs.count == 1)
    wide.isActive = false
    wide.isActive = true
    root.layoutIfNeeded()
    #expect(observer.logs.count == 2)
  }

  @Test("fact 1.39: a translated frame in the conflict is listed with the note, and never breaks")
  func translated() {
    let view = UIView(frame: rect(10, 20, 30, 40)).added(to: root, "view")
    activate([view.widthAnchor.constraint(equalToConstant: 100)])
    #expect(view.frame.width == 30)
    #expect(
      report.broken == [
        LayoutReport.Broken(
          constraint: "UIView'view'.width == 100",
          conflict: ["UIView'view'.width == 30", "UIView'view'.width == 100"], violation: 70)
      ])
    let log = observer.logs.joined()
    #expect(log.contains("(Note: If you're seeing NSAutoresizingMaskLayoutConstraints"))
    #expect(log.contains("h=--& v=--& UIView:"))
  }

  @Test("A size cannot be negative: what asks for it gives way")
  func negative() {
    let view = UIView.constrained(in: root, "view")
    activate([view.heightAnchor.constraint(equalToConstant: -5)])
    #expect(view.frame.height == 0)
    #expect(
      report.broken == [
        LayoutReport.Broken(
          constraint: "UIView'view'.height == -5", conflict: ["UIView'view'.height == -5"],
          violation: 5)
      ])
  }

  @Test("Optional constraints that do not hold are listed strongest first")
  func unsatisfied() {
    let view = UIView.constrained(in: root, "view")
    let sizes: [(CGFloat, Float)] = [(10, 200), (20, 999), (50, 750)]
    activate(
      sizes.map { width, priority in
        let constraint = view.widthAnchor.constraint(equalToConstant: width)
        constraint.priority = UILayoutPriority(priority)
        return constraint
      })
    #expect(
      report
        == {
          var report = LayoutReport(of: makeRoot())
          report.unsatisfied = [
            LayoutReport.Unsatisfied(
              constraint: "UIView'view'.width == 50 @750", priority: 750, violation: 30),
            LayoutReport.Unsatisfied(
              constraint: "UIView'view'.width == 10 @200", priority: 200, violation: 10),
          ]
          return report
        }())
  }
}

@MainActor
@Suite("The header of Step-2", .serialized)
struct JammingHeaderTests {
  private let observer = RecordingObserver()
  private let root = makeRoot()
  private let scrollView = ContentArea()
  private let imageContainer = UIView()
  private let imageView = ContentView(1950, 1300)
  private let text = UIView()

  init() {
    ApplicationHost.begin(on: .iPhoneX, observer: observer)
    for (view, name) in [
      (scrollView, "scrollView"), (imageContainer, "imageContainer"), (imageView, "imageView"),
      (text, "text"),
    ] {
      view.accessibilityIdentifier = name
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    root.accessibilityIdentifier = "root"
    root.addSubview(scrollView)
    scrollView.addSubview(imageContainer)
    scrollView.addSubview(text)
    scrollView.addSubview(imageView)
    NSLayoutConstraint.activate(
      [
        (scrollView, root, .top), (scrollView, root, .left), (scrollView, root, .bottom),
        (scrollView, root, .right),
        (imageContainer, scrollView, .top), (imageContainer, root, .left),
        (imageContainer, root, .right),
        (imageView, imageContainer, .left), (imageView, imageContainer, .right),
        (imageView, imageContainer, .bottom), (imageView, root, .top),
        (text, root, .left), (text, root, .right), (text, scrollView, .bottom),
      ].map { (one: UIView, other: UIView, attribute: NSLayoutConstraint.Attribute) in
        NSLayoutConstraint(
          item: one, attribute: attribute, relatedBy: .equal, toItem: other,
          attribute: attribute, multiplier: 1, constant: 0)
      } + [
        imageContainer.heightAnchor.constraint(
          equalTo: imageContainer.widthAnchor, multiplier: 0.7),
        text.topAnchor.constraint(equalTo: imageContainer.bottomAnchor),
        text.heightAnchor.constraint(equalToConstant: 1000),
      ])
    root.layoutIfNeeded()
  }

  private func scroll(to offset: CGFloat) {
    scrollView.bounds.origin.y = offset
    root.layoutIfNeeded()
  }

  @Test("facts 2.1, 2.3: the content's height follows, its width is left open")
  func content() {
    #expect(scrollView.content == CGSize(width: -1, height: 1262.5))
    #expect(imageView.frame == rect(0, 0, 375, 788.0 / 3))
    #expect(text.frame == rect(0, 788.0 / 3, 375, 1000))
  }

  @Test("facts 2.4, 2.11: pulled down, the header stretches; pushed up, it shrinks")
  func stretching() {
    scroll(to: -100)
    #expect(imageView.frame == rect(0, -100, 375, 1088.0 / 3))
    scroll(to: 200)
    #expect(imageView.frame == rect(0, 200, 375, 188.0 / 3))
    #expect(text.frame.minY == 788.0 / 3)
  }

  @Test("facts 2.18 to 2.21: past its height the text jams, and scrolling back releases it")
  func jamming() {
    scroll(to: 300)
    #expect(imageView.frame == rect(0, 300, 375, 0))
    #expect(text.frame.minY == 300)
    #expect(scrollView.content.height == 1300)
    let broken = "UIView'imageContainer'.top == ContentArea'scrollView'.top"
    #expect(
      LayoutReport(of: root).broken == [
        LayoutReport.Broken(
          constraint: broken,
          conflict: [
            "UIView'root'.width == 375", "ContentArea'scrollView'.top == UIView'root'.top", broken,
            "UIView'imageContainer'.left == UIView'root'.left",
            "UIView'imageContainer'.right == UIView'root'.right",
            "ContentView'imageView'.bottom == UIView'imageContainer'.bottom",
            "ContentView'imageView'.top == UIView'root'.top",
            "UIView'imageContainer'.height == 0.7*UIView'imageContainer'.width",
          ], violation: 37.5)
      ])
    scroll(to: 400)
    #expect(LayoutReport(of: root).broken.map(\.violation) == [137.5])
    scroll(to: 100)
    #expect(imageView.frame == rect(0, 100, 375, 488.0 / 3))
    #expect(LayoutReport(of: root).broken == [])
    scroll(to: 500)
    #expect(text.frame.minY == 500)
    #expect(observer.conflicts.count == 1)
  }
}
