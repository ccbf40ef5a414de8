import Course
import Foundation
import Glibc
import Learning
import Reporting
import TerminalScreen

extension WatchLoop {
  /// The keys that do something now.
  var keys: [LearnerScreen.KeyHint] {
    guard screen.question == nil else { return [.init("y", "yes"), .init("n", "no")] }
    if case .list(let list) = screen.page, list.search != nil { return searchKeys }
    var keys: [LearnerScreen.KeyHint] = []
    if case .list = screen.page { keys += listKeys }
    if canGoOn { keys.append(.init("n", session.isLast ? "finish" : "next")) }
    if let count = try? session.hintCount, count.all > 0 {
      keys.append(.init("h", count.shown < count.all ? "hint" : "hints"))
    }
    keys += [.init("i", "task"), .init("l", "list"), .init("d", "diff"), .init("s", "solution")]
    if Editor.command != nil { keys.append(.init("o", "open")) }
    if isManual { keys.append(.init("c", "check")) }
    keys.append(.init("r", "reset"))
    if screen.page != .verdict { keys.append(.init("b", "back")) }
    return keys + [.init("q", "quit")]
  }

  /// Whether the code as it is passes the step, and the step is not done with yet.
  private var canGoOn: Bool {
    guard case .checked(let verdict) = screen.status else { return false }
    return verdict.report.outcome == .passed && !session.isFinished
  }

  /// Does what a key stands for; keys that are not shown do nothing.
  ///
  /// - Returns: false to quit.
  mutating func press(_ key: Key) -> Bool {
    if key == .control("c") || key == .control("d") { return false }
    // What was done last was read by whoever goes on.
    screen.note = standingNote
    do {
      if screen.question != nil {
        try answer(key)
        return true
      }
      if try pressInList(key) { return true }
      switch key {
      case .character("q"): return false
      case .character(let letter) where keys.contains { $0.key == String(letter) }:
        try press(letter)
      case .up: scroll(-1)
      case .down, .enter: scroll(1)
      case .pageUp: scroll(-(terminal.size.rows - 6))
      case .pageDown, .character(" "): scroll(terminal.size.rows - 6)
      case .home: screen.scrolled = 0
      case .end: scroll(10_000)
      case .escape, .backspace: show(.verdict)
      // To this thread: a signal to the process may be taken by another, and this one go on meanwhile.
      case .control("z"): terminal.lend { _ = raise(SIGSTOP) }
      case .control("l"): terminal.lend {}
      case .character, .control, .other: break
      }
    } catch {
      screen.note = Self.sentence(error)
    }
    return true
  }

  private mutating func press(_ letter: Character) throws {
    switch letter {
    case "n": try goOn()
    case "h": show(try session.nextHint())
    case "i": showTask()
    case "l": show(.list(StepList(chosen: screen.current)))
    case "d": showDifference()
    case "s": try showSolution()
    case "o": try open()
    case "c": startCheck()
    case "r":
      ask(session.resetQuestion) { loop in
        loop.screen.note = try loop.session.reset()
        loop.show(.verdict)
        try loop.moved()
      }
    case "b": show(.verdict)
    default: break
    }
  }

  private mutating func scroll(_ lines: Int) {
    screen.scrolled = max(0, screen.scrolled + lines)
  }

  // MARK: Questions

  mutating func ask(
    _ question: String, yes: @escaping @Sendable (inout WatchLoop) throws -> Void
  ) {
    screen.question = question
    onYes = yes
  }

  private mutating func answer(_ key: Key) throws {
    switch key {
    case .character("y"), .character("Y"):
      let action = onYes
      forget()
      try action?(&self)
    case .character("n"), .character("N"), .character("q"), .escape:
      forget()
      screen.note = "Nothing was changed."
    case .character, .enter, .backspace, .up, .down, .pageUp, .pageDown, .home, .end, .control,
      .other:
      break
    }
  }

  private mutating func forget() {
    screen.question = nil
    onYes = nil
  }

  // MARK: What keys do

  private mutating func goOn() throws {
    let (next, sentence) = try session.finish()
    screen.note = sentence
    try moved()
    if next != nil { showTask() } else { show(.verdict) }
  }

  mutating func showTask() {
    // A page that cannot be read says so in place of the task.
    do {
      let blocks = try session.page.instructions
      show(
        .text(
          title: "", blocks.isEmpty ? [.paragraph([.text(session.step.teaches)])] : blocks))
    } catch {
      show(.plain(title: "", [Self.sentence(error)]))
    }
  }

  private mutating func showDifference() {
    requestNumber += 1
    let step = session.step
    let title = "What changes with \(step.tag), and what you have changed since you began it"
    // Files that cannot be read now are told in place of the difference.
    let own = (try? session.folder.changesSinceBegun()) ?? "Your changes cannot be read.\n"
    let mine = own.isEmpty ? "You have changed nothing yet.\n" : own
    show(.difference(title: title, "…\n\n" + mine))
    guard let workshop else { return }
    let (copy, events, number) = (SessionCopy(session), events, requestNumber)
    let usesUnicode = style.usesUnicode
    Task {
      do {
        let changes = try await copy.value.whatChanges(
          with: step, workshop, usesUnicode: usesUnicode)
        events.yield(
          .difference(.difference(title: title, changes + "\n" + mine), request: number))
      } catch {
        events.yield(.failed(WatchLoop.sentence(error)))
      }
    }
  }

  private mutating func showSolution() throws {
    let isEarned = session.isPassed || canGoOn
    guard !isEarned else { return show(session.solutionPage(try session.solution())) }
    ask("\(session.step.tag) is not passed yet. Show the solution all the same?") { loop in
      loop.show(loop.session.solutionPage(try loop.session.solution()))
    }
  }

  private mutating func open() throws {
    guard let editor = Editor.command else { return }
    let place = lastVerdict?.code ?? session.lastChangedFile
    guard let place else {
      screen.note = "There is no Swift file to open."
      return
    }
    let problem = terminal.lend { Editor.open(place, in: session.folder.path, with: editor) }
    if let problem { screen.note = problem }
  }
}

/// A session on its way to a task that only reads it. The loop replaces its own session after a move,
/// and never changes one.
struct SessionCopy: @unchecked Sendable {
  let value: LearnerSession

  init(_ value: LearnerSession) { self.value = value }
}

extension LearnerSession {
  /// Whether something was changed since the step was begun; true when that cannot be told.
  var hasWork: Bool {
    (try? folder.changesSinceBegun().isEmpty) != true
  }

  /// Whether no step follows.
  var isLast: Bool { course.step(after: step) == nil }

  /// The Swift file that was saved last.
  var lastChangedFile: CodePlace? {
    let manager = FileManager.default
    let files = (manager.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? [])
      .filter { $0.hasSuffix(".swift") && !$0.hasPrefix(".") }.sorted()
    let dated = files.map { file in
      // A file that is gone by now is the oldest.
      (
        file,
        (try? manager.attributesOfItem(atPath: folder.path + "/" + file)[.modificationDate]
          as? Date) ?? .distantPast
      )
    }
    return dated.max { $0.1 < $1.1 }.map { CodePlace(file: $0.0, line: 1, text: "") }
  }
}
