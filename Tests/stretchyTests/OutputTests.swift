import Foundation
import Glibc
import Testing

/// Where the result goes, how it is drawn there, and what is kept for the next time.
@Suite(.serialized, .desk) struct OutputTests {
  private static let run = [
    "run", "steps.git", "--course", "boxes/course.yml", "--steps", "Step-1,Step-2",
  ]

  @Test func theFileAskedForHasWhatTheOutputWouldHave() throws {
    let desk = try #require(Desk.current)
    let shown = try Command(arguments: Self.run).run(on: desk)
    let filed = try Command(arguments: Self.run + ["--output", "report.txt"]).run(on: desk)
    #expect(filed == Command.Result(code: shown.code, output: "", errors: ""))
    #expect(try desk.text(of: "report.txt") == shown.output)
  }

  @Test func aFileThatCannotBeWrittenIsSaid() throws {
    let desk = try #require(Desk.current)
    let result = try Command(arguments: Self.run + ["--output", "none/report.txt"]).run(on: desk)
    #expect(result.code == 64)
    #expect(result.errors.hasPrefix("stretchy: none/report.txt cannot be written: "))
  }

  /// How a terminal is called, and whether there are colours on it.
  @Test(arguments: [
    (["TERM": "xterm"], true), (["TERM": "dumb"], false),
    (["TERM": "xterm", "NO_COLOR": "1"], false),
  ])
  func thereAreColoursOnATerminalThatHasThem(
    environment: [String: String], isColoured: Bool
  ) throws {
    let text = try onTerminal(Self.run, environment: environment)
    #expect(text.contains("Step-2"))
    #expect(text.contains("\u{1B}[") == isColoured)
  }

  @Test func withoutATerminalThereAreNoneAndNoProgress() throws {
    let result = try Command(arguments: Self.run, environment: ["TERM": "xterm"])
      .run(on: try #require(Desk.current))
    #expect(!result.output.contains("\u{1B}"))
    #expect(result.errors == "")
  }

  @Test func whatTheCacheKeepsIsTakenAndWhatIsDamagedIsMadeAnew() throws {
    let desk = try #require(Desk.current)
    let first = try Command(arguments: Self.run).run(on: desk)
    let entries = try cacheFiles(desk)
    #expect(Set(entries.map(\.lastPathComponent)) == ["app.so", "reports", "sums"])
    for entry in entries { try Data("damaged".utf8).write(to: entry) }
    #expect(try Command(arguments: Self.run).run(on: desk) == first)
    #expect(try cacheFiles(desk).map(\.path) == entries.map(\.path))
    #expect(
      try cacheFiles(desk).filter { try Data(contentsOf: $0) == Data("damaged".utf8) } == [])
    #expect(try Command(arguments: Self.run + ["--no-cache"]).run(on: desk) == first)
  }

  @Test func twoAtOnceDoNotHurtEachOther() async throws {
    let desk = try #require(Desk.current)
    let calls = Command(arguments: Self.run, environment: ["XDG_CACHE_HOME": desk.path("shared")])
    let results = try await withThrowingTaskGroup(of: Command.Result.self) { group in
      for _ in 0..<2 { group.addTask { try calls.run(on: desk) } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(results == Array(repeating: try Command(arguments: Self.run).run(on: desk), count: 2))
  }

  @Test func aCacheThatCannotBeWrittenIsOurFailure() throws {
    let desk = try #require(Desk.current)
    let result = try Command(arguments: Self.run, environment: ["XDG_CACHE_HOME": "/proc"])
      .run(on: desk)
    #expect(
      result
        == Command.Result(
          code: 70, output: "",
          errors: "stretchy: the SDK could not be prepared: /proc/stretchy cannot be made\n"))
  }

  @Test func withoutASandboxTheReportSaysSo() throws {
    let desk = try #require(Desk.current)
    let arguments = Self.run + ["--unsafe-no-sandbox"]
    let text = try Command(arguments: arguments).run(on: desk)
    let json = try Command(arguments: arguments + ["--format", "json"]).run(on: desk)
    #expect(
      text.output.hasPrefix(
        "Boxes\nWithout a sandbox: the learner's code ran with your own rights.\n"))
    struct Report: Decodable { var sandbox: [String] }
    #expect(try JSONDecoder().decode(Report.self, from: Data(json.output.utf8)).sandbox == [])
  }

  /// The files of all entries in the desk's cache, in order.
  private func cacheFiles(_ desk: Desk) throws -> [URL] {
    let folder = desk.folder.appending(path: "cache/stretchy/v2")
    return try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
      .map { folder.appending(path: $0) }.filter { !$0.hasDirectoryPath }
      .filter { try $0.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true }
  }

  /// `TIOCSPTLCK` and `TIOCGPTN` of `<asm-generic/ioctls.h>`, which Swift's Glibc module does not
  /// have.
  private static let unlockTerminal: UInt = 0x4004_5431
  private static let terminalNumber: UInt = 0x8004_5430

  /// What a call writes to its standard output when that is a terminal.
  private func onTerminal(
    _ arguments: [String], environment: [String: String]
  ) throws -> String {
    let master = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    var (number, isLocked): (Int32, Int32) = (0, 0)
    try #require(ioctl(master, Self.unlockTerminal, &isLocked) == 0)
    try #require(ioctl(master, Self.terminalNumber, &number) == 0)
    let slave = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY)
    try #require(slave >= 0)
    let terminal = FileHandle(fileDescriptor: slave, closeOnDealloc: true)
    _ = try Command(arguments: arguments, environment: environment)
      .run(on: try #require(Desk.current), terminal: terminal)
    // A terminal keeps as much as this until it is read, and never says that it ends.
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = read(master, &bytes, bytes.count)
    close(master)
    return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
  }
}
