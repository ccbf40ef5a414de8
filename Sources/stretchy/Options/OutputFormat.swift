import ArgumentParser
import Foundation

/// A form in which a result can be written.
enum OutputFormat: String, ExpressibleByArgument, CaseIterable {
  case text, json, junit, html, tap, github
  case githubSummary = "github-summary"

  /// The names of forms, as a person lists them.
  static func names(_ formats: [OutputFormat]) -> String {
    let names = formats.map(\.rawValue)
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " or " + last
  }
}

/// A form beside the main one, and the file for it.
struct FurtherOutput {
  var format: OutputFormat
  var file: String

  /// Reads `html=report.html`.
  ///
  /// - Throws: `ValidationError` for what is no form and a file.
  init(_ argument: String) throws {
    let parts = argument.split(separator: "=", maxSplits: 1)
    guard parts.count == 2 else {
      throw ValidationError("--also takes a form and a file: --also html=report.html")
    }
    guard let format = OutputFormat(rawValue: String(parts[0])) else {
      let known = OutputFormat.names(OutputFormat.allCases)
      throw ValidationError("'\(parts[0])' is no form. There are: \(known).")
    }
    self.format = format
    file = String(parts[1])
  }

  /// The file as no other path names it.
  var path: String { URL(filePath: file).standardizedFileURL.path }
}
