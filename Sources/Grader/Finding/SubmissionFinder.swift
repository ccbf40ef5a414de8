import Course
import Foundation
import Git
import Glibc
import Grading
import Learning
import StepRunner

/// Looks for the steps in what was handed in.
///
/// In a repository in which a course was taken with `stretchy start` a step is the last commit with
/// work on it; in any other one it is the tag or branch of the step's name, or, where one step alone
/// is graded and nothing is called after it, what is checked out. A folder that is no repository
/// holds the steps in folders of their names, or is the one step itself.
struct SubmissionFinder: Sendable {
  /// The graded steps, in the course's order.
  let steps: [Step]
  /// The folder that the roster's paths begin at.
  let root: URL

  /// Where a submission is on this machine.
  ///
  /// - Returns: nil for an address, which has to be cloned first.
  func localPath(of submission: Submission) -> String? {
    RepositoryLocation(submission.location).localPath.map { path in
      path.hasPrefix("/") ? path : root.appending(path: path).path
    }
  }

  /// Finds the steps in a folder or repository on this machine.
  ///
  /// - Throws: `GitError` when it cannot be read as a whole; a step that cannot is a value.
  func find(at path: String) throws(GitError) -> FoundSubmission {
    var status = stat()
    guard lstat(path, &status) == 0 else {
      throw .file(path: Self.shown(path), reason: "there is nothing")
    }
    guard status.st_mode & S_IFMT == S_IFDIR else {
      let isLink = status.st_mode & S_IFMT == S_IFLNK
      throw .file(
        path: Self.shown(path),
        reason: isLink ? "a link is not followed" : "it is no folder; unpack it first")
    }
    if let repository = try Repository.openOwn(path) { return try find(in: repository) }
    var found: [FoundSubmission.Step] = []
    for step in steps { found.append(self.step(step, inFolder: path)) }
    return FoundSubmission(steps: found)
  }

  /// How much of a history is read for a learner's place.
  private static let historyLimit = 20_000

  func find(in repository: Repository) throws(GitError) -> FoundSubmission {
    let history = try repository.history(limit: Self.historyLimit)
    let work = Place.work(in: history)
    var found: [FoundSubmission.Step] = []
    for step in steps {
      found.append(try self.step(step, in: repository, work: work, head: history.first))
    }
    return FoundSubmission(steps: found)
  }

  private func step(
    _ step: Step, in repository: Repository, work: [String: Commit]?, head: Commit?
  ) throws(GitError) -> FoundSubmission.Step {
    let commit: Commit
    if let work {
      guard let last = work[step.tag] else {
        return .missing(step.tag, "The step was not begun in the course that was taken.")
      }
      commit = last
    } else {
      do throws(GitError) {
        commit = try repository.resolve(step.tag).commit
      } catch .unknownName(_, let available) {
        guard steps.count == 1, let head else {
          let names =
            available.isEmpty
            ? "it has neither tags nor branches"
            : "there are "
              + available.prefix(12).joined(separator: ", ")
          return .missing(step.tag, "The repository has no \(step.tag): \(names).")
        }
        commit = head
      } catch .ambiguousName(_, let candidates) {
        return .missing(
          step.tag, "\(step.tag) may be \(candidates.prefix(12).joined(separator: " or ")).")
      }
    }
    var found = self.step(
      step.tag, at: .revision(repository: repository.path, name: commit.id.hex))
    found.commit = commit.id.hex
    found.committed = Int(commit.committed.timeIntervalSince1970)
    return found
  }

  private func step(_ step: Step, inFolder path: String) -> FoundSubmission.Step {
    let own = path + "/" + step.tag
    var status = stat()
    let isThere = lstat(own, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    guard isThere || steps.count == 1 else {
      return .missing(step.tag, "There is no folder \(step.tag).")
    }
    return self.step(step.tag, at: .folder(path: isThere ? own : path, obeysIgnoreFiles: false))
  }

  /// Lists the files; those that cannot be listed make a step that is missing.
  private func step(_ tag: String, at source: StepSource) -> FoundSubmission.Step {
    do throws(GitError) {
      let files = try CheckedOutStep.checkOut(tag, from: source).files
      let skipped = files.skipped.map { "\($0.path) \($0.reason)" }.joined(separator: "\n")
      return FoundSubmission.Step(
        tag: tag, source: source, content: files.contentID.hex + "\n" + skipped)
    } catch {
      return .missing(tag, "The step cannot be read: \(Self.shown(error)).")
    }
  }

  /// A path as a report may tell it: its last part, since the others are the instructor's.
  private static func shown(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  /// What is wrong, without the instructor's paths.
  static func shown(_ error: GitError) -> String {
    switch error {
    case .file(let path, let reason): "\(shown(path)): \(reason)"
    case .failed(let attempt, _, _, let reason): "could not \(attempt) it: \(reason)"
    case .unknownName, .ambiguousName, .noAncestor, .tooManyCommits, .noFolder, .notACommit,
      .tagsWithoutEnd, .tooManyFiles, .tooLarge,
      .timedOut, .transferTooLarge, .changedMeanwhile, .busy, .noBranch, .noWorkingTree, .inTheWay:
      error.description
    }
  }
}

extension FoundSubmission.Step {
  fileprivate static func missing(_ tag: String, _ reason: String) -> Self {
    Self(tag: tag, source: nil, reason: reason, content: "missing: \(reason)")
  }
}
