import Testing

@testable import Grading

/// Rosters and lists, with what is wrong in them.
@Suite struct RosterTests {
  @Test func aRosterHasItsColumnsInAnyOrder() throws {
    let text = """
      name,Repository,ID,email,group,extension,submitted
      "Doe, Ann",ann,a1,ann@example.org,red,2,2026-11-20T23:59:00+01:00
      ,https://example.org/b.git,b2,,,,
      """
    #expect(
      try Roster(csv: text, file: "class.csv").submissions == [
        Submission(
          id: "a1", name: "Doe, Ann", email: "ann@example.org", location: "ann",
          submitted: 1_795_215_540, extensionDays: 2),
        Submission(id: "b2", location: "https://example.org/b.git"),
      ])
  }

  @Test func everyMistakeIsToldWithItsLine() {
    let text = """
      id,repository,submitted,extension
      a,x,2026-11-20,
      a,y,,-1
      ,z,,
      b,,,
      """
    #expect(
      throws: RosterError(
        file: "class.csv",
        mistakes: [
          .init(
            line: 2, message: "`submitted` is a moment with its zone: 2026-11-20T23:59:00+01:00"),
          .init(line: 3, message: "`extension` is a whole number of days, 0 or more"),
          .init(line: 3, message: "`a` is there twice"),
          .init(line: 4, message: "the learner has no id"),
          .init(line: 5, message: "the learner has no repository"),
        ])
    ) { try Roster(csv: text, file: "class.csv") }
  }

  @Test func missingColumnsAreNamed() {
    #expect(
      throws: RosterError(
        file: "c.csv",
        mistakes: [
          .init(line: 1, message: "there is no column `repository` among id, name")
        ])
    ) { try Roster(csv: "id,name\na,b\n", file: "c.csv") }
    #expect(
      throws: RosterError(file: "c.csv", mistakes: [.init(line: 1, message: "the roster is empty")])
    ) { try Roster(csv: "\n\n", file: "c.csv") }
  }

  @Test func aListNamesItsLearnersByTheirRepositories() throws {
    let text = """
      # Monday's group
      https://example.org/class/ann.git   # on leave

      git@example.org:class/bob
      https://example.org/red/page.git
      https://example.org/blue/page.git
      """
    #expect(
      try Roster(list: text, file: "list").submissions.map { [$0.id, $0.location] } == [
        ["ann", "https://example.org/class/ann.git"],
        ["bob", "git@example.org:class/bob"],
        ["red/page", "https://example.org/red/page.git"],
        ["blue/page", "https://example.org/blue/page.git"],
      ])
    #expect(
      throws: RosterError(file: "list", mistakes: [.init(line: 2, message: "`x/a` is there twice")])
    ) { try Roster(list: "x/a\nx/a", file: "list") }
  }

  @Test(arguments: [
    ("ann", "ann"), ("Ann_B-2.x", "Ann_B-2.x"), ("..", "=2E."),
    ("../../etc/passwd", "=2E.=2F..=2Fetc=2Fpasswd"),
    (".hidden", "=2Ehidden"), ("a b", "a=20b"), ("\u{E9}", "=C3=A9"), ("a=2Fb", "a=3D2Fb"),
    ("\u{0}\n", "=00=0A"),
  ])
  func anIdIsOneComponentOfAPath(id: String, slug: String) {
    let found = Submission(id: id, location: "").slug
    #expect(found.hasPrefix(String(slug.prefix(4))) && !found.contains("/") && found != "..")
    if !slug.hasSuffix(".") { #expect(found == slug) }
  }

  @Test func longIdsStayApart() {
    let ids = (0..<3).map { String(repeating: "x", count: 400) + "\($0)" }
    let slugs = ids.map { Submission(id: $0, location: "").slug }
    #expect(Set(slugs).count == 3)
    #expect(slugs.allSatisfy { $0.utf8.count <= 120 })
  }
}
