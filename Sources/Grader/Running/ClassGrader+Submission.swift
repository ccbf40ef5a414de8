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
  func grade(
    _ submission: Submission, digest: String, _ knownGood: KnownGood, _ fresh: FreshGrades
  ) async throws {
    let record = try await record(of: submission, digest: digest, knownGood, fresh)
    try folder.write(record, to: "submissions/\(submission.slug).json")
  }

  private func record(
    of submission: Submission, digest: String, _ knownGood: KnownGood, _ fresh: FreshGrades
  ) async throws -> SubmissionRecord {
    let local = finder.localPath(of: submission)
    // What was fetched is not fetched again: it was handed in as it was then.
    if local == nil, let known = try folder.record(of: submission),
      known.location == submission.location, let key = known.key, folder.hasGrade(key)
    {
      return known
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
      return SubmissionRecord(
        submission, key: nil, reason: SubmissionFinder.shown(error) + ".", isOurFault: local == nil)
    }
    let key = found.key(digest: digest)
    do {
      try await desk.once(key) {
        guard !folder.hasGrade(key) else { return }
        fresh.add(key)
        try await gradeFiles(found, key, knownGood)
      }
      return found.record(of: submission, key: key)
    } catch let error as Ungradable {
      return SubmissionRecord(submission, key: nil, reason: error.reason, isOurFault: true)
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
