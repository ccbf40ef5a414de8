import Foundation
import OnePhone
import Testing

@testable import UIKit

/// Fonts for what a text is for.
@MainActor
@Suite(.onePhone) struct TextStyleTests {
  @Test(
    "the size and weight of each style at the usual text size",
    arguments: [
      (UIFont.TextStyle.largeTitle, 34.0), (.title1, 28), (.title2, 22), (.title3, 20),
      (.headline, 17), (.body, 17), (.callout, 16), (.subheadline, 15), (.footnote, 13),
      (.caption1, 12), (.caption2, 11),
    ] as [(UIFont.TextStyle, CGFloat)])
  func styles(style: UIFont.TextStyle, size: CGFloat) {
    let font = UIFont.preferredFont(forTextStyle: style)
    let weight: UIFont.Weight = style == .headline ? .semibold : .regular
    #expect(font == .systemFont(ofSize: size, weight: weight))
    #expect(font == UIFont.preferredFont(forTextStyle: style, compatibleWith: nil))
  }

  @Test(
    "surroundings with another text size have other fonts",
    arguments: [
      (UIContentSizeCategory.extraSmall, 14.0, 31.0), (.large, 17, 34),
      (.extraExtraExtraLarge, 23, 40), (.accessibilityMedium, 28, 44),
      (.accessibilityExtraExtraExtraLarge, 53, 60), (.unspecified, 17, 34),
    ] as [(UIContentSizeCategory, CGFloat, CGFloat)])
  func categories(category: UIContentSizeCategory, body: CGFloat, title: CGFloat) {
    let traits = UITraitCollection(preferredContentSizeCategory: category)
    func size(_ style: UIFont.TextStyle) -> CGFloat {
      UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize
    }
    #expect(size(.body) == body && size(.headline) == body && size(.largeTitle) == title)
    let metrics = UIFontMetrics(forTextStyle: .body)
    #expect(metrics.scaledValue(for: 34, compatibleWith: traits) == 2 * body)
    #expect(
      metrics.scaledFont(for: .systemFont(ofSize: 17), compatibleWith: traits).pointSize == body)
    #expect(
      metrics.scaledFont(
        for: .systemFont(ofSize: 17), maximumPointSize: 20, compatibleWith: traits
      ).pointSize == min(20, body))
  }

  @Test("text sizes are in order")
  func order() {
    #expect(UIContentSizeCategory.small < .large && .large < .accessibilityMedium)
    #expect(!(UIContentSizeCategory.large < .large))
    #expect(UIContentSizeCategory.unspecified < .extraSmall)
  }
}
