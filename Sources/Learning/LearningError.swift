package import Git

/// Why a learner's folder cannot be worked with.
package enum LearningError: Error, Equatable, Sendable {
  /// The folder is in no repository, or in one that no course was started in.
  case notStarted(folder: String)
  /// There is something in the folder already.
  case notEmpty(folder: String)
  /// The folder's notes were written by a newer Stretchy.
  case newerNotes(path: String, version: Int)
  case git(GitError)
}

extension LearningError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .notStarted(let folder):
      "no course was started in \(folder). Begin one with: stretchy start FOLDER"
    case .notEmpty(let folder):
      "\(folder) is not empty; name a folder that is not there yet"
    case .newerNotes(let path, let version):
      "\(path) has version \(version), written by a newer Stretchy; take that one"
    case .git(let error):
      error.description
    }
  }
}

/// Runs what talks to git, its errors as ours.
func asLearning<Result>(
  _ body: () throws(GitError) -> Result
) throws(LearningError) -> Result {
  do throws(GitError) {
    return try body()
  } catch {
    throw .git(error)
  }
}
