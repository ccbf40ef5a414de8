extension Repository {
  /// Finds the files of a tree and all its subtrees. No file is read.
  ///
  /// Symbolic links, submodules and entries with harmful names or too large sizes are skipped.
  ///
  /// - Throws: `GitError.tooManyFiles`, `.tooLarge`, and `.failed` for damaged or missing objects.
  package func listing(
    ofTree id: ObjectID, limits: ListingLimits = ListingLimits()
  ) throws(GitError) -> FileListing {
    var walk = TreeWalk(repository: self, budget: ListingBudget(limits))
    try walk.enter(id, at: "", depth: 1)
    return try FileListing(
      origin: .repository(path: path), files: walk.files, skipped: walk.skipped)
  }
}

/// The way through a tree, entry by entry.
private struct TreeWalk {
  let repository: Repository
  var budget: ListingBudget
  var files: [FileListing.File] = []
  var skipped: [FileListing.Skipped] = []

  init(repository: Repository, budget: ListingBudget) {
    self.repository = repository
    self.budget = budget
  }

  mutating func enter(_ tree: ObjectID, at folder: String, depth: Int) throws(GitError) {
    // A damaged tree may name one thing twice; the second would overwrite the first.
    var names: Set<String> = []
    for entry in try repository.entries(ofTree: tree) {
      try budget.countEntry()
      let path = folder + entry.name
      if let reason = refusal(entry, path: path, depth: depth) {
        skipped.append(.init(path: path, reason: reason))
      } else if !names.insert(entry.name).inserted {
        skipped.append(.init(path: path, reason: "is there twice"))
      } else {
        try take(entry, path: path, depth: depth)
      }
    }
  }

  private func refusal(_ entry: TreeEntry, path: String, depth: Int) -> String? {
    entry.isNameUnicode
      ? budget.refusal(name: entry.name, path: path, depth: depth)
      : "has a name that is not UTF-8"
  }

  private mutating func take(_ entry: TreeEntry, path: String, depth: Int) throws(GitError) {
    switch entry.mode {
    case .folder:
      try enter(entry.id, at: path + "/", depth: depth + 1)
    case .file, .executable:
      let size = try repository.header(of: entry.id).size
      if let reason = budget.refusal(size: size) {
        skipped.append(.init(path: path, reason: reason))
      } else {
        try budget.countBytes(size)
        files.append(
          .init(path: path, id: entry.id, size: size, isExecutable: entry.mode == .executable))
      }
    case .symbolicLink:
      skipped.append(.init(path: path, reason: "is a symbolic link"))
    case .submodule:
      skipped.append(.init(path: path, reason: "is a submodule"))
    case .unknown:
      skipped.append(.init(path: path, reason: "is neither a file nor a folder"))
    }
  }
}
