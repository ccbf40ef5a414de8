import Foundation

extension FileListing {
  /// Finds the files of a folder as they are on disk now, uncommitted changes included.
  ///
  /// Inside the working tree of a repository, files that its `.gitignore` names are left out unless
  /// they are tracked all the same. Symbolic links, devices and the like, and files that are too
  /// large are skipped.
  ///
  /// - Parameter obeysIgnoreFiles: false for a folder that is taken whole, wherever it lies.
  /// - Throws: `GitError.file` when something cannot be read, `.tooManyFiles`, `.tooLarge`, and
  ///   `.failed` when the folder's repository is damaged.
  package init(
    folder: String, obeysIgnoreFiles: Bool = true, limits: ListingLimits = ListingLimits()
  ) throws(GitError) {
    let root = URL(filePath: folder).standardizedFileURL.resolvingSymlinksInPath().path
    var walk = FolderWalk(
      root: root, rules: try obeysIgnoreFiles ? IgnoreRules(folder: root) : IgnoreRules(),
      budget: ListingBudget(limits))
    try walk.enter("", depth: 1)
    try self.init(origin: .folder(path: root), files: walk.files, skipped: walk.skipped)
  }
}

/// The way through a folder on disk, entry by entry.
private struct FolderWalk {
  let root: String
  let rules: IgnoreRules
  var budget: ListingBudget
  var files: [FileListing.File] = []
  var skipped: [FileListing.Skipped] = []

  init(root: String, rules: IgnoreRules, budget: ListingBudget) {
    self.root = root
    self.rules = rules
    self.budget = budget
  }

  mutating func enter(_ folder: String, depth: Int) throws(GitError) {
    for name in try names(in: folder) where !EntryName.isGitFolder(name) {
      let path = folder + name
      let kind = try DiskFile.kind(root + "/" + path)
      let isFolder = kind == .folder
      guard try !rules.leavesOut(path, isFolder: isFolder) else { continue }
      try budget.countEntry()
      if let reason = budget.refusal(name: name, path: path, depth: depth) {
        skipped.append(.init(path: path, reason: reason))
        continue
      }
      switch kind {
      case .folder: try enter(path + "/", depth: depth + 1)
      case .file(let size, let isExecutable):
        try take(path, size: size, isExecutable: isExecutable)
      case .symbolicLink: skipped.append(.init(path: path, reason: "is a symbolic link"))
      case .other:
        skipped.append(.init(path: path, reason: "is neither a file nor a folder"))
      }
    }
  }

  private mutating func take(_ path: String, size: Int, isExecutable: Bool) throws(GitError) {
    if let reason = budget.refusal(size: size) {
      skipped.append(.init(path: path, reason: reason))
      return
    }
    try budget.countBytes(size)
    let bytes = try DiskFile.read(root + "/" + path)
    files.append(
      .init(
        path: path, id: try ObjectID.ofFile(bytes), size: bytes.count, isExecutable: isExecutable))
  }

  private func names(in folder: String) throws(GitError) -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: root + "/" + folder)
        .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    } catch {
      throw .file(path: root + "/" + folder, reason: "the folder cannot be read")
    }
  }
}

/// Which files of a folder are no part of the project. A folder outside any repository has no rules.
private struct IgnoreRules {
  private let repository: Repository?
  private let tracked: [String]
  /// The folder's path inside the working tree, with a slash at its end, or empty.
  private let prefix: String

  /// No rules: nothing is left out.
  init() {
    (repository, tracked, prefix) = (nil, [], "")
  }

  init(folder: String) throws(GitError) {
    let found: Repository?
    do throws(GitError) {
      found = try Repository.open(folder)
    } catch .failed(_, _, let code, _) where code == Repository.notFoundCode {
      found = nil
    }
    guard let found, let top = found.workingFolder, (folder + "/").hasPrefix(top) else {
      (repository, tracked, prefix) = (nil, [], "")
      return
    }
    repository = found
    tracked = try found.trackedPaths()
    prefix = String((folder + "/").dropFirst(top.count))
  }

  func leavesOut(_ path: String, isFolder: Bool) throws(GitError) -> Bool {
    guard let repository else { return false }
    let full = prefix + path + (isFolder ? "/" : "")
    return try repository.ignores(full) && !isTracked(full)
  }

  /// Whether the index has the file, or something in the folder.
  private func isTracked(_ path: String) -> Bool {
    var range = 0..<tracked.count
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      if tracked[middle].utf8.lexicographicallyPrecedes(path.utf8) {
        range = middle + 1..<range.upperBound
      } else {
        range = range.lowerBound..<middle
      }
    }
    guard range.lowerBound < tracked.count else { return false }
    let next = tracked[range.lowerBound]
    return path.hasSuffix("/") ? next.hasPrefix(path) : next == path
  }
}
