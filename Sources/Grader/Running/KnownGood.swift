import Course
import Foundation
import Git
import Grading
import Reporting
import StepRunner

/// The solution that is known to be right: graded before the first submission and after the last
/// one, as they are. What it misses is no learner's fault.
struct KnownGood: Sendable {
  let grader: FileGrader
  let steps: [Step]
  /// A repository or folder; nil for the course's own steps.
  let path: String?
  let courseFolder: URL

  /// - Throws: `GraderError.knownGoodFails`, and what grading throws.
  func prove(_ when: String) async throws {
    let missed = try await missed()
    guard missed.isEmpty else { throw GraderError.knownGoodFails(when: when, missed: missed) }
  }

  private func missed() async throws -> [String] {
    let finder = SubmissionFinder(steps: steps, root: URL(filePath: "/"))
    guard let path else {
      let repository = try StepRepository.builtIn(grader.course, folder: courseFolder)
      defer { repository.close() }
      return try await missed(in: finder.find(in: Repository.open(repository.path)))
    }
    return try await missed(in: finder.find(at: URL(filePath: path).standardizedFileURL.path))
  }

  private func missed(in found: FoundSubmission) async throws -> [String] {
    try await grader.grade(found).grade.steps.flatMap { step in
      if let trouble = step.trouble { return ["\(step.tag): \(trouble)"] + step.details }
      return step.checks.filter { $0.outcome != .passed }.map { check in
        let why =
          check.failure.map { "expected \($0.expected), seen \($0.actual)" } ?? check.reason ?? ""
        return "\(step.tag) \(check.id) on \(check.device): \(why)"
      }
    }
  }
}
