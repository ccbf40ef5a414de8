import Foundation

/// A moment as files and people have it.
enum MomentText {
  /// `2026-11-20T22:59:00Z`.
  static func of(_ seconds: Int) -> String {
    Date(timeIntervalSince1970: Double(seconds)).formatted(.iso8601)
  }
}
