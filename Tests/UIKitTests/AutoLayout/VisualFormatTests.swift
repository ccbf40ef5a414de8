import Foundation
import OnePhone
import Testing

@testable import UIKit

@MainActor
@Suite("The visual format language", .onePhone)
struct VisualFormatTests {
  private let root = makeRoot(300, 300)
  private let one = ContentView(10, 10)
  private let two = ContentView(10, 10)

  init() {
    root.accessibilityIdentifier = "root"
    _ = one.added(to: root, "one")
    _ = two.added(to: root, "two")
  }

  @Test(
    "A format becomes constraints",
    arguments: [
      (
        "|-10-[one]-[two]-5-|",
        [
          "one.leading == root.leading + 10", "two.leading == one.trailing + 8",
          "root.trailing == two.trailing + 5",
        ]
      ),
      (
        "V:|[one][two]|",
        ["one.top == root.top", "two.top == one.bottom", "root.bottom == two.bottom"]
      ),
      ("H:[one(100)]", ["one.width == 100"]),
      ("V:[one(>=wide@750,<=200)]", ["one.height >= 80 @750", "one.height <= 200"]),
      (
        "[one(two)]-(>=wide,20@low)-[two]",
        [
          "one.width == two.width", "two.leading >= one.trailing + 80",
          "two.leading == one.trailing + 20 @250",
        ]
      ),
      (
        "H:|-[one]-|", ["one.leading == root.leadingMargin", "root.trailingMargin == one.trailing"]
      ),
      ("|-(-8)-[one]", ["one.leading == root.leading - 8"]),
    ])
  func formats(format: String, expected: [String]) {
    let made = NSLayoutConstraint.constraints(
      withVisualFormat: format, metrics: ["wide": 80, "low": 250.0],
      views: ["one": one, "two": two])
    #expect(made.map(stable) == expected)
    #expect(made.map(\.isActive) == made.map { _ in false })
  }

  @Test("Options align the items and give a direction")
  func options() {
    let aligned = NSLayoutConstraint.constraints(
      withVisualFormat: "[one]-[two]",
      options: [.alignAllTop, .alignAllBottom, .directionLeftToRight],
      metrics: nil, views: ["one": one, "two": two])
    #expect(
      aligned.map(stable) == [
        "two.left == one.right + 8", "one.top == two.top", "one.bottom == two.bottom",
      ])
    let reversed = NSLayoutConstraint.constraints(
      withVisualFormat: "|-(>=4)-[one]-[two]", options: .directionRightToLeft, metrics: nil,
      views: ["one": one, "two": two])
    #expect(
      reversed.map(stable) == ["one.right <= root.right - 4", "two.right == one.left - 8"])
  }

  @Test(
    "What does not parse says what and where",
    arguments: [
      ("[one", "Expected a ']' here to give the end of a view.", 4),
      ("H|[one]", "Expected a ':' after the orientation.", 1),
      ("[one]-(>=)-[two]", "Expected a number or the name of a metric.", 9),
      ("[one]-8[two]", "Expected a '-' after the spacing.", 7),
      ("[one]|x", "Expected the end of the format.", 6),
      ("", "Expected a '[' here: a view must come next.", 0),
    ])
  func errors(format: String, message: String, position: Int) {
    #expect(throws: VisualFormatError(message: message, position: position)) {
      var parser = VisualFormatParser(format)
      _ = try parser.parse()
    }
  }

  /// The constraint with the views by their identifiers alone.
  private func stable(_ constraint: NSLayoutConstraint) -> String {
    var text = ConstraintText(naming: .host).describe(constraint)
    for name in ["one", "two", "root"] {
      text = text.replacing("ContentView'\(name)'", with: name)
      text = text.replacing("UIView'\(name)'", with: name)
    }
    return text
  }
}
