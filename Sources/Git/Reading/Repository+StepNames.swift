import CGit2

extension Repository {
  /// A name resolved: the commit, and the reference through which it was found.
  package struct Resolution: Equatable, Sendable {
    /// Nil when the name was a commit's id.
    package var reference: Reference?
    package var commit: Commit

    package init(reference: Reference?, commit: Commit) {
      self.reference = reference
      self.commit = commit
    }
  }

  /// Finds the commit of a step's name as a person writes it.
  ///
  /// An exact name comes first, then one that differs only in case and in hyphens, underscores and
  /// spaces (`step1`, `Step 1` and `STEP_1` all find `Step-1`), then the id of a commit or its
  /// beginning (at least 7 digits). Among equals a tag comes before a local branch, and that before
  /// a remote one.
  ///
  /// - Throws: `GitError.unknownName` with the names that there are, `.ambiguousName` when several
  ///   references of one kind answer equally well and lead to different commits, and what
  ///   `commit(of:)` throws.
  package func resolve(_ name: String) throws(GitError) -> Resolution {
    let references = try references()
    let exact = references.filter {
      $0.fullName == name || $0.name == name || $0.stepName == name
    }
    if let found = try pick(name, exact) { return found }
    let lenient = Self.lenient(name)
    if !lenient.isEmpty,
      let found = try pick(name, references.filter { Self.lenient($0.stepName) == lenient })
    {
      return found
    }
    if let id = try commitID(startingWith: name) {
      return Resolution(reference: nil, commit: try commit(behind: id, name: name))
    }
    throw .unknownName(name, available: Self.distinctNames(references))
  }

  /// The first reference of the best kind; several of that kind must lead to the same commit.
  private func pick(
    _ name: String, _ candidates: [Reference]
  ) throws(GitError) -> Resolution? {
    guard let best = candidates.first else { return nil }
    let found = Resolution(reference: best, commit: try commit(of: best))
    var rivals: [String] = []
    for rival in candidates.dropFirst() where rival.kind == best.kind {
      if try commit(of: rival).id != found.commit.id { rivals.append(rival.name) }
    }
    guard rivals.isEmpty else { throw .ambiguousName(name, candidates: [best.name] + rivals) }
    return found
  }

  /// The id of the only object whose id begins so; nil when there is none, or it is no beginning.
  private func commitID(startingWith digits: String) throws(GitError) -> ObjectID? {
    guard (7...40).contains(digits.utf8.count),
      digits.allSatisfy({ $0.isASCII && $0.isHexDigit })
    else { return nil }
    var raw = git_oid()
    do throws(GitError) {
      try withObjects { objects throws(GitError) in
        try Library.call("find", digits) {
          var short = git_oid()
          let code = git_oid_fromstrn(&short, digits, digits.utf8.count)
          guard code >= 0 else { return code }
          return git_odb_exists_prefix(&raw, objects, &short, digits.utf8.count)
        }
      }
    } catch .failed(_, _, let code, _) where code == Int(GIT_ENOTFOUND.rawValue) {
      return nil
    } catch .failed(_, _, let code, _) where code == Int(GIT_EAMBIGUOUS.rawValue) {
      throw .ambiguousName(digits, candidates: ["several commits"])
    }
    return ObjectID(raw)
  }

  /// A name without what people leave out: case, hyphens, underscores, spaces.
  static func lenient(_ name: String) -> String {
    name.lowercased().filter { !"-_ ".contains($0) }
  }

  private static func distinctNames(_ references: [Reference]) -> [String] {
    var seen: Set<String> = []
    return references.map(\.stepName).filter { seen.insert($0).inserted }
  }
}
