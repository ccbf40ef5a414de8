import Foundation
import Testing

@testable import UIKit

@Suite struct UIFontTests {
  @Test("fact 5.1: the metrics of the system's font")
  func metrics() {
    let font = UIFont.systemFont(ofSize: 17)
    let measures = [font.ascender, font.descender, font.leading, font.lineHeight]
    #expect(
      zip(measures, [16.187, -4.1, 0, 20.2871]).allSatisfy { abs($0 - CGFloat($1)) < 0.001 })
  }

  @Test(
    "fonts by name",
    arguments: [
      ("Helvetica", "Helvetica", "Helvetica"), ("Helvetica-Bold", "Helvetica", "Helvetica-Bold"),
      ("HelveticaNeue-Light", "Helvetica Neue", "HelveticaNeue-Light"),
      ("Helvetica Neue", "Helvetica Neue", "HelveticaNeue"),
      ("AvenirNext-DemiBold", "Avenir Next", "AvenirNext-DemiBold"),
      ("ArialMT", "Arial", "ArialMT"), ("Arial-BoldMT", "Arial", "Arial-BoldMT"),
      ("TimesNewRomanPS-ItalicMT", "Times New Roman", "TimesNewRomanPS-ItalicMT"),
    ])
  func named(name: String, family: String, fontName: String) {
    let font = UIFont(name: name, size: 12)
    #expect(font?.familyName == family)
    #expect(font?.fontName == fontName)
    #expect(font?.pointSize == 12)
  }

  @Test(
    "a font that iOS does not have is nil", arguments: ["", "Comic", "Helvetica-Wide", "-", "."])
  func unknown(name: String) {
    #expect(UIFont(name: name, size: 12) == nil)
  }

  @Test func theSystemsFontsByKind() {
    let fonts: [UIFont] = [
      .systemFont(ofSize: 10), .boldSystemFont(ofSize: 10), .italicSystemFont(ofSize: 10),
      .systemFont(ofSize: 10, weight: .heavy), .monospacedSystemFont(ofSize: 10, weight: .bold),
      .preferredFont(forTextStyle: .headline), .preferredFont(forTextStyle: .largeTitle),
    ]
    #expect(
      fonts.map { "\($0.fontName) \($0.pointSize)" } == [
        ".SFUI-Regular 10.0", ".SFUI-Semibold 10.0", ".SFUI-Italic 10.0", ".SFUI-Heavy 10.0",
        ".AppleSystemUIFontMonospaced-Bold 10.0", ".SFUI-Semibold 17.0", ".SFUI-Regular 34.0",
      ])
  }

  @Test func aDescriptorMakesAFontBoldAndItalic() {
    let descriptor = UIFont.systemFont(ofSize: 17).fontDescriptor
      .withSymbolicTraits([.traitBold, .traitItalic])
    let font = descriptor.map { UIFont(descriptor: $0, size: 0) }
    #expect(font?.fontDescriptor.symbolicTraits == [.traitBold, .traitItalic])
    #expect(font?.pointSize == 17)
    #expect(font?.withSize(20).pointSize == 20)
  }

  @Test(arguments: [
    (-0.9, UIFont.Weight.ultraLight), (0.1, .regular), (0.25, .medium), (2, .black),
  ])
  func aWeightBetweenTwoCutsIsTheNearest(number: CGFloat, expected: UIFont.Weight) {
    #expect(
      UIFont.systemFont(ofSize: 9, weight: .init(number))
        == UIFont.systemFont(ofSize: 9, weight: expected))
  }
}
