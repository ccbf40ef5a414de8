import Course
import FileWatching
import Foundation
import Learning
import Reporting
import StepRunner
import TerminalScreen

/// The watch mode: one event after the other changes what is shown, and that is drawn.
struct WatchLoop {
  var session: LearnerSession
  let isManual: Bool
  let terminal: ScreenSession
  let events: AsyncStream<WatchEvent>.Continuation
  let style: TextStyle
  let usesSequences: Bool
  var watcher: FolderWatcher?

  var screen: LearnerScreen
  var workshop: Workshop?
  /// What yes to the question does.
  var onYes: (@Sendable (inout WatchLoop) throws -> Void)?
  var lastVerdict: LearnerScreen.Verdict?
  private var drawn: [String] = []
  /// How saves are noticed, when that is worth a word.
  var standingNote: String?

  /// The check that runs, its number, and how many saves there were.
  private var check: Task<Void, Never>?
  private var checkNumber = 0
  private var saveNumber = 0
  var requestNumber = 0

  /// A save is often several changes of files: this long nothing more must come.
  private static let settling = Duration.milliseconds(40)

  /// Watches until the user quits.
  ///
  /// - Returns: the exit code.
  static func run(_ session: LearnerSession, isManual: Bool) async throws -> Int32 {
    let (stream, events) = AsyncStream<WatchEvent>.makeStream()
    let capabilities = Terminal.current
    guard
      let terminal = ScreenSession(
        usesSequences: capabilities.knowsSequences, event: { events.yield(.terminal($0)) })
    else {
      throw Refusal(
        message: "Watching needs a terminal. 'stretchy check' checks once.")
    }
    defer { terminal.leave() }
    var loop = WatchLoop(
      session: session, isManual: isManual, terminal: terminal, events: events,
      style: TextStyle(
        width: capabilities.width, usesColor: capabilities.usesColor,
        usesUnicode: capabilities.usesUnicode),
      usesSequences: capabilities.knowsSequences)
    loop.begin()
    loop.draw()
    for await event in stream {
      guard try loop.take(event) else { break }
      loop.draw()
    }
    loop.check?.cancel()
    terminal.leave()
    PagePrinter.write(loop.farewell)
    return 0
  }

  private init(
    session: LearnerSession, isManual: Bool, terminal: ScreenSession,
    events: AsyncStream<WatchEvent>.Continuation, style: TextStyle, usesSequences: Bool
  ) {
    self.session = session
    self.isManual = isManual
    self.terminal = terminal
    self.events = events
    self.style = style
    self.usesSequences = usesSequences
    screen = session.screen(
      .verdict, status: .checking(activity: "getting ready", before: nil))
  }

  private mutating func begin() {
    if !isManual {
      let watcher = FolderWatcher(
        folder: session.folder.path, probe: session.folder.notesFolder
      ) { [events] in events.yield(.saved) }
      self.watcher = watcher
      if case .polled(let reason) = watcher.way {
        standingNote = "Saves are noticed within a second, by looking: \(reason)."
      }
    } else {
      standingNote = "Nothing is watched: press c to check."
    }
    screen.note = standingNote
    // What is asked comes first, in a step that nothing was done in yet.
    if !session.hasWork { showTask() }
    let (machine, events) = (session.machine, events)
    Task {
      do {
        events.yield(.ready(try await machine.workshop()))
      } catch {
        events.yield(.failed(Self.sentence(error)))
      }
    }
  }

  /// Deals with an event.
  ///
  /// - Returns: false to quit.
  private mutating func take(_ event: WatchEvent) throws -> Bool {
    switch event {
    case .terminal(.end): return false
    case .terminal(.resize): break
    case .terminal(.key(let key)): return press(key)
    case .ready(let workshop):
      self.workshop = workshop
      startCheck()
    case .saved:
      saveNumber += 1
      check?.cancel()
      checkNumber += 1
      screen.status = .checking(activity: "saved", before: lastVerdict)
      // Files that a move has put there are no reason to take the new task away.
      if screen.question == nil, screen.page != .verdict, session.hasWork { show(.verdict) }
      let (save, events) = (saveNumber, events)
      Task {
        // A sleep that is cancelled is as good as over.
        try? await Task.sleep(for: Self.settling)
        events.yield(.settled(save: save))
      }
    case .settled(let save):
      if save == saveNumber { startCheck() }
    case .activity(let activity, let number):
      if number == checkNumber {
        screen.status = .checking(activity: activity.rawValue, before: lastVerdict)
      }
    case .checked(let result, let number):
      if number == checkNumber {
        let verdict = session.verdict(result)
        lastVerdict = verdict
        screen.status = .checked(verdict)
      }
    case .located(let place, let number):
      if number == checkNumber, var verdict = lastVerdict, case .checked = screen.status {
        verdict.code = place
        lastVerdict = verdict
        screen.status = .checked(verdict)
      }
    case .difference(let page, let request):
      if request == requestNumber, case .difference = screen.page { show(page) }
    case .failed(let reason):
      screen.status = .broken(reason: reason)
    }
    return true
  }

  /// Checks the files as they are now; a check that runs is given up.
  mutating func startCheck() {
    guard let workshop else { return }
    check?.cancel()
    checkNumber += 1
    let (session, events, number) = (SessionCopy(session), events, checkNumber)
    screen.status = .checking(activity: "reading", before: lastVerdict)
    check = Task {
      do {
        let result = try await session.value.check(workshop) { activity in
          if let activity { events.yield(.activity(activity, check: number)) }
        }
        events.yield(.checked(result, check: number))
        if let place = try await session.value.code(of: result, workshop) {
          events.yield(.located(place, check: number))
        }
      } catch {
        if !Task.isCancelled { events.yield(.failed(Self.sentence(error))) }
      }
    }
  }

  /// Fills the middle of the screen with something else.
  mutating func show(_ page: LearnerScreen.Page) {
    if screen.page != page { screen.scrolled = 0 }
    screen.page = page
  }

  /// Opens the folder anew after a move, and checks what is asked now.
  mutating func moved() throws {
    session = try LearnerSession(
      path: session.folder.path, course: session.learnerCourse.address, machine: session.machine)
    screen.steps = session.progress
    screen.current = session.course.steps.firstIndex(of: session.step) ?? 0
    lastVerdict = nil
    startCheck()
  }

  mutating func draw() {
    screen.keys = keys
    let size = terminal.size
    guard usesSequences else { return drawOnwards(columns: size.columns) }
    let renderer = LearnerScreenRenderer(columns: size.columns, rows: size.rows, style: style)
    screen.scrolled = min(screen.scrolled, renderer.scrollLimit(of: screen))
    let lines = renderer.render(screen)
    terminal.draw(lines)
    drawn = lines
  }

  /// Without a screen only what is new is written: that a check begins, and what came of it.
  private mutating func drawOnwards(columns: Int) {
    let lines: [String]
    if case .checking = screen.status, case .verdict = screen.page {
      lines = ["checking"]
    } else {
      lines = LearnerScreenRenderer(columns: columns, rows: nil, style: style).render(screen)
    }
    guard lines != drawn else { return }
    terminal.draw(lines)
    drawn = lines
  }

  /// What stays in the terminal.
  private var farewell: String {
    let passed = session.progress.count { $0.progress == .passed }
    return "\(session.step.tag)  \(session.step.title), \(passed) of \(session.progress.count)"
      + " passed. Go on with: stretchy\n"
  }

  static func sentence(_ error: any Error) -> String {
    (error as? Refusal)?.message ?? "\(error)"
  }
}
