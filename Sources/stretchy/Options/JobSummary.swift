import Foundation
import Reporting

/// The summary of the GitHub job that we run in: a file to which each command appends.
struct JobSummary {
  private let file: String
  private let text: String

  /// - Parameter render: the result in a form.
  /// - Returns: nil where no job tells of such a file.
  init?(
    of render: (OutputFormat, TextStyle) throws -> String, style: TextStyle
  ) throws {
    guard let file = Self.path else { return nil }
    self.file = file
    text = try render(.githubSummary, style)
  }

  private static var path: String? {
    let path = ProcessInfo.processInfo.environment["GITHUB_STEP_SUMMARY"] ?? ""
    return path.isEmpty ? nil : path
  }

  /// How many bytes GitHub still takes, after what other commands of the job's step have written.
  static var room: Int {
    guard let path else { return GitHubSummary.limit }
    // A file that is not there yet holds nothing; one that cannot be read is said on writing.
    let size = try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int
    return max(0, GitHubSummary.limit - (size ?? 0))
  }

  /// Appends the summary to the job's.
  ///
  /// - Throws: `Refusal` when the file cannot be written.
  func append() throws {
    let url = URL(filePath: file)
    do {
      if !FileManager.default.fileExists(atPath: file) { try Data().write(to: url) }
      let handle = try FileHandle(forWritingTo: url)
      defer { try? handle.close() }
      try handle.seekToEnd()
      try handle.write(contentsOf: Data(text.utf8))
    } catch {
      throw Refusal(message: "\(file) cannot be written: \(error.localizedDescription)")
    }
  }
}
