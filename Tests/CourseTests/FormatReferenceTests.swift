import Foundation
import Testing

@testable import Course

/// The reference of the format has every word, and no other.
@Suite struct FormatReferenceTests {
  private static let text: String = {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "steps/FORMAT.md")
    return (try? String(contentsOf: file, encoding: .utf8)) ?? ""
  }()

  /// The words of the tables' first columns below a heading.
  private static func words(below heading: String) -> [String] {
    let section = text.components(separatedBy: "\n#").first { section in
      section.drop { $0 == "#" || $0 == " " }.hasPrefix(heading + "\n")
    }
    let rows = (section ?? "").split(separator: "\n").filter { $0.hasPrefix("| `") }
    return rows.flatMap { row in
      row.split(separator: "|")[0].matches(of: /`([^`]+)`/).map { String($0.1) }
    }
  }

  @Test func everyFactOfAViewIsThereAndNoOther() {
    #expect(Set(Self.words(below: "Of a view")) == Set(Vocabulary.view.map(\.path)))
  }

  @Test func everyFactOfAConstraintIsThereAndNoOther() {
    #expect(Set(Self.words(below: "Of a constraint")) == Set(Vocabulary.constraint.map(\.path)))
  }

  @Test func everyFactOfAScrollViewIsThereAndNoOther() {
    #expect(Set(Self.words(below: "Of a scroll view")) == Set(Vocabulary.scrolling.map(\.path)))
  }

  @Test func everyFactOfTheMomentIsThereAndNoOther() {
    #expect(Set(Self.words(below: "Of the moment")) == Set(Vocabulary.moment.map(\.path)))
  }

  @Test func everyFunctionIsThereAsItIsWritten() {
    #expect(Set(Self.words(below: "Functions")) == Set(Function.allCases.map(\.usage)))
  }

  @Test(arguments: Vocabulary.colors.map(\.name))
  func everyColourIsThere(name: String) {
    #expect(Self.text.contains("`\(name)`"))
  }

  @Test(arguments: Course.manifestKeys + ManifestReader.behaviourKeys + ManifestReader.gestureNames)
  func everyKeyOfTheManifestIsThere(key: String) {
    #expect(Self.text.contains("`\(key)`") || Self.text.contains("\(key): "))
  }
}
