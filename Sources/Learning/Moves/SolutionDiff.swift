package import Git

/// How a learner's files differ from the tutorial's.
package struct SolutionDiff: Equatable, Sendable {
  /// The unified difference from the learner's files to the tutorial's; empty when there is none.
  package var text: String
  /// Swift files that only the learner has: they are no part of the difference.
  package var onlyMine: [String]

  /// Compares the tutorial's files with the learner's of the same path or, where the learner has moved
  /// a file, of the same name.
  ///
  /// - Throws: `GitError` when a file cannot be read.
  package init(mine: FileListing, tutorial: FileListing) throws(GitError) {
    var rest = mine.files.filter { file in !tutorial.files.contains { $0.path == file.path } }
    var text = ""
    for file in tutorial.files {
      var own = mine.files.first { $0.path == file.path }
      if own == nil, let index = rest.firstIndex(where: { $0.path.name == file.path.name }) {
        own = rest.remove(at: index)
      }
      guard own?.id != file.id else { continue }
      text += try TextDiff.unified(
        from: try own.map { file throws(GitError) in try mine.contents(of: file) },
        to: try tutorial.contents(of: file), oldPath: own?.path ?? file.path,
        newPath: file.path)
    }
    self.text = text
    onlyMine = rest.map(\.path).filter { $0.hasSuffix(".swift") }
  }
}

extension String {
  /// The last component of a path.
  fileprivate var name: Substring {
    self[(lastIndex(of: "/").map { index(after: $0) } ?? startIndex)...]
  }
}
