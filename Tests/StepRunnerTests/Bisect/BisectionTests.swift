import Foundation
import Testing

@testable import Git
@testable import StepRunner

/// The search for a commit, with made-up histories.
@Suite struct BisectionTests {
  private static func commit(_ number: Int, after parents: [Int]) throws -> Commit {
    func id(_ number: Int) throws -> ObjectID {
      try #require(ObjectID(hex: String(format: "%040x", number)))
    }
    return Commit(
      id: try id(number), tree: try id(0), parents: try parents.map(id), author: "",
      date: Date(timeIntervalSince1970: 0), committed: Date(timeIntervalSince1970: 0),
      summary: "\(number)", message: "")
  }

  /// Commits in a row, 1 the oldest.
  private static func row(_ count: Int) throws -> [Commit] {
    try (1...count).map { try commit($0, after: $0 == 1 ? [] : [$0 - 1]) }
  }

  /// Searches, with an answer for each commit by its number.
  ///
  /// - Returns: the suspects and the checks made, by their numbers.
  private static func search(
    _ commits: [Commit], _ answer: (Int) -> Bisection.Answer
  ) throws -> (suspects: [Int], checks: [Int]) {
    var bisection = Bisection(commits: commits)
    var checks: [Int] = []
    while let next = bisection.next {
      let number = try #require(Int(next.summary))
      try #require(!checks.contains(number), "checked twice")
      checks.append(number)
      bisection.take(answer(number), for: next)
    }
    return (bisection.suspects.compactMap { Int($0.summary) }, checks)
  }

  @Test(arguments: 1...33)
  func inARowTheFirstBrokenOneIsFoundByHalving(broken: Int) throws {
    let (suspects, checks) = try Self.search(Self.row(33)) { $0 < broken ? .holds : .isBroken }
    #expect(suspects == [broken])
    #expect(checks.count <= 6)
    #expect(checks.first == 16)
  }

  @Test func oneCommitNeedsNoCheck() throws {
    #expect(try Self.search(Self.row(1)) { _ in .cannotSay }.suspects == [1])
  }

  @Test(arguments: 1...20)
  func whatCannotBeCheckedElsewhereHidesNothing(broken: Int) throws {
    let (suspects, _) = try Self.search(Self.row(20)) { number in
      if number % 3 == 0, number != broken, number != broken - 1 { return .cannotSay }
      return number < broken ? .holds : .isBroken
    }
    #expect(suspects == [broken])
  }

  @Test func whatCannotBeCheckedNextToItMakesTheAnswerARange() throws {
    let (suspects, _) = try Self.search(Self.row(20)) { number in
      (8...10).contains(number) ? .cannotSay : number < 9 ? .holds : .isBroken
    }
    #expect(suspects == [8, 9, 10, 11])
    let (all, checks) = try Self.search(Self.row(5)) { _ in .cannotSay }
    #expect(all == [1, 2, 3, 4, 5])
    #expect(checks.sorted() == [1, 2, 3, 4])
  }

  @Test func aLongStretchThatDoesNotBuildIsLeftSoon() throws {
    let (suspects, checks) = try Self.search(Self.row(1000)) { number in
      (400...600).contains(number) ? .cannotSay : number < 900 ? .holds : .isBroken
    }
    #expect(suspects == [900])
    #expect(checks.count < 20)
  }

  @Test(arguments: 1...8)
  func branchesAreFollowed(broken: Int) throws {
    // 1 - 2 - 3 ----- 7 - 8
    //      \\- 4 - 5 - 6 -/
    let commits = try [
      Self.commit(1, after: []), Self.commit(2, after: [1]), Self.commit(3, after: [2]),
      Self.commit(4, after: [2]), Self.commit(5, after: [4]), Self.commit(6, after: [5]),
      Self.commit(7, after: [3, 6]), Self.commit(8, after: [7]),
    ]
    let leading: [Int: Set<Int>] = [
      1: [1], 2: [1, 2], 3: [1, 2, 3], 4: [1, 2, 4], 5: [1, 2, 4, 5], 6: [1, 2, 4, 5, 6],
      7: Set(1...7), 8: Set(1...8),
    ]
    let (suspects, checks) = try Self.search(commits) { number in
      leading[number]?.contains(broken) == true ? .isBroken : .holds
    }
    #expect(suspects == [broken])
    #expect(checks.count <= 4)
  }
}
