import Foundation
import Git
import Glibc
import HostileApps
import Testing

/// Submissions that mean harm, among others that do not.
@Suite(.serialized, .desk) struct HostileClassTests {
  /// Apps that reach for what a class has: the paths are the true ones.
  private static func thieves(_ desk: ClassDesk) -> [HostileApp] {
    let targets = [
      "boxes/course.yml", "grading.yml", "handed-in/ann/Box/Page.swift", "out/plan.json",
      "out/gradebook.csv", "out/grades", "out/learners/thief",
    ].map { desk.path($0) }
    let list = targets.map { "\"\($0)\"" }.joined(separator: ", ")
    return [
      HostileApp(
        name: "reads what is not its own",
        deed: "for path in [\(list)] { print(open(path, O_RDONLY)) }",
        output: String(repeating: "-1\n", count: targets.count)),
      HostileApp(
        name: "writes its own grade",
        deed: """
          for path in [\(list)] {
            _ = mkdir(path, 0o777)
            print(open(path + "/results.json", O_CREAT | O_WRONLY, 0o666), unlink(path))
          }
          """,
        output: String(repeating: "-1 -1\n", count: targets.count)),
    ]
  }

  @Test func noneChangesWhatAnotherReached() throws {
    let desk = try ClassDesk("hostile", submissions: [])
    let course = HostileApp.course.replacing("tag: Step\n", with: "tag: Step-1\n")
    try desk.desk.write(course, to: "\(desk.name)/boxes/course.yml")
    try desk.desk.write("format: 1\ncourse: boxes\n", to: "\(desk.name)/grading.yml")
    let good = HostileApp(name: "means no harm", deed: "")
    // One of each kind; the tests of the whole way know them all.
    let names: Set<String> = [
      "loops without end", "exits", "fails", "never settles", "eats memory",
      "forks without end", "leaves a daemon behind", "prints without end", "fills its folder",
      "forges a report on its output", "scribbles into its trace", "kills everybody",
      "calls somebody", "becomes another program", "runs code before it starts",
    ]
    let hostile = HostileApp.kinds.flatMap(\.apps).filter { names.contains($0.name) }
    try #require(hostile.count == names.count)
    let thieves = Self.thieves(desk)
    func write(_ app: HostileApp, to folder: String) throws {
      for file in app.files {
        try desk.desk.write(
          String(decoding: file.bytes, as: UTF8.self), to: "\(desk.name)/\(folder)/\(file.path)")
      }
    }
    try FileManager.default.removeItem(atPath: desk.path("boxes/Step-1"))
    try write(good, to: "boxes/Step-1")
    for (number, app) in (hostile + thieves).enumerated() {
      try write(app, to: "handed-in/\(number)-h")
      // What differs from it in a comment is built and run by itself.
      var honest = good
      honest.besides = "// \(number)"
      try write(honest, to: "handed-in/\(number)-good")
    }
    let grader = try desk.start(into: "out", "--timeout", "\(HostileApp.timeLimit)")
    while grader.isRunning, try desk.processes().isEmpty { usleep(1000) }
    let someRan = try !desk.processes().isEmpty
    #expect(someRan, "no app was seen to run")
    grader.waitUntilExit()
    #expect(grader.terminationStatus == 0)
    let book = try desk.text(of: "out/gradebook.csv").split(separator: "\r\n").dropFirst()
      .map { $0.split(separator: ",").map { $0.dropFirst().dropLast() } }
    let scores = Dictionary(uniqueKeysWithValues: book.map { (String($0[0]), String($0[3])) })
    for (number, app) in (hostile + thieves).enumerated() {
      #expect(scores["\(number)-good"] == "1", "after \(app.name)")
      #expect(scores["\(number)-h"] == (app.verdict == nil ? "1" : "0"), "\(app.name)")
      if let verdict = app.verdict {
        #expect(try document(desk).contains(verdict), "\(app.name)")
      }
    }
    for (number, app) in thieves.enumerated() {
      let page = try desk.text(of: "out/learners/\(hostile.count + number)-h/index.html")
      #expect(page.contains(app.output ?? ""), "\(app.name)")
    }
    #expect(try desk.processes() == [])
    #expect(try desk.temporaryFiles() == [])
  }

  private func document(_ desk: ClassDesk) throws -> String {
    try desk.text(of: "out/class.json").replacing("\\\"", with: "\"")
  }
}
