import Course
import Git
import Reporting
import StepRunner
import Testing

/// The same six steps in a repository that knows nothing of us.
@Suite(.serialized) struct XcodeProjectTests {
  @Test func theStepsOfAnOldXcodeProjectAreAsDocumented() async throws {
    let laboratory = try Laboratory()
    let course = laboratory.course
    let repository = try laboratory.repository("old.git") { step in
      XcodeProject(step: try laboratory.files(of: step.tag)).files
    }
    let results = try await laboratory.run(course.steps, of: repository) {
      course.behaviours(of: $0)
    }
    let report = Report(
      course: course.name, title: course.title, repository: nil, sandbox: [],
      steps: results.map { $0.report(title: "") })
    #expect(
      report.steps.flatMap { step in
        step.behaviours.filter { $0.outcome != .passed }.map { "\(step.id): \($0.id)" }
      } == [])
    #expect(report.steps.compactMap(\.trouble?.summary) == [])
    #expect(report.exitCode == 0)
    try laboratory.close()
  }

  /// Otherwise the test above would be one of today's spelling.
  @Test func everyOldSpellingIsInSomeStep() throws {
    let laboratory = try Laboratory()
    let sources = try laboratory.course.steps.flatMap { step in
      XcodeProject(step: try laboratory.files(of: step.tag)).files
    }
    let text = sources.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
    #expect(XcodeProject.spellings.filter { !text.contains($0.1) }.map(\.1) == [])
    try laboratory.close()
  }
}
