import CGit2
import Foundation
import Glibc

extension WorkingRepository {
  /// What is to become of one file of the working tree.
  private struct Change {
    var path: String
    /// What is there now; nil for nothing.
    var old: (id: ObjectID, mode: git_filemode_t)?
    /// What is to be there; nil for nothing.
    var new: (id: ObjectID, mode: git_filemode_t)?
  }

  /// Makes the files on disk those of a tree. Files that are in neither tree stay as they are.
  ///
  /// All is looked over before the first file changes: what stands in the way and is in no commit
  /// ends the attempt. Then each file is written beside its place and renamed, so that at any moment
  /// it is the old one or the new one.
  ///
  /// - Parameters:
  ///   - old: the tree of a snapshot that was just made and committed: what is on disk.
  ///   - new: the tree that is wanted.
  /// - Throws: `GitError.inTheWay` before anything is changed; `.changedMeanwhile` for a file that is
  ///   not any more as in `old`; `.file` when the disk fails.
  package func place(_ new: ObjectID, over old: ObjectID) throws(GitError) {
    let changes = try self.changes(from: old, to: new)
    for change in changes { try lookOver(change, among: changes) }
    for change in changes where change.new == nil { try remove(change) }
    for change in changes where change.new != nil { try write(change) }
  }

  private func changes(from old: ObjectID, to new: ObjectID) throws(GitError) -> [Change] {
    try withTree(old) { before throws(GitError) in
      try withTree(new) { after throws(GitError) in
        try Library.lend(
          "compare", "\(old) with \(new)",
          make: { git_diff_tree_to_tree(&$0, repository.handle, before, after, nil) },
          free: git_diff_free
        ) { diff throws(GitError) in
          var changes: [Change] = []
          for index in 0..<git_diff_num_deltas(diff) {
            guard let delta = git_diff_get_delta(diff, index)?.pointee else { continue }
            func side(_ file: git_diff_file) -> (ObjectID, git_filemode_t)? {
              let mode = git_filemode_t(UInt32(file.mode))
              return mode == GIT_FILEMODE_UNREADABLE ? nil : (ObjectID(file.id), mode)
            }
            let path = String(cString: delta.new_file.path ?? delta.old_file.path)
            changes.append(
              Change(path: path, old: side(delta.old_file), new: side(delta.new_file)))
          }
          return changes
        }
      }
    }
  }

  /// Makes sure that nothing gets lost by a change.
  private func lookOver(_ change: Change, among changes: [Change]) throws(GitError) {
    guard change.new?.mode != GIT_FILEMODE_COMMIT, change.old?.mode != GIT_FILEMODE_COMMIT else {
      return
    }
    for component in change.path.split(separator: "/")
    where EntryName.refusal(String(component)) != nil {
      throw .inTheWay(path: change.path, reason: "has a name that is not written")
    }
    if change.old != nil {
      try requireUnchanged(change)
    } else if let reason = try obstacle(at: change.path, among: changes) {
      throw .inTheWay(path: folder + change.path, reason: reason)
    }
    // A folder on the way must be a folder, or a file that goes away.
    var parent = change.path[...]
    while change.new != nil, let slash = parent.lastIndex(of: "/") {
      parent = parent[..<slash]
      let path = String(parent)
      guard let kind = kind(path), kind != .folder else { continue }
      guard changes.contains(where: { $0.path == path && $0.new == nil }) else {
        throw .inTheWay(path: folder + path, reason: "is a file where a folder is wanted")
      }
    }
  }

  /// Why nothing can be written at a path that is in no commit; nil when nothing is there.
  private func obstacle(at path: String, among changes: [Change]) throws(GitError) -> String? {
    switch kind(path) {
    case nil: return nil
    case .folder:
      // A folder whose files all go away is one that may become a file.
      let inside = try FileListing(folder: folder + path, obeysIgnoreFiles: false)
      let stays = (inside.files.map(\.path) + inside.skipped.map(\.path)).contains { name in
        !changes.contains { $0.path == path + "/" + name && $0.new == nil }
      }
      return stays ? "holds files that are in no commit" : nil
    case .file, .symbolicLink, .other: return "is in no commit"
    }
  }

  /// Makes sure that a file is still as the old tree has it.
  private func requireUnchanged(_ change: Change) throws(GitError) {
    guard let old = change.old else { return }
    switch kind(change.path) {
    case .file:
      if try ObjectID.ofFile(DiskFile.read(folder + change.path)) == old.id { return }
    case .symbolicLink:
      if let target = linkTarget(change.path),
        try ObjectID.ofFile(Array(target.utf8)) == old.id
      {
        return
      }
    case nil, .folder, .other: break
    }
    throw .changedMeanwhile(path: folder + change.path)
  }

  private func remove(_ change: Change) throws(GitError) {
    guard change.old?.mode != GIT_FILEMODE_COMMIT else { return }
    try requireUnchanged(change)
    guard unlink(folder + change.path) == 0 else { throw lastError(change.path) }
    // Folders that are empty now go too; one that is not stays, and that is right.
    var parent = change.path[...]
    while let slash = parent.lastIndex(of: "/") {
      parent = parent[..<slash]
      guard rmdir(folder + parent) == 0 else { return }
    }
  }

  private func write(_ change: Change) throws(GitError) {
    guard let new = change.new, new.mode != GIT_FILEMODE_COMMIT else { return }
    if change.old != nil { try requireUnchanged(change) }
    try makeFolders(of: change.path)
    let bytes = try repository.contents(ofFile: new.id)
    let path = folder + change.path
    let draft = path + ".stretchy-\(getpid())"
    // A draft of ours that an earlier end left behind holds nothing of the user's.
    unlink(draft)
    if new.mode == GIT_FILEMODE_LINK {
      guard symlink(String(decoding: bytes, as: UTF8.self), draft) == 0 else {
        throw lastError(change.path)
      }
    } else {
      try DiskFile.write(
        bytes, to: draft, isExecutable: new.mode == GIT_FILEMODE_BLOB_EXECUTABLE)
    }
    guard rename(draft, path) == 0 else {
      let error = lastError(change.path)
      unlink(draft)
      throw error
    }
  }

  private func makeFolders(of path: String) throws(GitError) {
    var parent = folder
    for component in path.split(separator: "/").dropLast() {
      parent += component + "/"
      try DiskFile.makeFolder(parent)
    }
  }

  private func kind(_ path: String) -> DiskFile.Kind? {
    // Nothing there is an answer.
    try? DiskFile.kind(folder + path)
  }

  private func linkTarget(_ path: String) -> String? {
    try? FileManager.default.destinationOfSymbolicLink(atPath: folder + path)
  }

  private func lastError(_ path: String) -> GitError {
    .file(path: folder + path, reason: String(cString: strerror(errno)))
  }
}
