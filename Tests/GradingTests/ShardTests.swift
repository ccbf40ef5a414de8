import Testing

@testable import Grading

/// Parts of a class.
@Suite struct ShardTests {
  private static let learners = (0..<100).map { Submission(id: "s\($0)", location: "s\($0)") }

  private func parts(_ count: Int, times: [String: Double]) throws -> [[String]] {
    try (1...count).map { number in
      try #require(Shard("\(number)/\(count)")).part(of: Self.learners, times: times).map(\.id)
    }
  }

  @Test(arguments: [1, 2, 3, 7, 100, 150])
  func everyLearnerIsInOnePart(count: Int) throws {
    let parts = try parts(count, times: [:])
    #expect(parts.flatMap { $0 }.sorted() == Self.learners.map(\.id).sorted())
    let sizes = parts.map(\.count)
    #expect((sizes.max() ?? 0) - (sizes.min() ?? 0) <= 1)
  }

  @Test func partsAreBalancedByTimes() throws {
    // One hundred seconds of one learner weigh as much as those of all others.
    var times = Dictionary(uniqueKeysWithValues: Self.learners.map { ($0.id, 1.0) })
    times["s3"] = 99
    #expect(try parts(2, times: times) == [["s3"], Self.learners.map(\.id).filter { $0 != "s3" }])
    for (id, seconds) in times { times[id] = seconds + Double(id.count) }
    let loads = try parts(4, times: times).map { part in part.reduce(0) { $0 + (times[$1] ?? 0) } }
    let mean = loads.reduce(0, +) / 4
    #expect(loads.allSatisfy { abs($0 - mean) < 0.1 * mean })
  }

  @Test func whoIsNotKnownIsTakenForTheMean() throws {
    let sizes = try parts(2, times: ["s0": 50, "s1": 50]).map(\.count)
    #expect(sizes == [50, 50])
  }

  @Test(arguments: ["", "1", "0/2", "3/2", "1/0", "1/2/3", "a/b", "-1/2", "1/99999"])
  func whatIsNoPartIsRefused(text: String) {
    #expect(Shard(text) == nil)
  }
}
