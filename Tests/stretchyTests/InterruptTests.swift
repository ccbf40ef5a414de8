import Foundation
import Glibc
import Testing

/// What is left of a command that its user ends early: nothing.
@Suite(.desk) struct InterruptTests {
  @Test(arguments: [SIGINT, SIGTERM])
  func aCommandThatIsEndedEarlyLeavesNothingBehind(number: Int32) throws {
    let desk = try #require(Desk.current)
    let temporary = desk.folder.appending(path: "temporary-\(number)")
    try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
    let process = Process()
    process.executableURL = Command.executable
    process.arguments = ["run", "steps.git", "--course", "boxes/course.yml", "--no-cache"]
    process.currentDirectoryURL = desk.folder
    process.environment = [
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "",
      "XDG_CACHE_HOME": desk.folder.appending(path: "cache").path, "TMPDIR": temporary.path,
    ]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    // A step's folder is there as soon as the steps are under way. While folders come and go the
    // question can fail, and is asked again.
    func paths() -> [String] {
      (try? FileManager.default.subpathsOfDirectory(atPath: temporary.path)) ?? []
    }
    while paths().count < 2, process.isRunning { sched_yield() }
    kill(process.processIdentifier, number)
    process.waitUntilExit()
    #expect(process.terminationStatus == 128 + number)
    #expect(try FileManager.default.contentsOfDirectory(atPath: temporary.path) == [])
  }
}
