import Foundation
import OnePhone
import Testing

@testable import UIKit

@MainActor
@Suite("Constraints that cannot hold together", .onePhone)
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
