import Foundation
import Testing

@testable import UIKit

/// What would need a picture's content is refused, by name and with what to do instead.
@Suite struct RefusalTests {
  private func said(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test func symbolsAreRefused() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = UIImage(systemName: "heart") }
    }
    #expect(
      said(result).contains(
        "UIImage(systemName: \"heart\") is not supported by this UIKit. "
          + "Add a picture to the asset catalog and use UIImage(named:)."))
  }

  @Test func patternsAreRefused() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = UIColor(patternImage: UIImage()) }
    }
    #expect(said(result).contains("UIColor(patternImage:) is not supported"))
  }

  @Test func aLiteralOfAnImageThatIsNotThereEndsTheApp() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = UIImage(imageLiteralResourceName: "Nowhere")
    }
    #expect(said(result).contains("there is no image named 'Nowhere'"))
  }
}
