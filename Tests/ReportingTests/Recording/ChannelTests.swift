import Foundation
import Testing

@testable import Reporting

/// Numbers a frame, written and read back by a reader that is written here from the description.
@Suite struct ChannelTests {
  /// What a page's script would read.
  static func values(_ channel: Channel, count: Int) throws -> [Int] {
    guard case .coded(let text) = channel else {
      guard case .constant(let value) = channel else { return [] }
      return Array(repeating: value, count: count)
    }
    var bytes = Array(try #require(Data(base64Encoded: text)))[...]
    func next() -> Int {
      var (number, shift) = (0, 0)
      while let byte = bytes.popFirst() {
        number |= Int(byte & 0x7F) << shift
        shift += 7
        if byte < 0x80 { break }
      }
      return number
    }
    var values = [0, 0]
    func append(_ residual: Int) {
      values.append(residual + 2 * values[values.count - 1] - values[values.count - 2])
    }
    while !bytes.isEmpty {
      let code = next()
      if code == 0 {
        for _ in 0..<next() { append(0) }
      } else {
        append(code % 2 == 1 ? -(code + 1) / 2 : code / 2)
      }
    }
    return Array(values.dropFirst(2))
  }

  @Test(arguments: [
    [], [7], [0, 0, 0], [1, 2, 3, 4], [5, 5, 5, 9, 9, 1], [0, -1, 1, -1],
    [262_500, 262_500, 0, 262_500], [Channel.limit, -Channel.limit, Channel.limit],
  ])
  func whatIsWrittenIsRead(values: [Int]) throws {
    #expect(try Self.values(Channel(values), count: values.count) == values)
  }

  @Test func randomValuesAreReadAsWritten() throws {
    var random = SystemOfNumbers(seed: 20_171_104)
    for round in 0..<200 {
      let values = (0..<Int(random.next() % 60)).map { _ in
        Int(truncatingIfNeeded: random.next() % 4_000_000) - 2_000_000
      }
      #expect(
        try Self.values(Channel(values), count: values.count) == values, "round \(round)")
    }
  }

  @Test func whatMovesEvenlyTakesNextToNothing() throws {
    let way = (0..<600).map { 1000 + 6333 * $0 }
    guard case .coded(let text) = Channel(way) else {
      Issue.record("a way is no constant")
      return
    }
    #expect(text.utf8.count <= 12)
    #expect(Channel(Array(repeating: 41, count: 600)) == .constant(41))
  }

  @Test func whatNoPageCanShowIsHeldWithinBounds() {
    #expect(Channel([Int.max, Int.max]) == .constant(Channel.limit))
    #expect(Channel(points: [.infinity, .infinity]) == .constant(0))
    #expect(Channel(points: [1e300, 1e300]) == .constant(2_000_000_000))
    #expect(Channel(points: [41.5004, 41.5004]) == .constant(41_500))
  }

  /// The numbers of SplitMix64.
  private struct SystemOfNumbers {
    var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var word = state
      word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
      word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
      return word ^ (word >> 31)
    }
  }
}
