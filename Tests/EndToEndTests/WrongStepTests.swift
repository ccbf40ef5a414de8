import Checker
import Course
import Reporting
import StepRunner
import Testing

/// A repository in which a step is not what the course says.
@Suite(.serialized) struct WrongStepTests {
  @Test func theCodeOfStepTwoUnderTheTagOfStepThreeFailsWhereItJams() async throws {
    let laboratory = try Laboratory()
    let course = laboratory.course
    let repository = try laboratory.repository("wrong.git") { step in
      try laboratory.files(of: step.tag == "Step-3" ? "Step-2" : step.tag)
    }
    let step = try #require(course.step(named: "Step-3"))
    let results = try await laboratory.run([step], of: repository) { course.behaviours(of: $0) }
    let report = Report(
      course: course.name, title: course.title, repository: nil, sandbox: [],
      steps: results.map { $0.report(title: step.title) })

    #expect(report.exitCode == 1)
    let failed = report.steps.flatMap(\.behaviours).filter { $0.outcome == .failed }
    #expect(
      Set(failed.map(\.id)) == [
        "text-scrolls-to-end", "header-keeps-height", "nothing-breaks", "grey-below-text",
        "text-under-home-indicator",
      ])
    let height = try #require(failed.first { $0.id == "header-keeps-height" })
    guard case .failed(let failure) = height.verdict else {
      Issue.record("not failed: \(height.verdict)")
      return
    }
    // The first frame that breaks it is the first in which the page has moved.
    let offset = try #require(failure.offset)
    #expect(offset > 0 && offset < 20)
    #expect(failure.time != nil)
    #expect(failure.expected.contains("header"))
    #expect(failure.actual.contains("header"))
    try laboratory.close()
  }
}
