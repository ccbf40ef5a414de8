package import Foundation

/// A folder of our own that nobody else can enter.
package struct TemporaryFolder {
  package let url: URL

  package init() throws {
    url = FileManager.default.temporaryDirectory
      .appending(path: "stretchy-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(
      at: url, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
  }

  package func remove() {
    // Left behind, it is in a place that the system clears.
    try? FileManager.default.removeItem(at: url)
  }
}
