import Checker
import Course
import Reporting
import StepRunner
import Testing

/// A repository in which a step is not what the course says.
@Suite(.serialized) struct WrongStepTests {
  @Test func theCodeOfStepTwoUnderTheTagOfStepThreeFailsWhereItJams() async throws {
    #expect(
      try await failures(of: "Step-2", as: "Step-3") == [
        """
        text-scrolls-to-end on iPhone X at offset 268
        expected: offset < 0 or text.top == 0.7 * screen.width - offset
        seen: offset is 268, text.top is 0, 0.7 * screen.width - offset is -5.5
        """,
        Self.shrinkingHeader,
        """
        nothing-breaks on iPhone X at offset 268
        expected: broken.count == 0
        seen: broken.count is 1
        """,
        """
        grey-below-text on iPhone X
        expected: a moment at which overscroll.bottom > 4
        seen: it never came
        """,
        """
        text-under-home-indicator on iPhone X
        expected: a moment at which offset == offset.end and offset > 0
        seen: it never came
        """,
      ])
  }

  /// The tutorial's note: with nothing to keep its height the header gives way to the text.
  @Test func theParallaxVariationOfStepThreeFailsInTheHeadersHeightAlone() async throws {
    #expect(
      try await failures(of: "Step-3-parallax", as: "Step-3") == [Self.shrinkingHeader])
  }

  /// The first frame in which the page has moved is the first in which it shows.
  private static let shrinkingHeader = """
    header-keeps-height on iPhone X at offset 6.333
    expected: header.height == 0.7 * screen.width and header.top == -offset
    seen: header.height is 256.33, 0.7 * screen.width is 262.5, header.top is 0, -offset is -6.33
    """

  /// What fails when the files of one step lie under the tag of another.
  private func failures(of files: String, as tag: String) async throws -> [String] {
    let laboratory = try Laboratory()
    let course = laboratory.course
    let repository = try laboratory.repository("wrong.git") { step in
      try laboratory.files(of: step.tag == tag ? files : step.tag)
    }
    let step = try #require(course.step(named: tag))
    let results = try await laboratory.run([step], of: repository) { course.behaviours(of: $0) }
    let report = Report(
      course: course.name, title: course.title, repository: nil, sandbox: [],
      steps: results.map { $0.report(title: step.title) })
    #expect(report.exitCode == 1)
    try laboratory.close()
    return report.steps.flatMap(\.behaviours).compactMap(Self.failure)
  }

  /// A failed behaviour in words; nil for one that passed.
  private static func failure(_ behaviour: BehaviourReport) -> String? {
    switch behaviour.verdict {
    case .passed: return nil
    case .notChecked(let reason): return "\(behaviour.id): \(reason)"
    case .failed(let failure):
      let place = failure.offset.map { " at offset \(Number.text($0))" } ?? ""
      return """
        \(behaviour.id) on \(behaviour.device)\(place)
        expected: \(failure.expected)
        seen: \(failure.actual)
        """
    }
  }
}
