import Foundation

/// The sources of this package, as files on disk.
struct SourceTree {
  /// A Swift file of the package.
  struct File {
    /// Relative to the package's folder: `Sources/Git/Repository.swift`.
    var path: String
    var lines: [Substring]

    /// The modules that the file imports, in order.
    var imports: [String] {
      lines.compactMap { line in
        let words = line.split(separator: " ")
        guard let index = words.firstIndex(of: "import"), index + 1 < words.count,
          words[..<index].allSatisfy({ Self.importModifiers.contains(String($0)) })
        else { return nil }
        let module = words[index + 1]
        let kinds: Set<Substring> = ["class", "enum", "func", "let", "struct", "typealias", "var"]
        guard kinds.contains(module) else { return String(module.prefix { $0 != "." }) }
        return words.count > index + 2 ? String(words[index + 2].prefix { $0 != "." }) : nil
      }
    }

    private static let importModifiers: Set<String> = [
      "@_exported", "@testable", "@preconcurrency", "public", "package", "internal", "fileprivate",
      "private",
    ]
  }

  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The Swift files below a folder of the package, in order of path.
  static func swiftFiles(below folder: String) throws -> [File] {
    let base = root.appending(path: folder)
    guard let walk = FileManager.default.enumerator(atPath: base.path) else { return [] }
    let paths = walk.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted()
    return try paths.map { path in
      let text = try String(contentsOf: base.appending(path: path), encoding: .utf8)
      return File(
        path: folder + "/" + path,
        lines: text.split(separator: "\n", omittingEmptySubsequences: false))
    }
  }
}
