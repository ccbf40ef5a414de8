/// A mutation report as JSON has it.
struct MutationDocument: Encodable {
  struct Score: Encodable {
    /// Mutants that change a frame, and how many of them are noticed.
    var changing: Int
    var noticed: Int
    var percent: Double

    init(_ score: MutationReport.Score) {
      changing = score.changing
      noticed = score.noticed
      percent = score.percent
    }
  }

  struct Step: Encodable {
    var id: String
    var title: String
    var commit: String?
    /// A sentence and its particulars, where a step has no mutants.
    var trouble: [String]?
    var constraints: Int
    var score: Score
    var mutants: [Mutant]
  }

  struct Mutant: Encodable {
    var constraint: String
    var source: String?
    var change: String
    /// `noticed`, `unnoticed` or `changes nothing`.
    var outcome: String
    var device: String?
    /// The behaviours that notice it.
    var behaviours: [String]?
    /// What it changes, when nothing notices.
    var difference: String?

    init(_ mutant: MutationReport.Mutant) {
      constraint = mutant.constraint
      source = mutant.source
      change = mutant.change
      switch mutant.outcome {
      case .noticed(let behaviours, let device):
        outcome = "noticed"
        self.behaviours = behaviours
        self.device = device
      case .unnoticed(let device, let difference):
        outcome = "unnoticed"
        self.device = device
        self.difference = difference
      case .changesNothing:
        outcome = "changes nothing"
      }
    }
  }

  var version = Report.currentVersion
  var course: String
  var goal: Double
  var score: Score
  var steps: [Step]

  init(_ report: MutationReport) {
    course = report.course
    goal = report.goal
    score = Score(report.score)
    steps = report.steps.map { step in
      Step(
        id: step.id, title: step.title, commit: step.commit,
        trouble: step.trouble.map { [$0.summary] + $0.details }, constraints: step.constraints,
        score: Score(step.score), mutants: step.mutants.map { Mutant($0) })
    }
  }
}
