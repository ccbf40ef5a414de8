import Foundation
import OnePhone
import Testing

@testable import UIKit

@Suite(.onePhone) @MainActor struct RefusedCallTests {
  /// What each call is, and the words that the app's run ends with.
  private static let calls: [(words: String, call: @Sendable @MainActor () -> Void)] = [
    ("UIView.overrideUserInterfaceStyle = .dark", { UIView().overrideUserInterfaceStyle = .dark }),
    (
      "UIView.transition(with:duration:options:animations:completion:)",
      { UIView.transition(with: UIView(), duration: 1, animations: nil) }
    ),
    ("CGContext.setShouldAntialias(false)", { paint { $0.setShouldAntialias(false) } }),
    ("CGContext.setAllowsAntialiasing(false)", { paint { $0.setAllowsAntialiasing(false) } }),
    ("CGContext.interpolationQuality = .none", { paint { $0.interpolationQuality = .none } }),
    (
      "NSContentSizeLayoutConstraint.constant",
      {
        let root = makeRoot()
        let view = ContentView(7, 7).added(to: root)
        view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        root.layoutIfNeeded()
        view.constraintsAffectingLayout(for: .vertical).last?.constant = 4
      }
    ),
  ]

  @Test func `what nobody could see is refused by name`() async {
    for index in Self.calls.indices { await refuses(index) }
  }

  @Test func `light is what the screen is anyway`() {
    let view = UIView()
    view.overrideUserInterfaceStyle = .light
    #expect(view.traitCollection.userInterfaceStyle == .light)
  }

  @Test func `edges and enlarged pictures are smooth anyway`() {
    Self.paint {
      $0.setShouldAntialias(true)
      $0.setAllowsAntialiasing(true)
      for quality in [CGInterpolationQuality.default, .low, .medium, .high] {
        $0.interpolationQuality = quality
      }
      $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      #expect($0.finish().marks.fills.count == 1)
    }
  }

  private static func paint(_ body: (CGContext) -> Void) {
    body(CGContext(bounds: CGRect(x: 0, y: 0, width: 9, height: 9), scale: 1))
  }

  private func refuses(_ index: Int) async {
    let result = await #expect(
      processExitsWith: .exitCode(7), observing: [\.standardErrorContent]
    ) { [index] in
      await MainActor.run {
        let phone = Phone()
        Self.calls[index].call()
        phone.write("unreached")
      }
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(words == "refused \(Self.calls[index].words)\n")
  }
}
