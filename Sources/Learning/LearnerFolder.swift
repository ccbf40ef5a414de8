package import Git

/// A folder in which somebody takes a course: a git repository, with their place in the course in its
/// history.
///
/// Every move keeps the work as it is on disk in a commit first. What was staged and is not what is
/// on disk gets a commit of its own before that one.
package final class LearnerFolder {
  package let repository: WorkingRepository
  package private(set) var place: Place

  /// How much of a history is read for the place.
  private static let historyLimit = 20_000

  /// Opens the folder that a path is in.
  ///
  /// - Throws: `LearningError.notStarted`, and `.git` when the repository cannot be read.
  package init(_ path: String) throws(LearningError) {
    let repository: WorkingRepository
    do throws(GitError) {
      repository = try WorkingRepository(path)
    } catch {
      if case .failed(_, _, let code, _) = error, code == Repository.notFoundCode {
        throw .notStarted(folder: path)
      }
      throw .git(error)
    }
    self.repository = repository
    place = try Self.place(in: repository)
  }

  /// The folder's path, without a slash at its end.
  package var path: String { String(repository.folder.dropLast()) }

  /// Where Stretchy's own notes are: in the repository's folder, never among the learner's files.
  package var notesFolder: String { repository.repository.path + "stretchy" }

  /// Reads the place anew.
  func refresh() throws(LearningError) {
    place = try Self.place(in: repository)
  }

  private static func place(in repository: WorkingRepository) throws(LearningError) -> Place {
    let history = try asLearning { () throws(GitError) in
      try repository.repository.history(limit: historyLimit)
    }
    guard let place = Place(history: history) else {
      throw .notStarted(folder: String(repository.folder.dropLast()))
    }
    return place
  }
}
