import Course
import Reporting

@testable import Grading

/// A small course, a scheme with hidden behaviours in it, and what became of three learners.
enum Samples {
  static let course = """
    format: 1
    title: Boxes & co
    devices: [iPhone X, iPhone SE]
    views: {box: [box]}
    steps:
      - {tag: Step-1, title: A box}
      - {tag: Step-2, title: Two boxes}
    behaviours:
      box-in-corner:
        says: The box lies in the corner.
        steps: all
        points: 2
        always: [box.left == 0, box.top == 0]
      box-is-wide:
        says: The box is wide.
        steps: Step-2
        devices: all
        always: [box.width == 100]
    """

  static let scheme = """
    format: 1
    course: boxes
    seed: 7
    due: 2026-11-20T00:00:00Z
    late: {free days: 1, percent per day: 10, most days: 5}
    weights: {Step-2: 1.5}
    after: {box-is-wide: box-in-corner, secret-height: box-is-wide}
    behaviours:
      secret-height:
        says: The secret sentence says 4711.
        steps: Step-2
        points: 3
        always: [box.height == 4711]
    """

  static func plan(
    scheme text: String = scheme, submissions: [Submission] = submissions
  ) throws -> GradingPlan {
    let course = try Course(manifest: course, file: "course.yml", name: "boxes")
    let scheme = try GradingScheme(
      manifest: text, file: "grading.yml", course: course, seed: nil)
    return GradingPlan(
      course: course, scheme: scheme, digest: try PlanDigest.of(course, scheme, tool: "test"),
      sandbox: ["namespaces"], submissions: submissions, classroom: "class", assignment: "boxes")
  }

  static let submissions = [
    Submission(id: "ann", name: "Ann \"A\" <b>", email: "ann@example.org", location: "ann"),
    Submission(id: "=bob", name: "=1+1", location: "https://example.org/class/bob.git"),
    Submission(id: "../cyd", location: "cyd"),
  ]

  /// 2026-11-20 00:00 UTC.
  static let due = 1_795_132_800

  static func record(_ id: String, committed: Int = due - 60) -> SubmissionRecord {
    SubmissionRecord(
      Submission(id: id, location: id), key: "key",
      steps: [
        .init(tag: "Step-1", commit: String(repeating: "a", count: 40), committed: committed - 500),
        .init(tag: "Step-2", commit: String(repeating: "b", count: 40), committed: committed),
      ])
  }

  static func check(_ id: String, _ outcome: Outcome, held: Int = 0, of asked: Int = 2)
    -> Grade.Check
  {
    Grade.Check(
      id: id, outcome: outcome, held: outcome == .passed ? asked : held, asked: asked,
      device: "iPhone X", reason: outcome == .notChecked ? "The app crashed: </b>\u{1B}[2J" : nil,
      failure: outcome == .failed
        ? .init(
          expected: "\(id == "secret-height" ? "box.height == 4711" : "box.left == 0")",
          actual: id == "secret-height" ? "box.height is 50.25" : "box.left is 5", time: 0,
          offset: nil, circumstance: "always")
        : nil)
  }

  /// A grade with an outcome a check, in the plan's order.
  static func grade(
    _ outcomes: [Outcome], held: Int = 0, trouble: String? = nil
  ) -> Grade {
    let ids = ["box-in-corner", "box-in-corner", "box-is-wide", "secret-height"]
    let checks = zip(ids, outcomes).map { check($0, $1, held: held) }
    return Grade(steps: [
      .init(tag: "Step-1", trouble: trouble, details: [], checks: [checks[0]]),
      .init(
        tag: "Step-2", trouble: nil, notes: ["a note <i>"], output: "printed </pre>",
        checks: Array(checks[1...])),
    ])
  }

  static let allPassed = grade([.passed, .passed, .passed, .passed])
}
