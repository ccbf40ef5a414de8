import Foundation
import OnePhone
import Testing

@testable import UIKit

@Suite(.onePhone) struct ColorTests {
  /// Colours with what is drawn of each.
  private static let drawn: [(UIColor, [Double])] = [
    (UIColor.gray, [0.5, 0.5, 0.5, 1]), (UIColor.clear, [0, 0, 0, 0]),
    (UIColor.orange, [1, 0.5, 0, 1]),
    (UIColor(red: 2, green: -1, blue: .nan, alpha: 1), [1, 0, 0, 1]),
    (UIColor(hue: 0.5, saturation: 1, brightness: 0.5, alpha: 0.25), [0, 0.5, 0.5, 0.25]),
    (UIColor.label, [0, 0, 0, 1]), (UIColor.systemGroupedBackground, bytes(242, 242, 247, 1)),
    (UIColor.systemBlue, bytes(0, 122, 255, 1)),
    (UIColor.secondaryLabel, bytes(60, 60, 67, 0.6)),
    (UIColor.white.withAlphaComponent(0.5), [1, 1, 1, 0.5]),
    (UIColor.systemRed.withAlphaComponent(0.5), bytes(255, 59, 48, 0.5)),
    (UIColor(cgColor: UIColor.red.cgColor), [1, 0, 0, 1]),
    (#colorLiteral(red: 0.5, green: 0.25, blue: 0.75, alpha: 1), [0.5, 0.25, 0.75, 1]),
  ]

  private static func bytes(
    _ red: Double, _ green: Double, _ blue: Double, _ alpha: Double
  ) -> [Double] {
    [red / 255, green / 255, blue / 255, alpha]
  }

  @Test("fact 5.13: colours as they are drawn", arguments: drawn)
  func components(color: UIColor, expected: [Double]) {
    let drawn = color.components
    #expect([drawn.red, drawn.green, drawn.blue, drawn.alpha] == expected)
  }

  @Test func coloursAreEqualBySpaceAndComponents() {
    #expect(UIColor.white == UIColor(white: 1, alpha: 1))
    #expect(UIColor.white != UIColor(red: 1, green: 1, blue: 1, alpha: 1))
    #expect(UIColor.systemRed == UIColor.systemRed)
    #expect(UIColor.systemRed.hash == UIColor.systemRed.hash)
  }

  @Test func hueSaturationAndBrightnessComeBack() {
    for step in 0..<60 {
      let hue = CGFloat(step) / 60
      let color = UIColor(hue: hue, saturation: 0.4, brightness: 0.8, alpha: 1)
      var found: (hue: CGFloat, saturation: CGFloat, brightness: CGFloat) = (0, 0, 0)
      color.getHue(
        &found.hue, saturation: &found.saturation, brightness: &found.brightness, alpha: nil)
      #expect(abs(found.hue - hue) < 1e-9, "hue \(hue)")
      #expect(abs(found.saturation - 0.4) < 1e-9 && abs(found.brightness - 0.8) < 1e-9)
    }
  }

  @Test func onlyAGreyHasAWhite() {
    var white: CGFloat = 0
    #expect(UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1).getWhite(&white, alpha: nil))
    #expect(white == 0.5)
    #expect(!UIColor.red.getWhite(&white, alpha: nil))
  }

  @MainActor
  @Test func aDynamicColourDecidesByTheTraits() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .systemRed }
    #expect(color.components == UIColor.systemRed.components)
    let dark = UITraitCollection(
      idiom: .phone, scale: 3, horizontal: .compact, vertical: .regular, style: .dark,
      direction: .leftToRight)
    #expect(color.resolvedColor(with: dark) == .white)
    #expect(
      UIColor.systemRed.resolvedColor(with: dark)
        == UIColor(red: 1, green: 69.0 / 255, blue: 58.0 / 255, alpha: 1))
    #expect(color.withAlphaComponent(0.5).components.alpha == 0.5)
  }

  @Test func coloursAreDescribedAsOnIOS() {
    #expect(
      [UIColor.red, .gray, .label].map(\.description) == [
        "UIExtendedSRGBColorSpace 1 0 0 1", "UIExtendedGrayColorSpace 0.5 1",
        "<UIDynamicSystemColor; name = labelColor>",
      ])
  }
}
