package import Course
import Foundation
package import Git

extension LearnerFolder {
  /// Makes the folder of somebody who begins a course: a repository with the first step's files.
  ///
  /// The folder appears whole or not at all.
  ///
  /// - Parameters:
  ///   - path: not there yet, or empty.
  ///   - address: how the course is found again: its name, or where it is.
  ///   - files: the first step's.
  /// - Throws: `LearningError.notEmpty`, `.git` when something cannot be read or written.
  package static func start(
    _ path: String, course: Course, address: String, files: FileListing, by identity: Identity
  ) throws(LearningError) -> LearnerFolder {
    guard let first = course.steps.first else { throw .notStarted(folder: path) }
    let folder = URL(filePath: path).standardizedFileURL
    let isThere = try requireEmpty(folder, shownAs: path)
    // Beside the place where it is to be, or in it: a rename needs the same file system.
    let draft = (isThere ? folder : folder.deletingLastPathComponent())
      .appending(path: ".stretchy-\(UUID().uuidString)", directoryHint: .isDirectory)
    do {
      try FileManager.default.createDirectory(at: draft, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: draft) }
      let work = draft.appending(path: "work", directoryHint: .isDirectory)
      try fill(
        work.path, with: files,
        Trailers(course: address, step: first.tag)
          .message("Start \(course.title)"), by: identity)
      try show(work, at: folder, isThere: isThere)
    } catch let error as GitError {
      throw .git(error)
    } catch {
      throw .git(.file(path: path, reason: error.localizedDescription))
    }
    return try LearnerFolder(folder.path)
  }

  private static func fill(
    _ path: String, with files: FileListing, _ message: String, by identity: Identity
  ) throws(GitError) {
    let builder = try RepositoryBuilder(path: path, isBare: false)
    try files.write(to: path)
    let repository = try WorkingRepository(builder.repository)
    try repository.commit(try repository.snapshot().tree, message: message, by: identity)
  }

  /// Puts what was made in its place.
  private static func show(_ work: URL, at folder: URL, isThere: Bool) throws {
    let manager = FileManager.default
    guard isThere else { return try manager.moveItem(at: work, to: folder) }
    let names = try manager.contentsOfDirectory(atPath: work.path).sorted()
    for name in names {
      try manager.moveItem(
        at: work.appending(path: name), to: folder.appending(path: name))
    }
  }

  /// - Returns: whether the folder is there.
  private static func requireEmpty(
    _ folder: URL, shownAs path: String
  ) throws(LearningError) -> Bool {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder) else {
      return false
    }
    // A folder that cannot be read counts as one that holds something.
    let names =
      isFolder.boolValue
      ? try? FileManager.default.contentsOfDirectory(atPath: folder.path) : nil
    guard names?.isEmpty == true else { throw .notEmpty(folder: path) }
    return true
  }
}
