import Foundation
import Testing

/// The numbered facts of UIKit that tests cite: each has a test, or a reason to have none.
@Suite struct FactTests {
  /// The numbers of each section.
  private static let numbers: [(section: Int, facts: [ClosedRange<Int>])] = [
    (0, [1...10]), (1, [1...47]), (2, [1...12, 18...48]), (3, [1...9, 30...34]), (4, [1...8]),
    (5, [1...13]), (6, [1...14]), (7, [1...8]), (8, [1...7]), (9, [1...8]), (10, [1...8]),
    (11, [1...10]), (12, [1...7]),
  ]

  /// Why a fact has no test of its own.
  private static let reasons = [
    "0.3": "our choice is 12.2",
    "0.8": "it is 3.30 in short",
    "0.10": "SnapKit is our own: 9.6",
    "1.41": "not known of UIKit: our choice is 12.2",
    "2.31": "not built: indicators keep out of the safe area only (2.29)",
    "7.1": "without a host the process ends; apphost's runs do not come back from it",
    "9.6": "said of SnapKit's own sources; ours is written anew",
    "9.8": "said of Foundation; what it lacks is there, or nothing would compile",
    "11.1": "not known: 12.2", "11.2": "not known: 12.5", "11.3": "not known: 12.4",
    "11.4": "not known: 12.3", "11.5": "not known: ScrollIndicatorGeometry, 2.29",
    "11.6": "not known: 2.38 and 2.47", "11.7": "not known: DeviceCatalog",
    "11.8": "not known: 2.2", "11.9": "not known: 1.39", "11.10": "not known: the courses' own",
  ]

  /// The numbers that a text cites: `fact 1.2`, `facts 1.2, 1.4 and 1.6`, `facts 1.2 to 1.4`.
  static func cited(in text: some StringProtocol) -> Set<String> {
    let pattern = /[Ff]acts? (\d+\.\d+(?:(?:, | and | to |, and )\d+\.\d+)*)/
    var found: Set<String> = []
    for match in String(text).matches(of: pattern) {
      var last: (section: Int, number: Int)?
      var isRange = false
      for word in match.1.replacing(",", with: "").split(separator: " ") {
        let parts = word.split(separator: ".").compactMap { Int($0) }
        guard parts.count == 2 else {
          isRange = word == "to"
          continue
        }
        let first = isRange ? (last?.number ?? parts[1]) : parts[1]
        for number in min(first, parts[1])...parts[1] { found.insert("\(parts[0]).\(number)") }
        last = (parts[0], parts[1])
        isRange = false
      }
    }
    return found
  }

  @Test func everyFactHasATestOrAReason() throws {
    let known = Self.numbers.flatMap { section, ranges in
      ranges.flatMap { $0.map { "\(section).\($0)" } }
    }
    var tested: Set<String> = []
    for file in try SourceTree.swiftFiles(below: "Tests")
    where file.path != "Tests/ArchitectureTests/FactTests.swift" {
      tested.formUnion(Self.cited(in: file.lines.joined(separator: "\n")))
    }
    #expect(known.filter { !tested.contains($0) && Self.reasons[$0] == nil } == [])
    #expect(tested.subtracting(known).sorted() == [], "no such fact")
    let needless = Self.reasons.keys.filter { tested.contains($0) || !known.contains($0) }
    #expect(needless.sorted() == [])
  }

  @Test func numbersAreReadAsTheyAreWritten() {
    #expect(Self.cited(in: "fact 1.2: a") == ["1.2"])
    #expect(Self.cited(in: "facts 1.2, 1.4 and 2.6 hold") == ["1.2", "1.4", "2.6"])
    #expect(Self.cited(in: "Facts 2.18 to 2.21") == ["2.18", "2.19", "2.20", "2.21"])
    #expect(Self.cited(in: "fact 1.6a, factor 1.5, 3.4") == ["1.6"])
  }
}
