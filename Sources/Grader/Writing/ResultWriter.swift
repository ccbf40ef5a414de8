package import Grading
import Reporting
import StepRunner

/// Makes the files for people and for other systems of what is kept in a folder: the same for a class
/// that was graded at once and for one that was merged.
///
/// Learners are taken some at a time, so that a large class takes no more memory than a small one.
package struct ResultWriter: Sendable {
  /// What there is to say when all is written.
  package struct Outcome: Sendable {
    package var figures: ClassFigures
    /// Who could not be graded, and why.
    package var ungraded: [(id: String, reason: String)]
  }

  private let folder: ResultFolder
  private let plan: GradingPlan

  package init(_ folder: ResultFolder, _ plan: GradingPlan) {
    self.folder = folder
    self.plan = plan
  }

  /// So many learners are in memory at once.
  private static let room = 32

  /// What the class's files take of one learner.
  private struct Entry: Sendable {
    var score: Score
    /// In the gradebook, `junit.xml` and `class.json`.
    var row: String
    var suite: String
    var document: String
  }

  /// - Parameter width: how many learners are written at a time.
  /// - Throws: `GraderError` when a file cannot be read or written.
  package func write(width: Int) async throws -> Outcome {
    let scorer = Scorer(plan)
    var outcome = Outcome(figures: ClassFigures(plan), ungraded: [])
    var rows: [ClassPage.Row] = []
    let book = try DraftFile("gradebook.csv", in: folder)
    let cases = try DraftFile("junit.xml", in: folder)
    let document = try DraftFile("class.json", in: folder)
    try book.append(CSV.write([Gradebook.head(plan)]))
    try cases.append(JUnitRenderer.head)
    try document.append(ClassDocument.head)
    for start in stride(from: 0, to: plan.submissions.count, by: Self.room) {
      let numbers = Array(start..<min(start + Self.room, plan.submissions.count))
      let entries = try await numbers.mapped(width: width) { try entry($0, scorer) }
      for (number, entry) in zip(numbers, entries) {
        if entry.score.grade == nil {
          outcome.ungraded.append(
            (entry.score.submission.id, entry.score.record.reason ?? "its grade is not there"))
        }
        outcome.figures.add(entry.score)
        rows.append(ClassPage.Row(entry.score))
        try book.append(entry.row)
        try cases.append(entry.suite)
        try document.append((number > 0 ? ClassDocument.separator : "") + entry.document)
      }
    }
    try cases.append(JUnitRenderer.foot)
    let figures = outcome.figures
    try document.append(try encoded { try ClassDocument.foot(plan, figures) })
    for file in [book, cases, document] { try file.finish() }
    try folder.write(ClassPage(plan, outcome.figures, rows: rows).render(), to: "class.html")
    return outcome
  }

  /// Writes the files of the learner of a number.
  private func entry(_ number: Int, _ scorer: Scorer) throws(GraderError) -> Entry {
    let submission = plan.submissions[number]
    let record =
      try folder.record(of: submission)
      ?? SubmissionRecord(
        submission, key: nil, reason: "It has not been graded yet.", isOurFault: true)
    var grade: Grade?
    if let key = record.key { grade = try folder.grade(key) }
    let score = scorer.score(submission, record, grade)
    try writeLearner(score)
    return Entry(
      score: score, row: CSV.write([Gradebook.row(score)]),
      suite: ClassJUnit.suite(score, plan, number: number),
      document: try encoded { try ClassDocument.entry(score, plan) })
  }

  /// A learner's own files: nothing in them is anybody else's, or hidden.
  private func writeLearner(_ score: Score) throws(GraderError) {
    let place = "learners/\(score.submission.slug)"
    try folder.makeFolder(place)
    var playlist: Playlist?
    if let key = score.record.key { playlist = try folder.playlist(key) }
    try folder.write(
      LearnerPage(score, plan, playlist: playlist).render(), to: "\(place)/index.html")
    try folder.write(
      try encoded { try Gradescope.results(score, plan) }, to: "\(place)/results.json")
    if let result = try encoded({ try Classroom50.result(score, plan) }) {
      try folder.write(result, to: "\(place)/result.json")
    }
  }

  private func encoded<Result>(_ body: () throws -> Result) throws(GraderError) -> Result {
    do {
      return try body()
    } catch {
      throw .file(path: folder.name, reason: "\(error)")
    }
  }
}
