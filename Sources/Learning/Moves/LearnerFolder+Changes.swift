import Git

extension LearnerFolder {
  /// What the learner has changed since the step was begun, as a unified difference.
  ///
  /// - Throws: `LearningError.git` when a file cannot be read.
  package func changesSinceBegun() throws(LearningError) -> String {
    try asLearning { () throws(GitError) in
      let before = try repository.repository.listing(ofTree: place.begun.tree)
      let now = try FileListing(folder: path)
      var text = ""
      let paths = Set(before.files.map(\.path)).union(now.files.map(\.path))
      for path in paths.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
        let old = before.files.first { $0.path == path }
        let new = now.files.first { $0.path == path }
        guard old?.id != new?.id else { continue }
        text += try TextDiff.unified(
          from: try old.map { file throws(GitError) in try before.contents(of: file) },
          to: try new.map { file throws(GitError) in try now.contents(of: file) },
          oldPath: path, newPath: path)
      }
      return text
    }
  }
}
