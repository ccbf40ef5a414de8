import Foundation
import Glibc

/// A file that is written part by part and is there only when it is whole.
struct DraftFile {
  private let handle: FileHandle
  private let draft: URL
  private let place: URL
  private let name: String

  /// - Parameter path: relative to the folder.
  init(_ path: String, in folder: ResultFolder) throws(GraderError) {
    place = folder.url.appending(path: path)
    draft = place.deletingLastPathComponent()
      .appending(path: ResultFolder.draftMark + place.lastPathComponent)
    name = folder.name + "/" + path
    do {
      try Data().write(to: draft)
      handle = try FileHandle(forWritingTo: draft)
    } catch {
      throw .file(path: name, reason: error.localizedDescription)
    }
  }

  func append(_ text: String) throws(GraderError) {
    do {
      try handle.write(contentsOf: Data(text.utf8))
    } catch {
      throw .file(path: name, reason: error.localizedDescription)
    }
  }

  /// Puts it in its place.
  func finish() throws(GraderError) {
    do {
      try handle.close()
    } catch {
      throw .file(path: name, reason: error.localizedDescription)
    }
    guard rename(draft.path, place.path) == 0 else {
      throw .file(path: name, reason: String(cString: strerror(errno)))
    }
  }
}
