import Course
import Foundation
import Git
import Reporting
import StepRunner
import Testing

/// Step-3 as learners write it who do not use SnapKit: what it does counts, not how.
@Suite(.serialized) struct OtherMeansTests {
  static let pages = ["AnchorPage", "ConstraintPage", "VisualFormatPage", "FramePage"]

  @Test func stepThreeMayBeLaidOutByAnyMeans() async throws {
    let laboratory = try Laboratory()
    let course = laboratory.course
    let step = try #require(course.step(named: "Step-3"))
    let jobs = try Self.pages.map { page in
      StepRunner.Job(
        name: page, source: .folder(path: try app(showing: page, in: laboratory)),
        behaviours: course.behaviours(of: step))
    }
    let reports = try await laboratory.run(jobs).map { $0.report(title: step.title) }
    #expect(reports.map(\.id) == Self.pages)
    #expect(reports.compactMap(\.trouble?.summary) == [])
    #expect(
      reports.flatMap { report in
        report.behaviours.filter { $0.outcome != .passed }.map { "\(report.id): \($0.id)" }
      } == [])
    try laboratory.close()
  }

  /// Writes an app whose page is one of those that the steps' own tests lay out, which are files
  /// beside these tests.
  private func app(showing page: String, in laboratory: Laboratory) throws -> String {
    let app = laboratory.folder.appending(path: page)
    let variations = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "StepsTests/Variations")
    for file in try laboratory.files(of: "Step-3") where file.path != "StretchyViewController.swift"
    {
      let text = String(decoding: file.bytes, as: UTF8.self)
      let bytes =
        file.path == "AppDelegate.swift"
        ? Array(text.replacing("StretchyViewController()", with: "\(page)()").utf8) : file.bytes
      let place = app.appending(path: file.path)
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: place)
    }
    for name in ["StretchyPage.swift", "\(page).swift"] {
      try FileManager.default.copyItem(
        at: variations.appending(path: name), to: app.appending(path: name))
    }
    return app.path
  }
}
