import Foundation
import LayoutTrace
import OnePhone
import Simulator
import Testing
import UIKit

/// What is recorded besides the views.
@MainActor @Suite(.onePhone) struct EventTests {
  @Test func anAnimationIsToldWithWhatItChangesByTheAppsOwnNames() throws {
    let trace = try PlayedApp.trace(FadingApp.self)
    #expect(
      trace.events == [
        Event(
          time: 0,
          kind: .animation(
            duration: 0.5, delay: 0, curve: "curveEaseInOut", changes: ["shade alpha"]))
      ])
    #expect(trace.states(of: "shade").map(\.alpha) == [0])
  }

  private final class FadingApp: AppOfOneController {
    override func makeController() -> UIViewController { Controller() }

    private final class Controller: UIViewController {
      private let shade = UIView()

      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        view.addSubview(shade)
        UIView.animate(withDuration: 0.5) { self.shade.alpha = 0 }
      }
    }
  }

  @Test func whatADelegateIsToldIsRecorded() throws {
    let trace = try PlayedApp.trace(
      ListeningApp.self, [.setOffset(to: .offset(40), animated: false)])
    #expect(trace.events.map(\.kind) == [.delegate("scrollViewDidScroll")])
  }

  private final class ListeningApp: AppOfOneController {
    override func makeController() -> UIViewController { Controller() }

    private final class Controller: UIViewController, UIScrollViewDelegate {
      override func loadView() {
        let page = UIScrollView()
        page.contentInsetAdjustmentBehavior = .never
        page.contentSize = CGSize(width: 375, height: 2_000)
        page.delegate = self
        view = page
      }
    }
  }

  @Test("fact 12.6: an exception ends the run with UIKit's words")
  func anExceptionEndsTheRunWithUIKitsWords() async {
    let result = await #expect(
      processExitsWith: .exitCode(3), observing: [\.standardErrorContent]
    ) {
      await MainActor.run { _ = PlayedApp.bytes(RaisingApp.self) }
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(words.contains("raised(name: \"NSGenericException\""))
    #expect(words.contains("they have no common ancestor"))
  }

  private final class RaisingApp: AppOfOneController {
    override func makeController() -> UIViewController {
      let (left, right) = (UIView(), UIView())
      left.topAnchor.constraint(equalTo: right.topAnchor).isActive = true
      return UIViewController()
    }
  }

  @Test func aCallThatIsNotSupportedEndsTheRunWithAdvice() async {
    let result = await #expect(
      processExitsWith: .exitCode(3), observing: [\.standardErrorContent]
    ) {
      await MainActor.run { _ = PlayedApp.bytes(ZoomingApp.self) }
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(words.contains("UIScrollView.zoomScale is not supported here."))
  }

  private final class ZoomingApp: AppOfOneController {
    override func makeController() -> UIViewController {
      UIScrollView().zoomScale = 2
      return UIViewController()
    }
  }

  @Test func aLayoutThatNeverSettlesEndsTheRun() async {
    let result = await #expect(
      processExitsWith: .exitCode(3), observing: [\.standardErrorContent]
    ) {
      await MainActor.run { _ = PlayedApp.bytes(RestlessApp.self) }
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(words.contains("neverSettled"))
    #expect(words.contains("RestlessView"))
  }

  private final class RestlessApp: AppOfOneController {
    override func makeController() -> UIViewController {
      let controller = UIViewController()
      controller.view = RestlessView()
      return controller
    }

    private final class RestlessView: UIView {
      override func layoutSubviews() {
        super.layoutSubviews()
        setNeedsLayout()
      }
    }
  }
}
