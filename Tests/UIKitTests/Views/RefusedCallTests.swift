import Foundation
import OnePhone
import Testing

@testable import UIKit

@Suite(.onePhone) @MainActor struct RefusedCallTests {
  /// What each call is, and the words that the app's run ends with.
  private static let calls: [(words: String, call: @Sendable @MainActor () -> Void)] = [
    ("CAGradientLayer.type = .conic", { CAGradientLayer().type = .conic }),
    ("UIView.overrideUserInterfaceStyle = .dark", { UIView().overrideUserInterfaceStyle = .dark }),
    (
      "UIView.transition(with:duration:options:animations:completion:)",
      { UIView.transition(with: UIView(), duration: 1, animations: nil) }
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
