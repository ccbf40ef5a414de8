import Foundation
import Glibc
import Testing

/// A class whose grading is ended in the midst of it.
@Suite(.serialized, .desk) struct InterruptedGradeTests {
  @Test func tenTimesKilledItComesToTheSame() throws {
    let desk = try ClassDesk("killed", submissions: Array(ClassDesk.submissions.prefix(3)))
    _ = try desk.grade(into: "whole")
    let whole = try desk.files(below: "whole")
    // Each time a little further: as soon as so many files were made, drafts counted.
    for number in 0..<10 {
      let process = try desk.start(into: "out")
      while process.isRunning, try made(desk) < 3 + number { usleep(1000) }
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      // Whatever is there is whole: only what has not its name yet may be cut short.
      for (name, data) in try desk.files(below: "out")
      where name.hasSuffix(".json") && !name.contains(".draft") {
        #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: data) }
      }
    }
    // What the killed ones left among the temporary files the next ones have taken away.
    #expect(try !desk.temporaryFiles().isEmpty)
    let last = try desk.start(into: "out")
    last.waitUntilExit()
    #expect(last.terminationStatus == 0)
    #expect(try desk.temporaryFiles() == [])
    #expect(try desk.files(below: "out") == whole)
  }

  @Test func whatIsAtWorkIsNotTakenAway() throws {
    let desk = try ClassDesk("beside", submissions: Array(ClassDesk.submissions.prefix(2)))
    let first = try desk.start(into: "out")
    while first.isRunning, try made(desk) < 3 { usleep(1000) }
    let second = try desk.start(into: "other")
    second.waitUntilExit()
    first.waitUntilExit()
    #expect(first.terminationStatus == 0 && second.terminationStatus == 0)
    #expect(try desk.files(below: "other") == desk.files(below: "out"))
    #expect(try desk.temporaryFiles() == [])
  }

  @Test func twoDoNotWriteToOneFolder() throws {
    let desk = try ClassDesk("twice", submissions: Array(ClassDesk.submissions.prefix(1)))
    let process = try desk.start(into: "out")
    while process.isRunning, try made(desk) < 2 { usleep(1000) }
    let second = try desk.grade(into: "out")
    process.terminate()
    process.waitUntilExit()
    #expect(second.code == 64)
    #expect(
      second.errors == "stretchy: another 'stretchy grade' or 'merge' is writing to out\n")
  }

  /// How many files the results have so far.
  private func made(_ desk: ClassDesk) throws -> Int {
    let walk = FileManager.default.enumerator(atPath: desk.path("out"))
    return walk?.compactMap { $0 as? String }.count { !$0.hasSuffix(".lock") } ?? 0
  }
}
