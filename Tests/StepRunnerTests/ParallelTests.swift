import Testing

@testable import StepRunner

/// Several things done at a time.
@Suite struct ParallelTests {
  @Test(arguments: [0, 1, 2, 9])
  func whatComesOfThemIsInTheirOrder(width: Int) async throws {
    var told: [Int] = []
    let results = try await [5, 3, 1, 4].mapped(width: width, progress: { told.append($0) }) {
      number in
      for _ in 0..<number { await Task.yield() }
      return number * 10
    }
    #expect(results == [50, 30, 10, 40])
    #expect(told == [1, 2, 3, 4])
  }

  @Test func nothingComesOfNothing() async throws {
    #expect(try await [Int]().mapped(width: 2) { $0 } == [])
  }

  @Test func aFailureIsThrown() async {
    await #expect(throws: Failure.self) {
      try await [1, 2, 3].mapped(width: 2) { number in
        if number == 2 { throw Failure() }
        return number
      }
    }
  }

  private struct Failure: Error {}
}
