import Course
import Foundation
import Reporting
import StepRunner
import Testing

extension Laboratory {
  /// The behaviours of a step that do not hold in an app of one file, by id.
  ///
  /// - Parameter folder: has the `course.yml`.
  static func failures(
    of app: String, as tag: String = "Step-1", of folder: URL
  ) async throws -> [String] {
    let laboratory = try Laboratory()
    let course = try Course(
      manifest: String(contentsOf: folder.appending(path: "course.yml"), encoding: .utf8),
      file: "course.yml", name: "lists")
    let project = laboratory.folder.appending(path: "project")
    try FileManager.default.createDirectory(at: project, withIntermediateDirectories: true)
    try Data(app.utf8).write(to: project.appending(path: "App.swift"))
    let results = try await laboratory.run(
      [
        StepRunner.Job(
          name: tag, source: .folder(path: project.path),
          behaviours: course.behaviours.filter { $0.steps.contains(tag) })
      ], of: course)
    let report = results.map { $0.report(title: "") }
    #expect(report.compactMap(\.trouble?.summary) == [])
    try laboratory.close()
    return report.flatMap { step in
      step.behaviours.filter { $0.outcome != .passed }.map(\.id)
    }
  }
}
