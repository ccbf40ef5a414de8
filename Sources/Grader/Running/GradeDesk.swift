/// Sees to it that the same files are graded once, however many handed them in and whoever comes
/// first.
actor GradeDesk {
  private var underway: [String: Task<Void, any Error>] = [:]

  /// Does what is to be done for a key, or waits for whoever does it already.
  func once(_ key: String, _ work: @escaping @Sendable () async throws -> Void) async throws {
    if let task = underway[key] { return try await task.value }
    let task = Task { try await work() }
    underway[key] = task
    // What is done is on disk: whoever comes later finds it there.
    defer { underway[key] = nil }
    return try await task.value
  }
}
