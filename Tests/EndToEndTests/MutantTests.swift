import Course
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
    Mutant(
      "Step-1", "make.top.equalTo(scrollView)", "make.top.equalTo(scrollView).offset(10)",
      "header-at-rest", "text-below-header", "content-size", "header-behind-status-bar",
      "header-moves-with-pull", "text-scrolls-to-end", "header-keeps-height"),
    Mutant(
      "Step-2", "make.top.equalTo(view)", "make.top.equalTo(view).priority(.high)", "text-jams"),
    Mutant(
      "Step-3", "make.height.greaterThanOrEqualTo(imageContainer)", "", "header-keeps-height"),
    Mutant(
      "Step-4", "scrollView.addSubview(imageView)",
      "scrollView.insertSubview(imageView, at: 0)", "image-fills-header"),
    Mutant(
      "Step-5", "bottom: view.safeAreaInsets.bottom", "bottom: 0",
      "content-ends-above-home-indicator"),
    Mutant(
      "Step-5", "scrollView.scrollIndicatorInsets = view.safeAreaInsets", "",
      "indicator-in-safe-area"),
    Mutant(
      "Step-6", "inset(14)", "inset(20)",
      "text-below-header", "content-size", "content-ends-above-home-indicator"),
    Mutant("Step-6", "clipsToBounds = true", "clipsToBounds = false", "image-fills-header"),
    Mutant("Step-6", ".scaleAspectFill", ".scaleToFill", "image-fills-header"),
    Mutant("Step-6", ".lightContent", ".default", "status-bar-is-light"),
    Mutant("Step-6", "    .slide", "    .fade", "status-bar-once-a-crossing"),
    Mutant("Step-6", "withDuration: 0.2", "withDuration: 0.4", "status-bar-once-a-crossing"),
    Mutant(
      "Step-6", "scrollView.delegate = self", "",
      "status-bar-hides", "status-bar-once-a-crossing"),
    Mutant(
      "Step-6", "guard textReachesStatusBar != hidesStatusBar else { return }", "",
      "status-bar-hides", "status-bar-once-a-crossing"),
    Mutant(
      "Step-6", "make.left.right.bottom.equalTo(view)",
      "make.left.right.equalTo(view); make.bottom.equalTo(textContainer)", "backing-stretches"),
    Mutant("Step-6", "make.height.greaterThanOrEqualTo", "make.height.equalTo", "header-sticks"),
  ]

  @Test func everyMistakeIsNoticedByTheBehavioursThatSpeakOfIt() async throws {
    let laboratory = try Laboratory()
    let course = laboratory.course
    let path = laboratory.folder.appending(path: "mutants.git").path
    let builder = try RepositoryBuilder(path: path)
    var jobs: [StepRunner.Job] = []
    for (index, mutant) in Self.mutants.enumerated() {
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

    for (mutant, result) in zip(Self.mutants, results) {
      let failed = result.report(title: "").behaviours.filter { $0.outcome == .failed }.map(\.id)
      #expect(failed == mutant.noticed, "\(mutant.step): \(mutant.original) -> \(mutant.changed)")
    }
    try laboratory.close()
  }
}

extension MutantTests.Mutant {
  /// A file with the mistake in it; other files than the controller stay.
  fileprivate func applied(to file: RepositoryBuilder.File) throws -> RepositoryBuilder.File {
    guard file.path == "StretchyViewController.swift" else { return file }
    let text = String(decoding: file.bytes, as: UTF8.self)
    // A mistake that finds no place would prove nothing.
    try #require(text.contains(original), "\(step) has no `\(original)`")
    let wrong = text.replacing(original, with: changed, maxReplacements: 1)
    return .init(path: file.path, bytes: Array(wrong.utf8))
  }
}
