import Checker
import Course
import Git
import Grading
import LayoutTrace
import Reporting
import StepRunner

/// Grades files, whoever's they are: each step built, run and checked, nothing kept from before.
struct FileGrader: Sendable {
  let course: Course
  let scheme: GradingScheme
  /// The course with what the scheme adds to it.
  private let whole: Course
  private let runner: StepRunner

  init(course: Course, scheme: GradingScheme, workshop: Workshop) {
    self.course = course
    self.scheme = scheme
    whole = scheme.extending(course)
    runner = StepRunner(workshop: workshop, course: whole)
  }

  /// How much of what a stranger's app says is kept.
  private enum Room {
    static let lines = 60
    static let line = 600
    static let output = 8_000
    /// In bytes, for what is played on one learner's page: a class of a thousand is to fit on a
    /// disk.
    static let playlist = 400_000
  }

  /// - Throws: only our own failures, as `StepRunner` does.
  func grade(_ found: FoundSubmission) async throws -> (grade: Grade, playlist: Playlist?) {
    var steps: [Grade.Step] = []
    var recordings: [Recording] = []
    for part in found.steps {
      guard let step = course.steps.first(where: { $0.tag == part.tag }) else { continue }
      let (promised, hidden) = scheme.checks(of: step, in: course)
      guard let source = part.source else {
        steps.append(Self.missing(part, promised + hidden))
        continue
      }
      let result = try await run(
        StepRunner.Job(name: step.tag, source: source, behaviours: promised + hidden))
      let open = result.part(ofFirst: promised.count)
      steps.append(self.step(step, result, open: open))
      recordings += played(open)
    }
    return (
      Grade(steps: steps), recordings.isEmpty ? nil : try Playlist(recordings, room: Room.playlist)
    )
  }

  private func run(_ job: StepRunner.Job) async throws -> StepResult {
    let result = try await runner.run([job], width: 1)[0]
    // An app that hangs does so on every device; a single run may have had a machine too busy.
    return result.lateRuns == 1 ? try await runner.run([job], width: 1)[0] : result
  }

  private static func missing(
    _ part: FoundSubmission.Step, _ behaviours: [Behaviour]
  ) -> Grade.Step {
    let reason = part.reason ?? ""
    return Grade.Step(
      tag: part.tag, trouble: reason,
      checks: behaviours.map {
        Grade.Check(
          id: $0.id, outcome: .notChecked, held: 0, asked: 0,
          device: $0.devices.first?.name ?? "", reason: reason)
      })
  }

  /// - Parameter open: the part of the result that learners may know of; what is said of the step as
  ///   a whole is said of that part alone.
  private func step(_ step: Step, _ result: StepResult, open: StepResult) -> Grade.Step {
    let told = open.report(title: step.title)
    let all = result.report(title: step.title)
    let behaviours = told.behaviours + all.behaviours.dropFirst(told.behaviours.count)
    let shares = result.shares(of: whole)
    return Grade.Step(
      tag: step.tag, trouble: told.trouble?.summary,
      details: Self.capped(told.trouble?.details ?? []), notes: Self.capped(told.notes),
      output: String(told.output.prefix(Room.output)),
      checks: behaviours.indices.map { index in
        Self.check(behaviours[index], shares[index])
      })
  }

  private static func check(
    _ report: BehaviourReport, _ share: (held: Int, asked: Int)
  ) -> Grade.Check {
    var check = Grade.Check(
      id: report.id, outcome: report.outcome, held: 0, asked: 0, device: report.device)
    switch report.verdict {
    case .passed:
      (check.held, check.asked) = share
    case .failed(let failure):
      (check.held, check.asked) = share
      check.failure = Grade.Failure(
        expected: failure.expected, actual: String(failure.actual.prefix(Room.line)),
        time: failure.time, offset: failure.offset, circumstance: failure.circumstance)
    case .notChecked(let reason):
      check.reason = String(reason.prefix(Room.line))
    }
    return check
  }

  /// What is worth playing on the learner's page: the runs in which something fails.
  private func played(_ open: StepResult) -> [Recording] {
    let report = open.report(title: "")
    guard report.outcome == .failed else { return [] }
    return open.recordings(of: course, onlyMissed: true)
  }

  private static func capped(_ lines: [String]) -> [String] {
    let kept = lines.prefix(Room.lines).map { String($0.prefix(Room.line)) }
    return lines.count > kept.count ? kept + ["and \(lines.count - kept.count) more"] : kept
  }
}
