import Foundation
import Synchronization

/// A folder that a command makes for its user, and that is there whole or not at all.
struct FolderDraft {
  /// Where the folder is to be.
  let target: URL
  /// Where it is made; nothing is there at the beginning.
  let url: URL
  /// Whether the user's folder is there, empty.
  private let isThere: Bool

  /// - Parameter path: as the user names the folder; the folders above it are made.
  /// - Throws: `Refusal` for a folder with something in it, and for what is no folder.
  init(for path: String) throws {
    target = URL(filePath: path, directoryHint: .isDirectory).standardizedFileURL
      .resolvingSymlinksInPath()
    let manager = FileManager.default
    let draft = ".stretchy-\(UUID().uuidString)"
    var isFolder: ObjCBool = false
    isThere = manager.fileExists(atPath: target.path, isDirectory: &isFolder)
    do {
      if isThere {
        guard isFolder.boolValue else { throw Refusal(message: "\(path) is a file.") }
        guard try manager.contentsOfDirectory(atPath: target.path).isEmpty else {
          throw Refusal(
            message: "\(path) is not empty. Name a folder that is not there yet, or an empty one.")
        }
        // Inside, so that it is on the same disk whatever is mounted there.
        url = target.appending(path: draft, directoryHint: .isDirectory)
      } else {
        let parent = target.deletingLastPathComponent()
        try manager.createDirectory(at: parent, withIntermediateDirectories: true)
        url = parent.appending(path: draft, directoryHint: .isDirectory)
      }
    } catch let error as CocoaError {
      throw Refusal(message: "\(path) cannot be made: \(error.localizedDescription)")
    }
    let url = url
    Scratch.drafts.withLock { $0.append(url) }
  }

  /// Makes the folder, and puts it in its place when that went well.
  ///
  /// - Parameter fill: makes the folder at a place.
  /// - Throws: what `fill` throws; then nothing is left of it.
  func make(_ fill: (URL) throws -> Void) throws {
    let manager = FileManager.default
    defer {
      // After success there is nothing to remove, or an empty folder.
      try? manager.removeItem(at: url)
      Scratch.drafts.withLock { drafts in drafts.removeAll { $0 == url } }
    }
    try fill(url)
    guard isThere else {
      try manager.moveItem(at: url, to: target)
      return
    }
    for name in try manager.contentsOfDirectory(atPath: url.path).sorted() {
      try manager.moveItem(at: url.appending(path: name), to: target.appending(path: name))
    }
  }
}
