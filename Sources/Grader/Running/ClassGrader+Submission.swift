import Git
import Grading
import Reporting
import StepRunner

extension ClassGrader {
  /// A submission that could not be graded though everything else can: a sentence.
  private struct Ungradable: Error {
    var reason: String
  }

  /// Grades one submission and writes down what it was.
  ///
  /// - Returns: the key of its grade, if that was not there before.
  func grade(
    _ submission: Submission, digest: String, _ knownGood: KnownGood
  ) async throws -> String? {
    let (record, isFresh) = try await record(of: submission, digest: digest, knownGood)
    try folder.write(record, to: "submissions/\(submission.slug).json")
    return isFresh ? record.key : nil
  }

  private func record(
    of submission: Submission, digest: String, _ knownGood: KnownGood
  ) async throws -> (SubmissionRecord, isFresh: Bool) {
    let local = finder.localPath(of: submission)
    // What was fetched is not fetched again: it was handed in as it was then.
    if local == nil, let known = try folder.record(of: submission), let key = known.key,
      folder.hasGrade(key)
    {
      return (known, false)
    }
    var clone: Clone?
    defer { clone?.remove() }
    let found: FoundSubmission
    do {
      if let local {
        found = try finder.find(at: local)
      } else {
        let fetched = try await Clone(submission.location)
        clone = fetched
        found = try finder.find(in: fetched.repository())
      }
    } catch let error as GitError {
      // Who cannot be reached today may be tomorrow.
      let record = SubmissionRecord(
        id: submission.id, key: nil, reason: SubmissionFinder.shown(error) + ".",
        isOurFault: local == nil)
      return (record, false)
    }
    let key = found.key(digest: digest)
    do {
      let isFresh = try await desk.once(key) {
        guard !folder.hasGrade(key) else { return false }
        try await gradeFiles(found, key, knownGood)
        return true
      }
      return (found.record(id: submission.id, key: key), isFresh)
    } catch let error as Ungradable {
      let record = SubmissionRecord(
        id: submission.id, key: nil, reason: error.reason, isOurFault: true)
      return (record, false)
    }
  }

  /// Grades files and keeps what was found: first what can be played, then the grade, which says
  /// that all is there.
  private func gradeFiles(
    _ found: FoundSubmission, _ key: String, _ knownGood: KnownGood
  ) async throws {
    let (grade, playlist) = try await gradeTwiceIfNeeded(found, knownGood)
    if let playlist { try folder.write(playlist, to: "grades/\(key).play.json") }
    try folder.write(grade, to: "grades/\(key).json")
  }

  /// When nothing could be run, it is tried once more, and then with the known solution: if that one
  /// can be graded, it is something about the submission, and the others are not held up.
  private func gradeTwiceIfNeeded(
    _ found: FoundSubmission, _ knownGood: KnownGood
  ) async throws -> (grade: Grade, playlist: Playlist?) {
    do {
      return try await grader.grade(found)
    } catch is CancellationError {
      throw CancellationError()
    } catch {
      do {
        return try await grader.grade(found)
      } catch {
        try await knownGood.prove("after a submission that could not be run: \(error)")
        throw Ungradable(
          reason: "It could not be run, and the known solution could: \(error). Look at it by hand."
        )
      }
    }
  }
}
