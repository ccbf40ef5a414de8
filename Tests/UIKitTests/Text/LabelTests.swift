import Foundation
import OnePhone
import Testing

@testable import UIKit

/// Labels as layout and the record see them.
@MainActor
@Suite(.onePhone) struct LabelTests {
  private func label(_ text: String?, lines: Int = 1, font: UIFont? = nil) -> UILabel {
    let label = UILabel()
    label.text = text
    label.numberOfLines = lines
    label.font = font
    return label
  }

  private func begin(scale: Double) {
    var screen = ScreenDescription.iPhoneX
    screen.scale = scale
    ApplicationHost.begin(on: screen, observer: nil)
  }

  @Test(
    "fact 5.2: the height of n lines, rounded up to a pixel as a whole",
    arguments: [
      (17, 1, 3, 20.333), (17, 1, 2, 20.5), (17, 2, 3, 40.667), (17, 2, 2, 41), (17, 3, 3, 61),
      (17, 3, 2, 61), (17, 54, 3, 1095.667), (17, 54, 2, 1096), (18, 1, 3, 21.667),
      (16, 1, 3, 19.333), (13, 3, 3, 46.667),
    ] as [(CGFloat, Int, Double, CGFloat)])
  func heights(size: CGFloat, lines: Int, scale: Double, expected: CGFloat) {
    begin(scale: scale)
    let text = Array(repeating: "line", count: lines).joined(separator: "\n")
    let height = label(text, lines: 0, font: .systemFont(ofSize: size)).intrinsicContentSize.height
    #expect(abs(height - expected) < 0.001)
  }

  @Test("fact 5.2: the width is rounded up to a pixel")
  func widths() {
    begin(scale: 3)
    let width = label("Label").intrinsicContentSize.width
    #expect(width * 3 == (width * 3).rounded())
    #expect(width >= 41.5 && width <= 42)
  }

  @Test("fact 5.3: no text has no size", arguments: [nil, ""])
  func empty(text: String?) {
    let label = label(text)
    #expect(label.intrinsicContentSize == .zero)
    #expect(label.sizeThatFits(CGSize(width: 100, height: 100)) == .zero)
    #expect(label.textBaselines == nil)
    #expect(label.drawnText == nil)
  }

