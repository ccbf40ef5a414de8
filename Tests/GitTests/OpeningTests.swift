import Foundation
import Git
import Testing

@Suite struct OpeningTests {
  @Test func aRepositoryOpensByItsFolderByAFolderInsideAndByAFileAddress() throws {
    let folder = try TemporaryFolder()
    let builder = try RepositoryBuilder(path: folder.appending("app"), isBare: false)
    try folder.write("app/Sources/App.swift", "")
    let path = builder.repository.path
    #expect(path == folder.appending("app/.git/"))
    #expect(try Repository.open(folder.appending("app")).path == path)
    #expect(try Repository.open(folder.appending("app/Sources")).path == path)
    #expect(try Repository.open("file://" + folder.appending("app")).path == path)
    #expect(builder.repository.workingFolder == folder.appending("app/"))
  }

  @Test func aBareRepositoryHasNoWorkingFolder() throws {
    let folder = try TemporaryFolder()
    _ = try RepositoryBuilder(path: folder.appending("course.git"))
    #expect(try Repository.open(folder.appending("course.git")).workingFolder == nil)
  }

  @Test func aFolderWithoutARepositoryIsAnErrorThatSaysSo() throws {
    let folder = try TemporaryFolder()
    let error = #expect(throws: GitError.self) {
      try Repository.open(folder.appending("nothing"))
    }
    #expect(error?.description.contains("nothing") == true)
  }

  @Test(
    arguments: [
      ("https://example.org/a.git", nil), ("git://example.org/a", nil),
      ("ssh://me@example.org/a", nil), ("me@example.org:a.git", nil),
      ("/home/me/a", "/home/me/a"), ("a@b/c:d", "a@b/c:d"), ("../a", "../a"),
      ("file:///home/my%20own/a", "/home/my own/a"), ("file://localhost/a", "/a"),
    ] as [(String, String?)])
  func aLocationIsAPathOrAnAddress(text: String, path: String?) {
    #expect(
      RepositoryLocation(text) == (path.map { .local(path: $0) } ?? .remote(url: text)))
  }
}
