import Foundation
import Testing

/// A maintainer at a shell, from the first look at a course to the commit that broke it.
@Suite(.serialized, .desk, .timeLimit(.minutes(60))) struct MaintainerSessionTests {
  /// A shell whose prompt numbers the commands and tells how the one before ended: `2:0 $`.
  private final class Shell {
    let terminal: PseudoTerminal
    private var count = 1

    init(in folder: String, environment: [String: String?]) throws {
      terminal = try PseudoTerminal(
        ["--norc", "--noprofile", "--noediting", "-i"], of: "/bin/bash", folder: folder,
        columns: 100, rows: 60,
        environment: environment.merging(["PS1": "\\#:$? $ "]) { $1 })
      try terminal.wait(for: "1:0 $")
    }

    /// Types a command and waits until it has ended.
    ///
    /// - Returns: what is on the screen from the command on.
    func run(_ command: String, code: Int) throws -> String {
      let prompt = "\n\(count):"
      terminal.type(command + "\n")
      count += 1
      try terminal.wait { $0.text.contains("\n\(count):") }
      let text = terminal.screen.text
      #expect(text.contains("\n\(count):\(code) $"), "\(text)")
      let start = text.range(of: prompt)?.upperBound ?? text.startIndex
      return String(text[start...])
    }
  }

  @Test func aCourseIsLookedAtKeptAndMended() throws {
    let course = try MaintainerDesk("corner")
    _ = try course.makeHistory(
      "history.git",
      [
        .init("v1", page: Corner.page(left: "0")),
        .init("v2", after: "v1", page: Corner.page(left: "0") + "// a\n"),
        .init("v3", after: "v2", page: Corner.page(left: "7")),
        .init("v4", after: "v3", page: Corner.page(left: "7") + "// b\n"),
      ])
    let bin = Command.executable.deletingLastPathComponent().path
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    // What is made ready once a machine is no part of the session.
    #expect(try course.call("matrix").code == 0)
    let shell = try Shell(
      in: course.desk.folder.path,
      environment: [
        "PATH": "\(bin):\(path)", "XDG_CACHE_HOME": course.desk.path("cache"), "CI": nil,
      ])

    let matrix = try shell.run("stretchy matrix --course corner", code: 0)
    #expect(matrix.contains("box-is-wide"))
    let difference = try shell.run("stretchy diff Step-1 Step-2 --course corner", code: 0)
    #expect(difference.contains("At rest:\n  box.left throughout: 0 → 200"))
    let recorded = try shell.run("stretchy baseline --course corner", code: 0)
    #expect(recorded.contains("✓ Step-3  recorded, 1 run  baselines/Step-3.txt"))

    // Somebody moves a box by mistake.
    _ = try shell.run("sed -i 's/200/210/' corner/Step-2/Box/Page.swift", code: 0)
    let drifted = try shell.run("stretchy run --against baselines --course corner", code: 1)
    #expect(drifted.contains("✗ Step-2  A box on the way  2 of 3"))
    #expect(drifted.contains("seen      iPhone X: At rest: box.left throughout: 200 -> 210"))
    let refused = try shell.run("CI=1 stretchy baseline --course corner", code: 1)
    #expect(refused.contains("✗ Step-2  drifted  baselines/Step-2.txt"))
    let updated = try shell.run("stretchy baseline --update --course corner", code: 0)
    #expect(updated.contains("✓ Step-2  recorded anew  baselines/Step-2.txt"))
    _ = try shell.run("stretchy run --against baselines --course corner", code: 0)

    let found = try shell.run(
      "stretchy bisect box-in-corner v1 v4 --repository history.git --course corner", code: 0)
    #expect(found.contains(": v3\n"))
    #expect(found.contains("  seen      box.left is 7"))
    shell.terminal.type("exit\n")
    #expect(shell.terminal.waitForEnd() == 0)
    try shell.terminal.keepRecording(as: "maintainer")
  }
}
