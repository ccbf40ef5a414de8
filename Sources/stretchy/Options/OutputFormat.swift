import ArgumentParser

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

/// A form beside the main one, and the file for it: `html=report.html`.
struct FurtherOutput: ExpressibleByArgument {
  var format: OutputFormat
  var file: String

  init?(argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1)
    guard parts.count == 2, let format = OutputFormat(rawValue: String(parts[0])) else {
      return nil
    }
    self.format = format
    file = String(parts[1])
  }

  static var allValueStrings: [String] { OutputFormat.allCases.map { "\($0.rawValue)=FILE" } }
}
