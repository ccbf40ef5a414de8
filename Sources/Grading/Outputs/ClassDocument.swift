import Course
import Reporting

/// The whole class as one JSON, for the instructor: all that is in the other files, and what is
/// hidden from learners. It is written part by part: `head`, the learners with `separator` between
/// them, `foot`.
package enum ClassDocument {
  package static let currentVersion = 1

  package static let head = "{\n\"version\": \(currentVersion),\n\"submissions\": [\n"
  package static let separator = ",\n"

  /// One learner.
  package static func entry(_ score: Score, _ plan: GradingPlan) throws -> String {
    String(try StableJSON.text(Entry(score, plan)).dropLast())
  }

  /// What can be said of all of them.
  package static func foot(_ plan: GradingPlan, _ figures: ClassFigures) throws -> String {
    let summary = Summary(
      course: plan.course, title: plan.title, seed: plan.seed, digest: plan.digest,
      sandbox: plan.sandbox, credit: plan.credit, maximum: plan.maximum.value,
      due: plan.deadline.map { MomentText.of($0.due) }, figures: Figures(figures))
    return "\n],\n\"class\": " + (try StableJSON.text(summary)).dropLast() + "\n}\n"
  }

  private struct Summary: Encodable {
    var course: String
    var title: String
    var seed: UInt64
    var digest: String
    var sandbox: [String]
    var credit: GradingScheme.Credit
    var maximum: Double
    var due: String?
    var figures: Figures
  }

  private struct Figures: Encodable {
    struct Check: Encodable {
      var step: String
      var id: String
      var says: String
      var isHidden: Bool
      var graded: Int
      var missed: Int
    }

    var graded: Int
    var ungraded: Int
    var late: Int
    var mean: Double
    var median: Double
    var histogram: [Int]
    var checks: [Check]

    init(_ figures: ClassFigures) {
      graded = figures.graded
      ungraded = figures.ungraded
      late = figures.late
      mean = figures.mean.value
      median = figures.median.value
      histogram = figures.histogram
      checks = figures.checks.map {
        Check(
          step: $0.step, id: $0.id, says: $0.says, isHidden: $0.isHidden, graded: $0.graded,
          missed: $0.missed)
      }
    }
  }

  private struct Entry: Encodable {
    struct Step: Encodable {
      var tag: String
      var commit: String?
      var committed: String?
      var trouble: String?
      var details: [String]
      var notes: [String]
      var reached: Double
      var maximum: Double
      var checks: [Check]
    }

    struct Check: Encodable {
      var id: String
      var standing: String
      var isHidden: Bool
      var reached: Double
      var maximum: Double
      var held: Int?
      var asked: Int?
      var device: String?
      var blockedBy: [String]?
      var reason: String?
      var failure: Grade.Failure?
    }

    var id: String
    var name: String
    var email: String
    var location: String
    var page: String
    var score: Double
    var maximum: Double
    var reached: Double
    var penalty: Double
    var daysLate: Int?
    var submitted: String?
    var ungraded: String?
    var isOurFault: Bool
    var steps: [Step]

    init(_ score: Score, _ plan: GradingPlan) {
      id = score.submission.id
      name = score.submission.name
      email = score.submission.email
      location = score.submission.location
      page = "learners/\(score.submission.slug)/index.html"
      self.score = score.total.value
      maximum = score.maximum.value
      reached = score.reached.value
      penalty = score.penalty.value
      daysLate = score.daysLate
      submitted = score.submitted.map(MomentText.of)
      ungraded = score.record.reason
      isOurFault = score.record.isOurFault
      steps = score.steps.map { step in
        let graded = score.grade?.steps.first { $0.tag == step.tag }
        let place = score.record.steps.first { $0.tag == step.tag }
        return Step(
          tag: step.tag, commit: place?.commit, committed: place?.committed.map(MomentText.of),
          trouble: graded?.trouble, details: graded?.details ?? [], notes: graded?.notes ?? [],
          reached: step.reached.value, maximum: step.maximum.value,
          checks: step.checks.map { check in
            Self.check(check, graded?.checks.first { $0.id == check.id })
          })
      }
    }

    private static func check(_ check: Score.Check, _ graded: Grade.Check?) -> Check {
      var blockedBy: [String]?
      if case .blocked(let others) = check.standing { blockedBy = others }
      return Check(
        id: check.id, standing: check.standing.word, isHidden: check.isHidden,
        reached: check.reached.value, maximum: check.maximum.value, held: graded?.held,
        asked: graded?.asked, device: graded?.device, blockedBy: blockedBy,
        reason: graded?.reason, failure: graded?.failure)
    }
  }
}
