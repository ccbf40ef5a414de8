import Foundation
import FoundationXML
import Reporting
import Testing

@testable import Grading

/// The files that a class is told in.
@Suite struct OutputTests {
  /// Scores in which everything comes up once: all right, wrong and late, not graded.
  static func scores(_ plan: GradingPlan) -> [Score] {
    let scorer = Scorer(plan)
    return [
      scorer.score(plan.submissions[0], Samples.record("ann"), Samples.allPassed),
      scorer.score(
        plan.submissions[1], Samples.record("=bob", committed: Samples.due + 3 * 86_400),
        Samples.grade([.failed, .passed, .notChecked, .failed], trouble: "It raised <x>")),
      scorer.score(
        plan.submissions[2],
        SubmissionRecord(
          plan.submissions[2], key: nil, reason: "cyd: a link is not followed."), nil),
    ]
  }

  @Test func theGradebookIsQuotedAndHoldsNoFormula() throws {
    let plan = try Samples.plan()
    let text = CSV.write([Gradebook.head(plan)] + Self.scores(plan).map(Gradebook.row))
    #expect(
      text
        == """
        "id","name","email","score","maximum","percent","reached","penalty","days late",\
        "submitted","commit","status","Step-1","Step-1 box-in-corner","Step-2",\
        "Step-2 box-in-corner","Step-2 box-is-wide","Step-2 secret-height"
        "ann","Ann ""A"" <b>","ann@example.org","11","11","100","11","0","0",\
        "2026-11-19T23:59:00Z","bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb","graded",\
        "2","2","9","3","1.5","4.5"
        "'=bob","'=1+1","","2.4","11","21.82","3","0.6","3",\
        "2026-11-23T00:00:00Z","bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb","graded",\
        "0","0","3","3","0","0"
        "../cyd","","","0","11","0","0","0","",\
        "","","not graded: cyd: a link is not followed.","0","0","0","0","0","0"

        """.replacing("\n", with: "\r\n"))
  }

  @Test func resultsForGradescopeAreAsItsSchemaSays() throws {
    let plan = try Samples.plan()
    for score in Self.scores(plan) {
      let json = try Gradescope.results(score, plan)
      #expect(try Schema.gradescope.complaints(about: json) == "")
    }
    let bob = try Gradescope.results(Self.scores(plan)[1], plan)
    #expect(bob.contains("\"score\" : 2.4,"))
    #expect(bob.contains("3 days late: 0.6 points less."))
    #expect(bob.contains("expected box.left == 0\\nseen box.left is 5"))
  }

  @Test func resultsForClassroom50AreAsItsSchemaSays() throws {
    let plan = try Samples.plan()
    let scores = Self.scores(plan)
    for score in scores.prefix(2) {
      let json = try #require(try Classroom50.result(score, plan))
      #expect(try Schema.classroom50.complaints(about: json) == "")
    }
    #expect(try Classroom50.result(scores[2], plan) == nil)
    let bob = try #require(try Classroom50.result(scores[1], plan))
    let commit = String(repeating: "b", count: 40)
    #expect(bob.contains("\"commit\" : \"https://example.org/class/bob/commit/\(commit)\""))
    #expect(bob.contains("\"submission\" : \"submit/20261123T000000Z-bbbbbbb\""))
    // A tenth of three points a day is no whole number of points: all are told in hundredths.
    #expect(bob.contains("\"score\" : 240,") && bob.contains("\"max-score\" : 1100,"))
  }

  @Test func theClassIsAsItsSchemaSays() throws {
    let plan = try Samples.plan()
    let json = try Self.document(plan)
    #expect(try Schema.classDocument.complaints(about: json) == "")
    #expect(json.contains("\"id\" : \"secret-height\""))
  }

  @Test(arguments: [
    ("\"standing\" : \"passed\"", "\"standing\" : \"fine\""), ("\"seed\" : 7", "\"seed\" : -7"),
    ("\"id\" : \"ann\",", ""),
  ])
  func theSchemaRefusesWhatIsOtherwise(right: String, wrong: String) throws {
    let json = try Self.document(try Samples.plan())
    try #require(json.contains(right))
    #expect(try Schema.classDocument.complaints(about: json.replacing(right, with: wrong)) != "")
  }

  @Test func theJUnitFileHasASuiteALearner() throws {
    let plan = try Samples.plan()
    let suites = Self.scores(plan).enumerated().map { ClassJUnit.suite($1, plan, number: $0) }
    let document = try XMLDocument(xmlString: JUnit.whole(suites))
    let names = try document.nodes(forXPath: "//testsuite/@name").compactMap(\.stringValue)
    #expect(names == ["boxes.ann", "boxes.=bob", "boxes.../cyd"])
    func count(_ path: String) throws -> Int { try document.nodes(forXPath: path).count }
    #expect(try count("//testcase") == 13)
    #expect(try count("//failure") == 1)
    #expect(try count("//error") == 1)
  }

  static func document(_ plan: GradingPlan) throws -> String {
    var figures = ClassFigures(plan)
    let entries = try scores(plan).map { score in
      figures.add(score)
      return try ClassDocument.entry(score, plan)
    }
    return ClassDocument.head + entries.joined(separator: ClassDocument.separator)
      + (try ClassDocument.foot(plan, figures))
  }
}
