import Foundation

/// When work is due, and what becomes of it later.
package struct Deadline: Codable, Equatable, Sendable {
  /// Seconds since 1970.
  package var due: Int
  /// Days late that cost nothing.
  package var freeDays: Int
  /// What each further day that has begun takes of the points reached, in percent.
  package var percentPerDay: Double
  /// After so many days nothing counts any more; nil if there is no such end.
  package var mostDays: Int?

  package init(due: Int, freeDays: Int = 0, percentPerDay: Double = 0, mostDays: Int? = nil) {
    self.due = due
    self.freeDays = freeDays
    self.percentPerDay = percentPerDay
    self.mostDays = mostDays
  }

  /// Reads a moment as ISO 8601 has it, with its zone: `2026-11-20T23:59:00+01:00`.
  ///
  /// - Returns: seconds since 1970; nil for what is no such moment. A moment without a zone is none:
  ///   nobody could say when it is.
  package static func moment(_ text: String) -> Int? {
    let form = /\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(:\d{2})?(Z|[+-]\d{2}:?\d{2})/
    guard let match = text.wholeMatch(of: form) else { return nil }
    var whole = text.replacing(" ", with: "T")
    if match.1 == nil, let zone = whole.lastIndex(where: { "Z+-".contains($0) }) {
      whole.insert(contentsOf: ":00", at: zone)
    }
    return (try? Date(whole, strategy: .iso8601)).map { Int($0.timeIntervalSince1970) }
  }
}
