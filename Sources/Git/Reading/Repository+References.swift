import CGit2

extension Repository {
  /// The tags and branches of the repository, in order of kind and name.
  ///
  /// Names that are not UTF-8 are left out: nobody can ask for them.
  ///
  /// - Throws: `GitError.failed` when the references cannot be read.
  package func references() throws(GitError) -> [Reference] {
    var names = git_strarray()
    try Library.call("list", "the references of \(path)") {
      git_reference_list(&names, handle)
    }
    defer { git_strarray_dispose(&names) }
    return UnsafeBufferPointer(start: names.strings, count: names.count)
      .compactMap { name in name.flatMap { String(validatingCString: $0) } }
      .compactMap { Reference(fullName: $0) }
      .filter { !($0.kind == .remoteBranch && $0.stepName == "HEAD") }
      .sorted { ($0.kind, $0.fullName) < ($1.kind, $1.fullName) }
  }

  /// The commit that a reference leads to, through annotated tags.
  ///
  /// - Throws: `GitError.notACommit`, `.tagsWithoutEnd`, or `.failed` when the reference or an
  ///   object on the way is missing or damaged.
  package func commit(of reference: Reference) throws(GitError) -> Commit {
    var target = git_oid()
    try Library.call("follow", reference.fullName) {
      git_reference_name_to_id(&target, handle, reference.fullName)
    }
    return try commit(behind: ObjectID(target), name: reference.name)
  }

  /// How long a chain of tags of tags may be.
  private static let tagLimit = 16

  /// Peels tags off an object until a commit is left.
  func commit(behind id: ObjectID, name: String) throws(GitError) -> Commit {
    var next = id
    for _ in 0...Self.tagLimit {
      let kind = try header(of: next).kind
      switch kind {
      case .commit: return try commit(next)
      case .tag: next = try target(ofTag: next)
      case .tree, .file, .other: throw .notACommit(name: name, kind: kind.rawValue)
      }
    }
    throw .tagsWithoutEnd(name: name)
  }

  private func target(ofTag id: ObjectID) throws(GitError) -> ObjectID {
    try check(id)
    var raw = id.raw
    return try Library.lend(
      "read", "the tag \(id)", make: { git_tag_lookup(&$0, handle, &raw) }, free: git_tag_free
    ) { tag throws(GitError) in
      guard let target = git_tag_target_id(tag) else {
        throw .failed(
          attempt: "read", subject: "the tag \(id)", code: 0, reason: "it has no target")
      }
      return ObjectID(target.pointee)
    }
  }
}