  @Test("fact 5.4: lines beyond the number do not count")
  func numberOfLines() {
    begin(scale: 2)
    let text = "one\ntwo and more\nthree"
    #expect(label(text).intrinsicContentSize == label("one").intrinsicContentSize)
    #expect(
      label(text, lines: 2).intrinsicContentSize
        == label("one\ntwo and more", lines: 0).intrinsicContentSize)
  }

  @Test("fact 5.5: an explicit width wraps; otherwise the width that layout gives it")
  func wrapping() {
    begin(scale: 2)
    let label = label("Words that do not go on one line", lines: 0)
    let oneLine = label.intrinsicContentSize
    #expect(label.needsDoubleUpdateConstraintsPass)
    label.layoutWidthDidResolve(120)
    #expect(label.intrinsicContentSize.width <= 120)
    #expect(label.intrinsicContentSize.height == 61)
    label.layoutWidthDidResolve(0)
    #expect(label.intrinsicContentSize == oneLine)
    label.preferredMaxLayoutWidth = 120
    #expect(!label.needsDoubleUpdateConstraintsPass)
    #expect(label.intrinsicContentSize.height == 61)
    label.numberOfLines = 1
    #expect(label.intrinsicContentSize == oneLine)
  }

  @Test("fact 5.5: constraints give the label its width, and it gives them its height")
  func layout() {
    begin(scale: 2)
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 148, height: 400))
    let label = label("Words that do not go on one line", lines: 0)
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: root.topAnchor, constant: 14),
      label.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 14),
      label.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -14),
    ])
    root.layoutIfNeeded()
    #expect(label.frame == CGRect(x: 14, y: 14, width: 120, height: 61))
    label.text = "Word"
    root.layoutIfNeeded()
    #expect(label.frame == CGRect(x: 14, y: 14, width: 120, height: 20.5))
    root.frame.size.width = 48
    label.text = "Words that do not go on one line"
    root.layoutIfNeeded()
    #expect(label.drawnText?.isTruncated == false)
    #expect(label.frame.height > 100)
  }

  @Test("fact 5.8: a label fits itself to a width; one of one line has the width that it needs")
  func fitting() {
    begin(scale: 2)
    let text = "Words that do not go on one line"
    let wrapped = label(text, lines: 0).sizeThatFits(CGSize(width: 120, height: 5))
    #expect(wrapped.width <= 120)
    #expect(wrapped.height == 61)
    let one = label(text)
    #expect(one.sizeThatFits(CGSize(width: 20, height: 5)) == one.intrinsicContentSize)
    one.frame.origin = CGPoint(x: 7, y: 9)
    one.sizeToFit()
    #expect(one.frame == CGRect(origin: CGPoint(x: 7, y: 9), size: one.intrinsicContentSize))
  }

  @Test("fact 5.9 and 1.28: a new label")
  func defaults() {
    begin(scale: 3)
    let label = UILabel()
    #expect(label.font == .systemFont(ofSize: 17))
    #expect(label.textColor == .darkText)
    #expect(label.backgroundColor == nil)
    #expect(!label.isUserInteractionEnabled)
    #expect(label.numberOfLines == 1)
    #expect(label.lineBreakMode == .byTruncatingTail)
    #expect(label.textAlignment == .natural)
    #expect(label.contentHuggingPriority(for: .horizontal).rawValue == 250)
    #expect(label.contentHuggingPriority(for: .vertical).rawValue == 251)
    #expect(label.contentCompressionResistancePriority(for: .horizontal).rawValue == 750)
  }

  @Test("fact 1.13: baselines lie where the text has them, on pixels")
  func baselines() {
    begin(scale: 2)
    #expect(
      label("one\ntwo", lines: 0).textBaselines
        == BaselineOffsets(firstFromTop: 16, lastFromBottom: 4.5))
  }

  @Test("fact 5.6: what is drawn is what the bounds have room for")
  func drawn() {
    begin(scale: 2)
    let label = label("one\ntwo\nthree", lines: 0)
    label.frame.size = CGSize(width: 100, height: 45)
    label.textColor = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    let expected = DrawnText(
      string: "one\ntwo\nthree",
      color: ColorComponents(red: 1, green: 0.5, blue: 0, alpha: 1), fontName: ".SFUI-Regular",
      fontSize: 17, numberOfLines: 0, drawnLines: 2, isTruncated: true,
      fullWidth: Double(label.intrinsicContentSize.width), fullHeight: 61)
    #expect(label.drawnText == expected)
  }

  @Test("fact 5.7: a text of one line shrinks to fit, and its intrinsic size stays")
  func shrinking() throws {
    begin(scale: 2)
    let label = label("A text of one line")
    let size = label.intrinsicContentSize
    label.adjustsFontSizeToFitWidth = true
    label.frame.size = CGSize(width: size.width / 2, height: 20.5)
    var drawn = try #require(label.drawnText)
    #expect(!drawn.isTruncated)
    #expect(abs(drawn.fontSize - 8.5) < 0.1)
    #expect(label.intrinsicContentSize == size)
    label.minimumScaleFactor = 0.8
    drawn = try #require(label.drawnText)
    #expect(drawn.isTruncated)
    #expect(abs(drawn.fontSize - 13.6) < 1e-9)
  }

  @Test func aChangeOfLookChangesTheSize() {
    begin(scale: 2)
    let label = label("Text")
    let small = label.intrinsicContentSize
    label.font = .boldSystemFont(ofSize: 30)
    #expect(label.intrinsicContentSize.width > small.width)
    #expect(label.intrinsicContentSize.height == 36)
    label.font = nil
    #expect(label.intrinsicContentSize == small)
  }
}
