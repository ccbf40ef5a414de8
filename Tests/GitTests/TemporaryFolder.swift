import Foundation

/// A folder that is gone when the test is.
final class TemporaryFolder {
  let path: String

  init() throws {
    path =
      FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "stretchy-git-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    // A leftover folder is no reason to fail a test.
    try? FileManager.default.removeItem(atPath: path)
  }

  func appending(_ name: String) -> String { path + "/" + name }

  /// Writes a text file, with the folders on the way.
  func write(_ name: String, _ text: String) throws {
    let url = URL(filePath: appending(name))
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  /// Every file below a folder with its text, in order of path.
  static func texts(below folder: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder).sorted().compactMap { name in
      let url = URL(filePath: folder + "/" + name)
      guard try url.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true else {
        return nil
      }
      return name + ": " + (try String(contentsOf: url, encoding: .utf8))
    }
  }
}
