import OnePhone
import Testing
import UIKit

/// Step-3 with other means than SnapKit is the same page.
@MainActor
@Suite(.onePhone) struct VariationTests {
  /// The means.
  enum Means: String, CaseIterable, CustomTestStringConvertible {
    case anchors, initialiser, visualFormat, frames

    var testDescription: String { rawValue }

    @MainActor var page: UIViewController {
      switch self {
      case .anchors: AnchorPage()
      case .initialiser: ConstraintPage()
      case .visualFormat: VisualFormatPage()
      case .frames: FramePage()
      }
    }
  }

  @Test(arguments: Means.allCases, [-285.0, -100, 0, 130, 263, 500])
  func theHeaderStretchesAndScrollsAway(means: Means, offset: Double) throws {
    let phone = Phone.showing(means.page)
    try phone.scroll(to: offset)
    #expect(
      try Place(phone.frame("imageView"))
        == Place(top: max(0, offset) * -1, height: 262.5 + max(0, -offset)))
    #expect(try abs(phone.frame("textContainer").minY - (262.5 - offset)) < 0.34)
    #expect(try abs(phone.scrollView.contentSize.height - 1386.167) < 0.34)
    #expect(phone.broken == [])
  }
}
