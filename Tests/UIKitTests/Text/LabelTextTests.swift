import Foundation
import OnePhone
import Testing

@testable import UIKit

/// What of a text a label shows, and where.
@MainActor
@Suite(.onePhone) struct LabelTextTests {
  private static let text = "The path to the lake begins behind the last house of the village."

  private func label(
    _ text: String, lines: Int = 1, width: CGFloat = 150, height: CGFloat = 61,
    set: (UILabel) -> Void = { _ in }
  ) -> UILabel {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: height))
    label.text = text
    label.numberOfLines = lines
    set(label)
    return label
  }

  /// The lines as they are read, with an ellipsis where one stands.
  private func read(_ label: UILabel) throws -> [String] {
    let painted = try #require(label.painted)
    let bytes = Array(painted.string.utf8)
    func part(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    return painted.lines.map { line in
      guard let gap = line.ellipsis else { return part(line.bytes) }
      return part(line.bytes.lowerBound..<max(line.bytes.lowerBound, gap.lowerBound)) + "\u{2026}"
        + part(min(gap.upperBound, line.bytes.upperBound)..<line.bytes.upperBound)
    }
  }

  @Test(
    "fact 5.6: how a text is cut off that is too long for one line",
    arguments: [
      (NSLineBreakMode.byTruncatingTail, "^The path to the.*\u{2026}$"),
      (.byTruncatingHead, "^\u{2026}.*of the village\\.$"),
      (.byTruncatingMiddle, "^The pa.*\u{2026}.*village\\.$"),
      (.byClipping, "^The path to the lake begins behind the last house of the village\\.$"),
      (.byWordWrapping, "^The path to the$"),
      (.byCharWrapping, "^The path to the lak$"),
    ])
  func cutting(mode: NSLineBreakMode, pattern: String) throws {
    let label = label(Self.text) { $0.lineBreakMode = mode }
    let lines = try read(label)
    #expect(lines.count == 1)
    let expression = try Regex(pattern)
    #expect(try expression.firstMatch(in: lines[0]) != nil, "\(lines)")
    #expect(label.drawnText?.isTruncated == true)
    let painted = try #require(label.painted)
    #expect(mode == .byClipping ? painted.lines[0].width > 150 : painted.lines[0].width <= 150)
    let short = self.label("The lake") { $0.lineBreakMode = mode }
    #expect(try read(short) == ["The lake"])
    #expect(short.drawnText?.isTruncated == false)
  }

  @Test("fact 5.6: only the last of several lines is cut off", arguments: [2, 3])
  func lastLine(lines count: Int) throws {
    for mode in [NSLineBreakMode.byTruncatingTail, .byTruncatingHead, .byTruncatingMiddle] {
      let lines = try read(label(Self.text, lines: count) { $0.lineBreakMode = mode })
      #expect(lines.count == count)
      #expect(lines.dropLast().allSatisfy { !$0.contains("\u{2026}") })
      #expect(lines.last?.contains("\u{2026}") == true, "\(mode) \(lines)")
    }
  }

  @Test("lines between characters fill the width, those between words break at words")
  func wrapping() throws {
    let words = try read(
      label(Self.text, lines: 0, height: 300) { $0.lineBreakMode = .byWordWrapping })
    let characters = try read(
      label(Self.text, lines: 0, height: 300) { $0.lineBreakMode = .byCharWrapping })
    #expect(words.allSatisfy { Self.text.contains($0) && !$0.hasPrefix(" ") })
    #expect(words.joined(separator: " ") == Self.text)
    #expect(characters != words)
  }

  @Test("where the lines of each alignment lie")
  func alignments() throws {
    func places(_ set: (UILabel) -> Void) throws -> [(x: Double, end: Double)] {
      try #require(label(Self.text, lines: 0, height: 200, set: set).painted).lines
        .map { ($0.x, $0.x + $0.width) }
    }
    let left = try places { $0.textAlignment = .left }
    #expect(left.allSatisfy { $0.x == 0 && $0.end <= 150 })
    let natural = try places { $0.textAlignment = .natural }
    #expect(natural.map(\.x) == left.map(\.x) && natural.map(\.end) == left.map(\.end))
    let right = try places { $0.textAlignment = .right }
    #expect(right.allSatisfy { abs($0.end - 150) < 0.001 })
    let middle = try places { $0.textAlignment = .center }
    #expect(middle.allSatisfy { abs($0.x + $0.end - 150) < 0.001 })
    let spread = try places { $0.textAlignment = .justified }
    #expect(spread.dropLast().allSatisfy { $0.x == 0 && abs($0.end - 150) < 0.001 })
    #expect(spread.last?.end == left.last?.end)
    #expect(left.dropLast().contains { $0.end < 149 })
  }

  @Test("a paragraph that is written from the right begins at the right")
  func writtenFromTheRight() throws {
    func start(_ direction: NSWritingDirection, _ alignment: NSTextAlignment) throws -> Double {
      let style = NSMutableParagraphStyle()
      style.baseWritingDirection = direction
      style.alignment = alignment
      let label = label("") {
        $0.attributedText = NSAttributedString(
          string: "שלום", attributes: [.paragraphStyle: style])
      }
      return try #require(label.painted?.lines.first?.x)
    }
    #expect(try start(.natural, .natural) == 0)
    #expect(try start(.leftToRight, .natural) == 0)
    #expect(try start(.rightToLeft, .natural) > 50)
    #expect(try start(.rightToLeft, .left) == 0)
  }

  @Test("what is painted says how a paragraph is written, where the app said so")
  func paintedDirection() throws {
    func painted(_ direction: NSWritingDirection) throws -> Bool? {
      let style = NSMutableParagraphStyle()
      style.baseWritingDirection = direction
      let label = label("") {
        $0.attributedText = NSAttributedString(
          string: "abc", attributes: [.paragraphStyle: style])
      }
      return try #require(label.painted?.runs.first).isRightToLeft
    }
    #expect(try painted(.natural) == nil)
    #expect(try painted(.leftToRight) == false)
    #expect(try painted(.rightToLeft) == true)
  }

  @Test("a label is as wide as its Hebrew, and cuts it off at the left")
  func hebrew() throws {
    let whole = label("שלום עולם").intrinsicContentSize
    #expect(whole.width > label("שלום").intrinsicContentSize.width)
    #expect(whole.height == label("A").intrinsicContentSize.height)
    let text = "שלום עולם"
    let measured = text.boundingRect(
      with: CGSize(width: 1000, height: 1000), options: .usesLineFragmentOrigin,
      attributes: [.font: UIFont.systemFont(ofSize: 17)], context: nil)
    #expect(abs(measured.width - whole.width) < 0.5)
    let cut = try #require(label(text, width: whole.width / 2).painted?.lines.first)
    let ellipsis = try #require(cut.ellipsis)
    #expect(ellipsis.upperBound == text.utf8.count, "the end of reading")
  }

  @Test(
    "fact 5.7: a text shrinks as far as it may, and is then cut off",
    arguments: [(0.0, 0.5, false), (0.75, 0.75, true), (0.2, 0.5, false)]
      as [(CGFloat, CGFloat, Bool)])
  func shrinking(minimum: CGFloat, scale: CGFloat, isCut: Bool) throws {
    let text = "A text of one line"
    let whole = label(text).intrinsicContentSize.width
    let narrow = label(text, width: whole / 2) {
      $0.adjustsFontSizeToFitWidth = true
      $0.minimumScaleFactor = minimum
    }
    let painted = try #require(narrow.painted)
    #expect(abs(painted.scale - scale) < 0.02)
    #expect(narrow.drawnText?.isTruncated == isCut)
    #expect(narrow.intrinsicContentSize.width == whole)
    narrow.adjustsFontSizeToFitWidth = false
    #expect(narrow.painted?.scale == 1 && narrow.drawnText?.isTruncated == true)
  }

  @Test(
    "no text breaks a label",
    arguments: [
      "🏔️👩‍👩‍👧‍👦🇨🇭👍🏽", "שלום עולם abc مرحبا", "e\u{301}\u{302}\u{303}", "\u{202E}abc\u{202C}",
      "\u{FFFC}\u{0}\u{7}", "a\u{2028}b\u{2029}c\r\nd", "\u{1F3F4}\u{E0067}\u{E0062}", "\u{200B}",
    ])
  func strangeTexts(text: String) throws {
    for lines in [0, 1, 2] {
      for width in [0.0, 5, 40, 300] as [CGFloat] {
        let label = label(text, lines: lines, width: width)
        let size = label.intrinsicContentSize
        #expect(size.width.isFinite && size.height.isFinite && size.height >= 0)
        #expect(label.sizeThatFits(CGSize(width: width, height: 0)).height.isFinite)
        _ = label.painted
      }
    }
  }

  @Test("a text of a million characters is measured, wrapped and cut off")
  func megabyte() throws {
    let text = String(repeating: "A line of text that is repeated. ", count: 32_000)
    #expect(text.utf8.count > 1_000_000)
    let label = label(text, lines: 0, width: 300)
    let size = label.sizeThatFits(CGSize(width: 300, height: 0))
    #expect(size.width <= 300 && size.height > 20_000 * 20)
    #expect(try #require(label.painted).lines.count == 3)
    label.numberOfLines = 2
    #expect(label.sizeThatFits(CGSize(width: 300, height: 0)).height < 41)
  }

  @Test("a text field and a text view take a million characters too")
  func megabyteInControls() {
    let text = String(repeating: "word ", count: 210_000)
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 34))
    field.text = text
    #expect(field.intrinsicContentSize.width > 1_000_000)
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    view.text = text
    view.layoutIfNeeded()
    #expect(view.contentSize.height > 100_000)
  }
}

extension UILabel {
  /// The text as it is painted in the whole label.
  fileprivate var painted: PaintedText? { paintedText(in: bounds) }
}
