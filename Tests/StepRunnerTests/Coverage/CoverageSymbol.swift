import Foundation

/// A name of UIKit's that layout code uses, with how often it does.
///
/// `symbols.tsv` lists them: in how many of two dozen public layout libraries and sample apps, how
/// often in all, and a line of code that uses it.
struct CoverageSymbol {
  let repositories: Int
  let occurrences: Int
  /// The type that it belongs to, or `types`.
  let group: String
  let name: String
  /// A statement that uses it; after `#source:` a declaration that is looked over before compiling.
  let probe: String
  /// Why it is no concern of ours; nil for all others.
  let outside: String?

  static let sourceMark = "#source: "

  /// All of the list, the most used first.
  static func all() throws -> [CoverageSymbol] {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "symbols.tsv")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst()
    return lines.compactMap { line in
      let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 6, let repositories = Int(parts[0]), let occurrences = Int(parts[1])
      else { return nil }
      return CoverageSymbol(
        repositories: repositories, occurrences: occurrences, group: parts[2], name: parts[3],
        probe: parts[4], outside: parts[5].isEmpty ? nil : parts[5])
    }
  }
}

/// What becomes of code that uses a name.
enum Coverage: Equatable {
  case there
  /// It does not compile, and is told what to write instead.
  case refused(String)
  /// It does not compile, as if there were no such thing.
  case missing
  /// It is no concern of ours.
  case outside(String)
}
