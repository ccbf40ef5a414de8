import Foundation
import Git
import Testing

/// Revisions, and the commits between two of them.
@Suite struct RangeTests {
  /// A - B - C --- F - G, with D and E beside them, and X alone.
  private struct History {
    /// Gone with the history.
    private let folder: TemporaryFolder
    let repository: Repository
    private let ids: [String: ObjectID]

    init() throws {
      folder = try TemporaryFolder()
      let builder = try RepositoryBuilder(path: folder.appending("history.git"))
      let graph: [(name: String, parents: [String])] = [
        ("A", []), ("B", ["A"]), ("C", ["B"]), ("D", ["B"]), ("E", ["D"]), ("F", ["C", "E"]),
        ("G", ["F"]), ("X", []),
      ]
      var ids: [String: ObjectID] = [:]
      for (name, parents) in graph {
        let id = try builder.commit(
          [.init(path: "app/deep/\(name).swift", text: name)], message: name,
          parents: parents.compactMap { ids[$0] })
        try builder.tag(name, id)
        ids[name] = id
      }
      try builder.branch("main", try #require(ids["G"]))
      repository = builder.repository
      self.ids = ids
    }

    func id(_ name: String) throws -> ObjectID { try #require(ids[name]) }
  }

  @Test(arguments: [
    ("G", "G"), ("HEAD", "G"), ("@", "G"), ("main~", "F"), ("HEAD~2", "C"), ("G~1^2", "E"),
    ("F^2~1", "D"), ("F^", "C"), ("HEAD^^", "C"), ("G~0", "G"), ("G^0", "G"),
  ])
  func aRevisionLeadsToItsCommit(revision: String, name: String) throws {
    let history = try History()
    #expect(try history.repository.commit(ofRevision: revision).summary == name)
    let short = try String(history.id(name).hex.prefix(9))
    #expect(try history.repository.commit(ofRevision: short).summary == name)
  }

  @Test(arguments: [
    "A~1", "G~99", "G^2", "F^3", "nowhere", "nowhere~2", "G~x", "~", "G~99999999999999999999",
  ])
  func aRevisionThatLeadsNowhereIsSaid(revision: String) throws {
    let history = try History()
    #expect(throws: GitError.self) { try history.repository.commit(ofRevision: revision) }
  }

  @Test func aRangeIsParentsBeforeChildren() throws {
    let history = try History()
    func range(_ first: String, _ last: String) throws -> [String] {
      try history.repository.commits(
        leadingTo: history.id(last), notTo: history.id(first), limit: 100
      ).map(\.summary)
    }
    #expect(try range("B", "G") == ["C", "D", "E", "F", "G"])
    #expect(try range("C", "G") == ["D", "E", "F", "G"])
    #expect(try range("G", "B") == [])
    #expect(try range("X", "B") == ["A", "B"])
    #expect(throws: GitError.tooManyCommits(limit: 3)) {
      try history.repository.commits(
        leadingTo: history.id("G"), notTo: history.id("X"), limit: 3)
    }
  }

  @Test func whereTwoWaysPartIsFound() throws {
    let history = try History()
    func base(_ first: String, _ second: String) throws -> String? {
      try history.repository.mergeBase(of: history.id(first), history.id(second), limit: 100)?
        .summary
    }
    #expect(try base("C", "E") == "B")
    #expect(try base("A", "G") == "A")
    #expect(try base("X", "G") == nil)
  }

  @Test func aFolderWithinATreeIsFound() throws {
    let history = try History()
    let tree = try history.repository.commit(ofRevision: "C").tree
    let deep = try history.repository.tree(at: "app/deep/", in: tree)
    #expect(try history.repository.entries(ofTree: deep).map(\.name) == ["C.swift"])
    #expect(try history.repository.tree(at: "", in: tree) == tree)
    #expect(try history.repository.tree(at: "./app", in: tree) != tree)
    #expect(throws: GitError.noFolder(path: "app/C.swift")) {
      try history.repository.tree(at: "app/C.swift", in: tree)
    }
    #expect(throws: GitError.noFolder(path: "../app")) {
      try history.repository.tree(at: "../app", in: tree)
    }
  }
}
