import Courses
import Foundation
import Testing

/// The built-in course at a terminal, from its first step to its last.
@Suite(.serialized, .desk, .timeLimit(.minutes(60))) struct SixStepsTests {
  @Test func theStretchyPageIsLearntSaveBySave() throws {
    let desk = try #require(Desk.current)
    let course = try #require(Courses.folder(named: Courses.defaultName))
    let start = try Command(
      arguments: ["start", "six"], environment: LearnerDesk.environment
    ).run(on: desk)
    try #require(start.code == 0, "\(start)")
    var environment: [String: String?] = [
      "XDG_CACHE_HOME": desk.path("cache"), "EDITOR": nil, "VISUAL": nil,
    ]
    for (name, value) in LearnerDesk.environment { environment[name] = value }
    let terminal = try PseudoTerminal(
      [], folder: desk.path("six"), columns: 100, rows: 40, environment: environment)
    try terminal.wait(for: "✓ 16 of 16 hold")
    for number in 2...6 {
      terminal.type("n")
      try terminal.wait(for: "] \(number - 1) of 6")
      try terminal.wait { $0.lines.first?.hasPrefix("Step-\(number)  ") == true }
      // The code of the step before does not do.
      terminal.type("b")
      try terminal.wait { $0.lines.contains { $0.hasPrefix("✗ ") } }
      try copySwiftFiles(from: course.appending(path: "Step-\(number)"), to: desk.path("six"))
      try terminal.wait(for: "✓ Step-\(number) is as the tutorial promises")
    }
    try terminal.wait(for: "n:finish")
    terminal.type("n")
    try terminal.wait(for: "the course is done.")
    try terminal.wait(for: "] 6 of 6")
    terminal.type("q")
    #expect(terminal.waitForEnd() == 0)
    #expect(terminal.screen.text.contains("6 of 6 passed"))
    try terminal.keepRecording(as: "six-steps")
  }

  /// Saves the code of a step, each file as an editor does it.
  private func copySwiftFiles(from step: URL, to folder: String) throws {
    for name in try FileManager.default.contentsOfDirectory(atPath: step.path).sorted()
    where name.hasSuffix(".swift") {
      try Data(contentsOf: step.appending(path: name))
        .write(to: URL(filePath: folder).appending(path: name), options: .atomic)
    }
  }
}
