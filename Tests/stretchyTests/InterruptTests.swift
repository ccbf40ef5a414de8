import Foundation
import Glibc
import Testing

/// What is left of a command that its user ends early: nothing.
@Suite(.desk) struct InterruptTests {
  @Test(
    arguments: [SIGINT, SIGTERM],
    ["run steps.git --course boxes/course.yml", "course mutate boxes --repository steps.git"])
  func aCommandThatIsEndedEarlyLeavesNothingBehind(number: Int32, call: String) throws {
    let desk = try #require(Desk.current)
    let temporary = desk.folder.appending(path: "temporary-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
    let process = Process()
    process.executableURL = Command.executable
    process.arguments = call.split(separator: " ").map(String.init) + ["--no-cache"]
    process.currentDirectoryURL = desk.folder
    process.environment = [
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "",
      "XDG_CACHE_HOME": desk.folder.appending(path: "cache").path, "TMPDIR": temporary.path,
    ]
    process.standardOutput = FileHandle.nullDevice
    let errors = Pipe()
    process.standardError = errors
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
    try errors.fileHandleForWriting.close()
    #expect(try errors.fileHandleForReading.readToEnd() ?? Data() == Data())
    #expect(try FileManager.default.contentsOfDirectory(atPath: temporary.path) == [])
  }
}
