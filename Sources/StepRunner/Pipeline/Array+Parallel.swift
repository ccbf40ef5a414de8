extension Array where Element: Sendable {
  /// What comes of each element, several worked on at a time.
  ///
  /// - Parameters:
  ///   - width: how many at a time, one at least.
  ///   - progress: told how many are done, each time that one is.
  ///   - work: what is done with an element; the next one is begun when one is done.
  /// - Returns: a result an element, in the elements' order, whatever the width.
  /// - Throws: what `work` throws first.
  package func mapped<Result: Sendable>(
    width: Int, progress: (Int) -> Void = { _ in },
    _ work: @escaping @Sendable (Element) async throws -> Result
  ) async throws -> [Result] {
    try await withThrowingTaskGroup(of: (Int, Result).self) { group in
      var next = 0
      func start() {
        guard next < count else { return }
        let index = next
        next += 1
        group.addTask { (index, try await work(self[index])) }
      }
      for _ in 0..<Swift.max(1, width) { start() }
      var results = [Result?](repeating: nil, count: count)
      var done = 0
      while let (index, result) = try await group.next() {
        results[index] = result
        done += 1
        progress(done)
        start()
      }
      return results.compactMap { $0 }
    }
  }
}
