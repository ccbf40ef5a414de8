import Foundation
import Git

/// A copy of a course's repository in a folder of ours: the repository, and the files of its main
/// branch beside it.
struct CourseClone {
  private let folder: URL

  var repository: URL { folder.appending(path: "repository.git") }
  var manifest: URL { folder.appending(path: "files/course.yml") }

  /// Finds a copy that was made before; nil when there is none.
  static func kept(_ address: String, in store: URL) throws(GitError) -> CourseClone? {
    let clone = try place(of: address, in: store)
    return FileManager.default.fileExists(atPath: clone.manifest.path) ? clone : nil
  }

  private static func place(of address: String, in store: URL) throws(GitError) -> CourseClone {
    let name = String(try ObjectID.ofFile(Array(address.utf8)).hex.prefix(12))
    return CourseClone(folder: store.appending(path: "course-\(name)"))
  }

  /// Finds a copy that was made before, or makes one; it appears whole or not at all.
  ///
  /// - Throws: `GitError` when the repository cannot be copied, `Refusal` when it is no course.
  static func find(_ address: String, in store: URL) throws -> CourseClone {
    if let kept = try kept(address, in: store) { return kept }
    let clone = try place(of: address, in: store)
    try FileManager.default.createDirectory(at: store, withIntermediateDirectories: true)
    let draft = CourseClone(folder: store.appending(path: ".draft-\(UUID().uuidString)"))
    try FileManager.default.createDirectory(at: draft.folder, withIntermediateDirectories: true)
    // A draft that stays behind is in nobody's way.
    defer { try? FileManager.default.removeItem(at: draft.folder) }
    try draft.fill(from: address)
    try FileManager.default.moveItem(at: draft.folder, to: clone.folder)
    return clone
  }

  private func fill(from address: String) throws {
    let cloned = try Repository.clone(address, into: repository.path)
    guard let head = try cloned.history(limit: 1).first else {
      throw Refusal(message: "\(address) is an empty repository.")
    }
    let files = try cloned.listing(ofTree: head.tree)
    guard files.files.contains(where: { $0.path == "course.yml" }) else {
      throw Refusal(
        message: "\(address) is no course: there is no course.yml at the top of its main branch.")
    }
    try files.write(to: folder.appending(path: "files").path)
  }
}
