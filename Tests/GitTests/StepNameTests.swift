import Git
import Testing

@Suite struct StepNameTests {
  /// A repository with two tags, two branches and a branch of a remote.
  static func course(in folder: TemporaryFolder) throws -> RepositoryBuilder {
    let builder = try RepositoryBuilder(path: folder.appending("course.git"))
    let first = try builder.commit([.init(path: "App.swift", text: "1")], message: "One")
    let second = try builder.commit(
      [.init(path: "App.swift", text: "2")], message: "Two", parents: [first])
    try builder.tag("Step-1", first)
    try builder.tag("Step-2", second, annotation: "The second step")
    try builder.branch("main", second)
    try builder.branch("Step_3", first)
    try builder.refer("refs/remotes/origin/Step-4", to: second)
    return builder
  }

  @Test(arguments: [
    ("Step-1", "refs/tags/Step-1", "One"), ("step1", "refs/tags/Step-1", "One"),
    ("Step 1", "refs/tags/Step-1", "One"), ("STEP-1", "refs/tags/Step-1", "One"),
    ("step_2", "refs/tags/Step-2", "Two"), ("refs/tags/Step-2", "refs/tags/Step-2", "Two"),
    ("Step-3", "refs/heads/Step_3", "One"), ("step4", "refs/remotes/origin/Step-4", "Two"),
    ("origin/Step-4", "refs/remotes/origin/Step-4", "Two"), ("main", "refs/heads/main", "Two"),
  ])
  func aStepIsFoundAsAPersonWritesIt(name: String, reference: String, summary: String) throws {
    let folder = try TemporaryFolder()
    let found = try Self.course(in: folder).repository.resolve(name)
    #expect(found.reference?.fullName == reference)
    #expect(found.commit.summary == summary)
  }

  @Test func aCommitIsFoundByTheBeginningOfItsId() throws {
    let folder = try TemporaryFolder()
    let repository = try Self.course(in: folder).repository
    let commit = try repository.resolve("Step-1").commit
    #expect(try repository.resolve(commit.id.hex) == .init(reference: nil, commit: commit))
    #expect(
      try repository.resolve(String(commit.id.hex.prefix(8)))
        == .init(reference: nil, commit: commit))
  }

  @Test func aMissingStepIsNamedWithTheNamesThatThereAre() throws {
    let folder = try TemporaryFolder()
    let repository = try Self.course(in: folder).repository
    #expect(
      throws: GitError.unknownName(
        "Step-7", available: ["Step-1", "Step-2", "Step_3", "main", "Step-4"])
    ) { try repository.resolve("Step-7") }
    #expect(throws: GitError.self) { try repository.resolve("0123456789") }
  }

  @Test func anExactNameComesBeforeASimilarOne() throws {
    let folder = try TemporaryFolder()
    let builder = try Self.course(in: folder)
    try builder.tag("step1", try builder.repository.resolve("Step-2").commit.id)
    #expect(try builder.repository.resolve("step1").commit.summary == "Two")
    #expect(try builder.repository.resolve("Step-1").commit.summary == "One")
  }

  @Test func namesThatAreEquallyNearButLeadElsewhereAreAmbiguous() throws {
    let folder = try TemporaryFolder()
    let builder = try Self.course(in: folder)
    try builder.tag("step1", try builder.repository.resolve("Step-2").commit.id)
    #expect(throws: GitError.ambiguousName("STEP 1", candidates: ["Step-1", "step1"])) {
      try builder.repository.resolve("STEP 1")
    }
  }

  @Test func theSameFilesHaveTheSameIdsEveryTime() throws {
    let folder = try TemporaryFolder()
    let other = try TemporaryFolder()
    let ids = try [folder, other].map {
      try Self.course(in: $0).repository.resolve("Step-2").commit.id
    }
    #expect(ids[0] == ids[1])
  }

  @Test func aTagOfATreeOrOfTagsWithoutEndIsNoStep() throws {
    let folder = try TemporaryFolder()
    let builder = try Self.course(in: folder)
    var target = try builder.repository.resolve("Step-1").commit.id
    try builder.tag("tree", try builder.repository.resolve("Step-1").commit.tree)
    for depth in 1...20 {
      target = try builder.tag("deep\(depth)", target, annotation: "deeper")
    }
    let repository = builder.repository
    #expect(throws: GitError.notACommit(name: "tree", kind: "tree")) {
      try repository.resolve("tree")
    }
    #expect(try repository.resolve("deep5").commit.summary == "One")
    #expect(throws: GitError.tagsWithoutEnd(name: "deep20")) { try repository.resolve("deep20") }
  }

  @Test func referencesThatLeadToEachOtherAreAnErrorNotALoop() throws {
    let folder = try TemporaryFolder()
    let repository = try Self.course(in: folder).repository
    try folder.write("course.git/refs/tags/here", "ref: refs/tags/there\n")
    try folder.write("course.git/refs/tags/there", "ref: refs/tags/here\n")
    #expect(throws: GitError.self) { try repository.resolve("here") }
    #expect(try repository.resolve("Step-1").commit.summary == "One")
  }
}
