import Foundation
import Glibc
import Testing

/// The watch mode, at a terminal of the test's own.
@Suite(.serialized, .desk, .timeLimit(.minutes(60))) struct WatchTests {
  /// Whether the terminal is as a user wants it back.
  private func expectRestored(_ terminal: PseudoTerminal) {
    #expect(terminal.isCooked)
    #expect(!terminal.screen.isOther)
    #expect(terminal.screen.isCursorShown)
  }

  @Test func aCourseIsTakenFromStartToEnd() throws {
    let learner = try LearnerDesk("watched")
    try learner.start()
    let terminal = try learner.watch()
    try terminal.wait(for: "What Step-1 asks")
    try terminal.wait(for: "✓ 2 of 2 hold")
    #expect(terminal.screen.lines.last?.hasPrefix("n:next") == true)
    terminal.type("n")
    try terminal.wait(for: "What Step-2 asks")
    try terminal.wait(for: "✗ 1 of 2 hold")
    // A key that is not shown does nothing.
    #expect(terminal.screen.lines.last?.contains("n:next") == false)
    terminal.type("nb")
    try terminal.wait(for: "✗ box-away")
    try terminal.wait(for: "╌ expected")
    #expect(terminal.screen.text.contains("expected  box.left >= 100"))
    #expect(terminal.screen.text.contains("seen      box.left is 0"))
    // The line that made the constraint concerned.
    try terminal.wait(for: "code      Box/Page.swift:12")
    #expect(terminal.screen.text.contains("] 1 of 3"))
    terminal.type("h")
    try terminal.wait(for: "1. Nudge of Step-2.")
    terminal.type("h")
    try terminal.wait(for: "2. Place of Step-2.")
    // A save is announced at once, and brings the verdict back into sight.
    try learner.save("class Page: Nothing {}\n")
    try terminal.wait(for: "… checking")
    try terminal.wait(for: "✗ The step does not compile:")
    try learner.save(Corner.page(of: "Step-2"))
    try terminal.wait(for: "✓ Step-2 is as the tutorial promises")
    terminal.type("d")
    try terminal.wait(for: "box.left throughout: 0 → 200")
    terminal.type("l")
    try terminal.wait(for: "▸ · Step-2  A box on the way")
    terminal.type("n")
    try terminal.wait(for: "What Step-3 asks")
    try learner.save(Corner.page(of: "Step-3"))
    try terminal.wait(for: "✓ Step-3 is as the tutorial promises")
    try terminal.wait(for: "n:finish")
    terminal.type("n")
    try terminal.wait(for: "the course is done.")
    try terminal.wait(for: "] 3 of 3")
    try terminal.wait { $0.lines.last?.contains("n:") == false }
    terminal.type("q")
    #expect(terminal.waitForEnd() == 0)
    expectRestored(terminal)
    #expect(terminal.screen.text.contains("3 of 3 passed. Go on with: stretchy"))
    try terminal.keepRecording(as: "learner")
  }

  @Test func aNarrowWindowAResizeAndTheWayBack() throws {
    let learner = try LearnerDesk("narrow")
    try learner.start()
    try learner.save(Corner.page(left: "30"))
    let terminal = try learner.watch(columns: 40, rows: 20)
    try terminal.wait(for: "✗ box-in-corner")
    #expect(terminal.screen.lines.filter { $0.count > 40 } == [])
    #expect(terminal.screen.lines.last?.contains("q:quit") == true)
    try terminal.wait(for: "↓ more")
    terminal.type("\u{1B}[6~")
    try terminal.wait(for: "╌ expected")
    terminal.resize(columns: 100, rows: 40)
    try terminal.wait { $0.lines.last?.contains("q:quit") == true && $0.lines.count == 40 }
    #expect(terminal.screen.text.contains("✗ box-in-corner"))
    terminal.resize(columns: 20, rows: 6)
    try terminal.wait { $0.rows == 6 && !$0.text.allSatisfy(\.isWhitespace) }
    terminal.resize(columns: 80, rows: 24)
    try terminal.wait { $0.lines.last?.contains("q:quit") == true }
    terminal.type("\u{3}")
    #expect(terminal.waitForEnd() == 0)
    expectRestored(terminal)
  }

  @Test func withoutColourNoneIsWritten() throws {
    let learner = try LearnerDesk("plain")
    try learner.start()
    let terminal = try learner.watch(environment: ["NO_COLOR": "1"])
    try terminal.wait(for: "✓ 2 of 2 hold")
    terminal.type("q")
    _ = terminal.waitForEnd()
    #expect(terminal.screen.sequences.filter { $0.hasSuffix("m") && $0 != "0m" } == [])
    let colored = try learner.watch()
    try colored.wait(for: "✓ 2 of 2 hold")
    colored.type("q")
    _ = colored.waitForEnd()
    #expect(colored.screen.sequences.contains("32m"))
  }

  @Test func withoutUnicodeOnlyASCIIIsDrawn() throws {
    let learner = try LearnerDesk("ascii")
    try learner.start()
    try learner.save(Corner.page(left: "30"))
    let terminal = try learner.watch(environment: ["LANG": "C"])
    try terminal.wait(for: "x box-in-corner")
    try terminal.wait(for: "= expected")
    let isASCII = terminal.screen.text.allSatisfy { $0.isASCII }
    #expect(isASCII, "\(terminal.screen.text)")
    terminal.type("q")
    #expect(terminal.waitForEnd() == 0)
  }

  @Test func aTerminalThatCannotBeDrawnOnIsWrittenTo() throws {
    let learner = try LearnerDesk("dumb")
    try learner.start()
    let terminal = try learner.watch(rows: 60, environment: ["TERM": "dumb"])
    try terminal.wait(for: "2 of 2 hold")
    terminal.type("q")
    #expect(terminal.waitForEnd() == 0)
    #expect(terminal.screen.sequences == [])
    #expect(terminal.isCooked)
  }

  @Test func byHandItChecksOnlyWhenAsked() throws {
    let learner = try LearnerDesk("manual")
    try learner.start()
    let terminal = try learner.watch("--manual")
    try terminal.wait(for: "Nothing is watched: press c to check.")
    try terminal.wait(for: "✓ 2 of 2 hold")
    try learner.save(Corner.page(left: "30"))
    terminal.type("l")
    try terminal.wait(for: "▸ · Step-1")
    #expect(terminal.screen.text.contains("✓ 2 of 2 hold"))
    terminal.type("c")
    try terminal.wait(for: "✗ 1 of 2 hold")
    terminal.type("q")
    #expect(terminal.waitForEnd() == 0)
  }

  @Test func resettingAsksFirst() throws {
    let learner = try LearnerDesk("asked")
    try learner.start()
    try learner.save("// mine\n")
    let terminal = try learner.watch()
    try terminal.wait(for: "r:reset")
    terminal.type("r")
    try terminal.wait(for: "[y/n]")
    #expect(terminal.screen.lines.last == "y:yes  n:no")
    terminal.type("n")
    try terminal.wait(for: "Nothing was changed.")
    #expect(try learner.page == "// mine\n")
    terminal.type("r")
    try terminal.wait(for: "[y/n]")
    terminal.type("y")
    try terminal.wait(for: "What you had is commit")
    #expect(try learner.page == Corner.page(of: "Step-1"))
    terminal.type("q")
    #expect(terminal.waitForEnd() == 0)
  }

  @Test func theEditorGetsTheTerminalAndTheLine() throws {
    let learner = try LearnerDesk("edited")
    try learner.start()
    try learner.save("let x: Int =\n\"\"\n" + Corner.page(of: "Step-1"))
    try learner.desk.write(
      "#!/bin/sh\necho \"EDITOR $*\" > edited.txt\nstty -a | tr ';' '\\n' >> edited.txt\n",
      to: "editor.sh")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: learner.desk.path("editor.sh"))
    let terminal = try learner.watch(environment: ["EDITOR": learner.desk.path("editor.sh")])
    try terminal.wait(for: "o:open")
    terminal.type("b")
    try terminal.wait(for: "✗ The step does not compile:")
    terminal.type("o")
    try terminal.wait { $0.sequences.count { $0 == "?1049h" } == 2 }
    try terminal.wait(for: "q:quit")
    let said = try learner.desk.text(of: "edited/edited.txt")
    #expect(said.hasPrefix("EDITOR +2 Box/Page.swift\n"))
    #expect(said.contains(" icanon") && !said.contains("-icanon"))
    terminal.type("q")
    #expect(terminal.waitForEnd() == 0)
  }

  @Test func aStepIsChosenAndLookedForInTheList() throws {
    let learner = try LearnerDesk("listed")
    try learner.start()
    try learner.save("// mine\n")
    let terminal = try learner.watch()
    try terminal.wait(for: "q:quit")
    terminal.type("l")
    try terminal.wait(for: "▸ · Step-1")
    #expect(terminal.screen.text.contains("↑↓:choose  enter:go there  /:search"))
    terminal.type("\u{1B}[B")
    try terminal.wait(for: "▸ · Step-2")
    #expect(terminal.screen.text.contains("Step-1  A box  you are here"))
    // What is looked for hides the rest; a letter is no command then.
    terminal.type("/wide q")
    try terminal.wait(for: "No step is called so.")
    terminal.type("\u{7F}\u{7F}")
    try terminal.wait(for: "▸ · Step-3  A wide box")
    #expect(!terminal.screen.text.contains("Step-2"))
    terminal.type("\u{1B}")
    try terminal.wait(for: "  · Step-2  A box on the way")
    terminal.type("/WIDE\r")
    try terminal.wait(for: "Go to Step-3? What you have is kept as a commit. [y/n]")
    terminal.type("n")
    try terminal.wait(for: "Nothing was changed.")
    #expect(try learner.page == "// mine\n")
    terminal.type("\r")
    try terminal.wait(for: "[y/n]")
    terminal.type("y")
    try terminal.wait(for: "What Step-3 asks")
    #expect(try learner.page == Corner.page(of: "Step-2"))
    terminal.type("q")
    #expect(terminal.waitForEnd() == 0)
    #expect(try learner.git("log", "--all", "--format=%s").contains("Step-1"))
  }

  @Test func stoppedItGivesTheTerminalBackAndTakesItAgain() throws {
    let learner = try LearnerDesk("stopped")
    try learner.start()
    let terminal = try learner.watch()
    try terminal.wait(for: "✓ 2 of 2 hold")
    terminal.type("\u{1A}")
    try terminal.waitUntilStopped()
    expectRestored(terminal)
    // As a shell does it on fg.
    try terminal.signal(SIGCONT)
    try terminal.wait { $0.isOther && $0.text.contains("✓ 2 of 2 hold") }
    #expect(!terminal.isCooked)
    try learner.save(Corner.page(left: "30"))
    try terminal.wait(for: "✗ box-in-corner")
    terminal.type("q")
    #expect(terminal.waitForEnd() == 0)
    expectRestored(terminal)
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGINT, SIGSEGV])
  func aSignalGivesTheTerminalBack(number: Int32) throws {
    let learner = try LearnerDesk("signalled-\(number)")
    try learner.start()
    let terminal = try learner.watch()
    try terminal.wait(for: "q:quit")
    try terminal.signal(number)
    _ = terminal.waitForEnd()
    expectRestored(terminal)
  }

  @Test func watchingNeedsATerminal() throws {
    let learner = try LearnerDesk("piped")
    try learner.start()
    let result = try learner.call("watch")
    #expect(result.code == 64)
    #expect(
      result.errors == "stretchy: Watching needs a terminal. 'stretchy check' checks once.\n")
  }
}
