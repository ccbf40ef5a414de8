import Foundation

/// A folder for what goes into the sandbox, within the command's own temporary one, with which it
/// goes.
struct PictureFolder {
  let url: URL

  /// - Throws: file errors.
  init() throws {
    url = FileManager.default.temporaryDirectory
      .appending(path: "picture-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(
      at: url, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o755])
  }
}
