import Foundation
import OnePhone
import Testing

@testable import UIKit

/// Labels whose text has attributes.
@MainActor
@Suite(.onePhone) struct AttributedLabelTests {
  @Test func attributesDecideTheSize() {
    ApplicationHost.begin(on: .iPhoneX, observer: nil)
    let text = NSMutableAttributedString(
      string: "small large 😀 end", attributes: [.font: UIFont.systemFont(ofSize: 10)])
    text.addAttribute(
      .font, value: UIFont.systemFont(ofSize: 40), range: NSRange(location: 6, length: 5))
    let label = UILabel()
    label.attributedText = text
    #expect(label.font == .systemFont(ofSize: 10))
    #expect(abs(label.intrinsicContentSize.height - 48) < 0.001)
    label.font = .systemFont(ofSize: 10)
    #expect(abs(label.intrinsicContentSize.height - 12) < 0.001)
  }

  @Test func oneObjectTakesAnothersPlaceInAPartOfTheText() {
    let text = NSMutableAttributedString(
      string: "abcd", attributes: [.foregroundColor: UIColor.red, .kern: 1])
    text.addAttribute(
      .foregroundColor, value: UIColor.blue, range: NSRange(location: 1, length: 2))
    text.addAttribute(.kern, value: 2, range: NSRange(location: 0, length: 4))
    let colors = (0..<4).map {
      text.attribute(.foregroundColor, at: $0, effectiveRange: nil) as? UIColor
    }
    #expect(colors == [.red, .blue, .blue, .red])
    #expect(text.attribute(.kern, at: 3, effectiveRange: nil) as? Int == 2)
  }

  @Test func anAttributeMayBeginWithinACharacter() {
    let text = NSMutableAttributedString(string: "a😀b")
    text.addAttribute(.kern, value: 5, range: NSRange(location: 2, length: 1))
    let label = UILabel()
    label.attributedText = text
    #expect(label.intrinsicContentSize.width > 0)
    #expect(label.text == "a😀b")
  }

  @Test func textWithoutAttributesHasTheLabelsLook() throws {
    let label = UILabel()
    label.text = "text"
    label.textColor = .red
    label.textAlignment = .center
    let text = try #require(label.attributedText)
    let attributes = text.attributes(at: 0, effectiveRange: nil)
    #expect(attributes[.font] as? UIFont == label.font)
    #expect(attributes[.foregroundColor] as? UIColor == .red)
    #expect((attributes[.paragraphStyle] as? NSParagraphStyle)?.alignment == .center)
    label.attributedText = nil
    #expect(label.text == nil)
  }

  @Test func aLaterColourOrAlignmentGoesToTheWholeText() {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 7
    let label = UILabel()
    label.attributedText = NSAttributedString(
      string: "text", attributes: [.foregroundColor: UIColor.red, .paragraphStyle: style])
    label.textColor = .blue
    label.textAlignment = .right
    let attributes = label.attributedText?.attributes(at: 0, effectiveRange: nil)
    #expect(attributes?[.foregroundColor] as? UIColor == .blue)
    let expected = NSMutableParagraphStyle()
    expected.lineSpacing = 7
    expected.alignment = .right
    #expect(attributes?[.paragraphStyle] as? NSParagraphStyle == expected)
    #expect(style.alignment == .natural)
  }

  @Test func lineSpacingAndKernCount() {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 10
    let label = UILabel()
    label.numberOfLines = 0
    label.text = "one\ntwo"
    let plain = label.intrinsicContentSize
    label.attributedText = NSAttributedString(
      string: "one\ntwo", attributes: [.paragraphStyle: style, .kern: 4])
    let spaced = label.intrinsicContentSize
    #expect(abs(spaced.height - plain.height - 10) < 0.4)
    #expect(abs(spaced.width - plain.width - 12) < 0.4)
  }

  @Test func stringsAreMeasuredWithoutALabel() {
    let font = UIFont.systemFont(ofSize: 17)
    let size = "Two words".size(withAttributes: [.font: font])
    #expect(abs(size.height - font.lineHeight) < 1e-9)
    let wrapped = "Two words".boundingRect(
      with: CGSize(width: size.width - 1, height: 0), options: .usesLineFragmentOrigin,
      attributes: [.font: font], context: nil)
    #expect(abs(wrapped.height - 2 * font.lineHeight) < 1e-9)
    let unwrapped = "Two words".boundingRect(
      with: CGSize(width: 10, height: 0), attributes: [.font: font], context: nil)
    #expect(unwrapped.size == size)
  }
}
