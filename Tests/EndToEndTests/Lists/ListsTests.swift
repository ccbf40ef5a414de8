import Course
import Foundation
import Reporting
import StepRunner
import Testing

/// An app with tabs, bars, large titles, a table below a header that stretches and a grid of cells that
/// find out their size, upright and turned.
@Suite(.serialized) struct ListsTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "App")

  /// The verdicts on the app: the behaviours that do not hold, each with its device.
  private func failures(of app: String) async throws -> [String] {
    let laboratory = try Laboratory()
    let course = try Course(
      manifest: String(contentsOf: Self.folder.appending(path: "course.yml"), encoding: .utf8),
      file: "course.yml", name: "lists")
    let project = laboratory.folder.appending(path: "project")
    try FileManager.default.createDirectory(at: project, withIntermediateDirectories: true)
    try Data(app.utf8).write(to: project.appending(path: "App.swift"))
    let results = try await laboratory.run(
      [
        StepRunner.Job(
          name: "Step-1", source: .folder(path: project.path), behaviours: course.behaviours)
      ], of: course)
    let report = results.map { $0.report(title: "") }
    #expect(report.compactMap(\.trouble?.summary) == [])
    try laboratory.close()
    return report.flatMap { step in
      step.behaviours.filter { $0.outcome != .passed }.map(\.id)
    }
  }

  @Test func theAppDoesWhatItPromises() async throws {
    let app = try String(contentsOf: Self.folder.appending(path: "App.swift"), encoding: .utf8)
    #expect(try await failures(of: app) == [])
  }

  @Test func withoutTheHeaderAndTheLargeTitleItDoesNot() async throws {
    let app = try String(contentsOf: Self.folder.appending(path: "App.swift"), encoding: .utf8)
      .replacing("height: 120 + pulled", with: "height: 120")
      .replacing("lakes.navigationBar.prefersLargeTitles = true", with: "")
    #expect(try await failures(of: app) == ["header-grows"])
  }
}
