import Foundation
import Git
import GitServers
import Testing

/// A class of which the instructor has a list of addresses.
@Suite(.serialized, .desk) struct AddressTests {
  @Test func aListOfAddressesIsFetchedOnceAndGraded() throws {
    let desk = try ClassDesk("list", submissions: [("eve", ClassDesk.right)])
    for (id, files) in ClassDesk.submissions.prefix(3) {
      let builder = try RepositoryBuilder(path: desk.path("served/\(id).git"))
      let work = try builder.commit(
        files.map { .init(path: $0.path, text: $0.text) }, message: "work")
      try builder.tag("Step-1", work)
    }
    let served = desk.path("served")
    let first = try withServers(of: served) { http, git in
      // One by each way there is, and one that is not there.
      try desk.desk.write(
        """
        # The class of this autumn
        http://127.0.0.1:\(http)/ann.git
        git://127.0.0.1:\(git)/ben.git

        file://\(served)/cyd.git  # by hand
        handed-in/eve
        http://127.0.0.1:\(http)/nobody.git

        """, to: "\(desk.name)/class.txt")
      return try grade(desk)
    }
    #expect(first.code == 2)
    #expect(first.output.contains("5 submissions, 4 graded"))
    #expect(first.output.contains("Not graded:\n  nobody: could not clone it: "))
    let book = try desk.text(of: "out/gradebook.csv").split(separator: "\r\n").dropFirst()
    let cells = book.map { $0.split(separator: ",").map { $0.dropFirst().dropLast() } }
    #expect(
      cells.map { "\($0[0]) \($0[3])" } == ["ann 6.5", "ben 4.5", "cyd 0", "eve 6.5", "nobody 0"])
    // The moment is that of the commit, wherever it was fetched from.
    #expect(cells.prefix(3).allSatisfy { $0[9].hasPrefix("2018-01-01T12:00") })

    // Nobody listens any more: what was fetched is not fetched again.
    let files = try desk.files(below: "out/learners")
    let second = try grade(desk)
    #expect(second.code == 2 && second.output.contains("5 submissions, 4 graded"))
    for id in ["ann", "ben", "cyd", "eve"] {
      for (name, data) in try desk.files(below: "out/learners/\(id)") {
        #expect(data == files["\(id)/\(name)"], "\(id)/\(name)")
      }
    }
  }

  @Test func anAddressThatWasMendedIsFetched() throws {
    let desk = try ClassDesk("mended", submissions: [])
    for (name, files) in [
      ("wrong", [Boxes.delegate, Boxes.page(boxAt: "5")]), ("right", ClassDesk.right),
    ] {
      let builder = try RepositoryBuilder(path: desk.path("served/\(name).git"))
      try builder.tag(
        "Step-1",
        builder.commit(files.map { .init(path: $0.path, text: $0.text) }, message: "work"))
    }
    func score(of name: String) throws -> Substring? {
      try desk.desk.write(
        "id,repository\nann,file://\(desk.path("served/\(name).git"))\n",
        to: "\(desk.name)/class.csv")
      let result = try desk.call(
        "grade", "class.csv", "--course", "boxes", "--grading", "grading.yml", "--output", "out")
      #expect(result.code == 0, "\(result)")
      return try desk.text(of: "out/gradebook.csv").split(separator: "\r\n").last?
        .split(separator: ",")[3]
    }
    #expect(try score(of: "wrong") == "\"4.5\"")
    #expect(try score(of: "right") == "\"6.5\"")
  }

  private func grade(_ desk: ClassDesk) throws -> Command.Result {
    try desk.call(
      "grade", "class.txt", "--course", "boxes", "--grading", "grading.yml", "--output", "out",
      "--jobs", "2")
  }

  /// Has git's two servers listen for as long as something is done, at two ports.
  private func withServers<Result>(
    of folder: String, _ body: (_ http: UInt16, _ git: UInt16) throws -> Result
  ) throws -> Result {
    let servers = (http: try GitServers.http(folder), git: try GitServers.daemon(folder))
    defer { withExtendedLifetime(servers) {} }
    return try body(servers.http.port, servers.git.port)
  }
}
