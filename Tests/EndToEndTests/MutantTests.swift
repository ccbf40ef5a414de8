import Course
import Courses
import Foundation
import Git
import Reporting
import StepRunner
import Testing

/// Steps with one mistake each, such as learners make, and the behaviours that notice it.
@Suite(.serialized) struct MutantTests {
  /// One change of a step's controller.
  struct Mutant: Sendable {
    var step: String
    var original: String
    var changed: String
    /// The behaviours that fail, in the course's order.
    var noticed: [String]

    init(_ step: String, _ original: String, _ changed: String, _ noticed: String...) {
      self.step = step
      self.original = original
      self.changed = changed
      self.noticed = noticed
    }
  }

  static let mutants = [
    "stretchy-layout": stretchyLayout, "scroll-grid": scrollGrid, "profile-banner": profileBanner,
  ]

  @Test(arguments: Courses.names)
  func everyMistakeIsNoticedByTheBehavioursThatSpeakOfIt(name: String) async throws {
    let mutants = try #require(Self.mutants[name], "the course has no mutants")
    let laboratory = try Laboratory(name)
    let course = laboratory.course
    let path = laboratory.folder.appending(path: "mutants.git").path
    let builder = try RepositoryBuilder(path: path)
    var jobs: [StepRunner.Job] = []
    for (index, mutant) in mutants.enumerated() {
      let tag = "mutant-\(index)"
      let files = try laboratory.files(of: mutant.step).map { try mutant.applied(to: $0) }
      try builder.tag(tag, try builder.commit(files, message: mutant.changed))
      let step = try #require(course.step(named: mutant.step))
      jobs.append(
        StepRunner.Job(
          name: tag, source: .revision(repository: path, name: tag),
          behaviours: course.behaviours(of: step)))
    }
    let results = try await laboratory.run(jobs)

    for (mutant, result) in zip(mutants, results) {
      let failed = result.report(title: "").behaviours.filter { $0.outcome == .failed }.map(\.id)
      #expect(failed == mutant.noticed, "\(mutant.step): \(mutant.original) -> \(mutant.changed)")
    }
    try laboratory.close()
  }
}

extension MutantTests.Mutant {
  /// A file with the mistake in it; other files than the controller stay.
  fileprivate func applied(to file: RepositoryBuilder.File) throws -> RepositoryBuilder.File {
    guard file.path.hasSuffix("ViewController.swift") else { return file }
    let text = String(decoding: file.bytes, as: UTF8.self)
    // A mistake that finds no place would prove nothing.
    try #require(text.contains(original), "\(step) has no `\(original)`")
    let wrong = text.replacing(original, with: changed, maxReplacements: 1)
    return .init(path: file.path, bytes: Array(wrong.utf8))
  }
}
