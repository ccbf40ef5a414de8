import Foundation
import OnePhone
import Testing

@testable import UIKit

/// What a scroll view and recognizers refuse, loudly.
@MainActor @Suite(.onePhone) struct ScrollRefusalTests {
  private func words(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test func aZoomScaleIsRefused() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in UIScrollView().zoomScale = 2
    }
    #expect(words(result).contains("UIScrollView.zoomScale is not supported by this UIKit."))
  }

  @Test func settingAZoomScaleIsRefused() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in UIScrollView().setZoomScale(0.5, animated: true)
    }
    #expect(words(result).contains("UIScrollView.setZoomScale(_:animated:) is not supported"))
  }

  @Test func zoomingToARectangleIsRefused() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in UIScrollView().zoom(to: .zero, animated: false)
    }
    #expect(words(result).contains("UIScrollView.zoom(to:animated:) is not supported"))
  }

  @Test func theLocationOfAFingerThatIsNotThereRaises() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in _ = UITapGestureRecognizer().location(ofTouch: 1, in: nil)
    }
    #expect(
      words(result).contains(
        "uncaught exception 'NSRangeException', reason: "
          + "'-[UITapGestureRecognizer locationOfTouch:inView:]: index out of bounds'"))
  }
}
