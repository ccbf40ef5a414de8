/// What went wrong with a repository, in terms of what was tried and on what.
///
/// A repository is somebody else's: each case is an ordinary outcome, with a sentence for the
/// reader in `description`.
package enum GitError: Error, Equatable, Sendable {
  /// A call into libgit2 failed: the attempt ("open the repository"), what it was made on, the
  /// library's code and its own text.
  case failed(attempt: String, subject: String, code: Int, reason: String)
  /// No reference or commit answers to the name; `available` are the names that there are, in order.
  case unknownName(String, available: [String])
  /// Several references answer to the name equally well.
  case ambiguousName(String, candidates: [String])
  /// A revision goes back beyond the first commit, or asks for a parent that a commit has not.
  case noAncestor(revision: String, of: String)
  /// More commits lie between two commits than are looked at.
  case tooManyCommits(limit: Int)
  /// A commit has no such folder.
  case noFolder(path: String)
  /// The name leads to an object that is no commit.
  case notACommit(name: String, kind: String)
  /// Tags point at tags for longer than any honest chain.
  case tagsWithoutEnd(name: String)
  /// The tree or folder has more entries than are read.
  case tooManyFiles(limit: Int)
  /// All files together are larger than what is read.
  case tooLarge(limit: Int)
  /// A transfer took longer than it may.
  case timedOut(url: String, seconds: Double)
  /// A transfer sent more than it may.
  case transferTooLarge(url: String, limit: Int)
  /// A file could not be read or written; the reason is the system's.
  case file(path: String, reason: String)
  /// A file of a working tree changed while it was being read.
  case changedMeanwhile(path: String)
  /// The repository is in the midst of something that is the user's to end: `a merge`.
  case busy(path: String, with: String)
  /// A commit is checked out without a branch, so that new commits would be found by nobody.
  case noBranch(path: String)
  /// A bare repository has no files to work on.
  case noWorkingTree(path: String)
  /// Something that is in no commit stands where a file is to be written.
  case inTheWay(path: String, reason: String)
}

extension GitError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .failed(let attempt, let subject, _, let reason):
      "could not \(attempt) \(subject): \(reason)"
    case .unknownName(let name, let available) where available.isEmpty:
      "there is no \(name): the repository has neither tags nor branches"
    case .unknownName(let name, let available):
      "there is no \(name); there are \(available.joined(separator: ", "))"
    case .ambiguousName(let name, let candidates):
      "\(name) may be \(candidates.joined(separator: " or "))"
    case .noAncestor(let revision, let commit):
      "there is no \(revision): \(commit.prefix(7)) has no such parent"
    case .tooManyCommits(let limit):
      "more than \(limit) commits lie between the two"
    case .noFolder(let path):
      "there is no folder \(path)"
    case .notACommit(let name, let kind):
      "\(name) is a \(kind), not a commit"
    case .tagsWithoutEnd(let name):
      "\(name) is a tag of a tag of a tag, without end"
    case .tooManyFiles(let limit):
      "there are more than \(limit) files and folders"
    case .tooLarge(let limit):
      "the files are larger than \(limit) bytes together"
    case .timedOut(let url, let seconds):
      "\(url) did not answer in full within \(seconds) s"
    case .transferTooLarge(let url, let limit):
      "\(url) sent more than \(limit) bytes"
    case .file(let path, let reason):
      "\(path): \(reason)"
    case .changedMeanwhile(let path):
      "\(path) changed while it was being read"
    case .busy(let path, let activity):
      "\(path) is in the midst of \(activity); end or abort that first"
    case .noBranch(let path):
      "no branch is checked out in \(path); make one of what is there: git switch -c mine"
    case .noWorkingTree(let path):
      "\(path) is a bare repository: there are no files to work on"
    case .inTheWay(let path, let reason):
      "\(path) is in the way: it \(reason). Move it elsewhere; nothing was changed"
    }
  }
}
