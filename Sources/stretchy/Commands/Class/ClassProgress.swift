import Foundation
import Grader
import Grading
import Reporting
import Synchronization

/// What is said while a class is graded: at a terminal one line that is rewritten, in a log a line
/// now and then.
final class ClassProgress: Sendable {
  private let line: ProgressLine
  private let isTerminal: Bool
  private let told = Mutex(0)

  init(terminal: Terminal) {
    line = ProgressLine(terminal: terminal)
    isTerminal = terminal.showsProgress
  }

  func starting() {
    line.show("starting", for: "stretchy")
  }

  func show(_ event: ClassGrader.Event) {
    switch event {
    case .provingKnownGood(let when):
      line.show("grading the known solution, \(when)", for: "stretchy")
    case .grading(let id):
      line.show(nil, for: "stretchy")
      line.show("grading", for: PlainText.escaped(id))
    case .graded(let id, let done, let count):
      line.show(nil, for: PlainText.escaped(id))
      line.show("\(done) of \(count)", for: "graded")
      guard !isTerminal else { return }
      // A log of ten lines, however large the class.
      let tenth = done * 10 / max(1, count)
      let isNew = told.withLock { told in
        defer { told = max(told, tenth) }
        return tenth > told
      }
      if isNew { Self.note("\(done) of \(count) graded") }
    }
  }

  func finish() {
    line.finish()
  }

  static func note(_ text: String) {
    FileHandle.standardError.write(Data("stretchy: \(PlainText.escaped(text))\n".utf8))
  }

  /// Says how the class came out.
  ///
  /// - Returns: the exit code.
  static func tell(_ outcome: ResultWriter.Outcome, of plan: GradingPlan, in folder: String)
    -> Int32
  {
    let summary = ClassSummary(style: OutputOptions.terminalStyle)
    print(
      summary.render(plan, outcome.figures, ungraded: outcome.ungraded, folder: folder),
      terminator: "")
    return outcome.ungraded.isEmpty ? 0 : 2
  }
}
