import ArgumentParser
import Course
import Foundation
import Git
import Learning
import Reporting
import StepRunner

struct NextCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "next",
    abstract: "Goes to the next step, once this one is passed; your files stay as they are.",
    discussion: "All your work is kept as a commit on your branch.")

  @OptionGroup var learner: LearnerOptions

  func run() async throws {
    try await withExitCodes {
      let session = try learner.session()
      let line = ProgressLine(terminal: .current)
      defer { line.finish() }
      line.show("starting", for: "stretchy")
      let workshop = try await session.machine.workshop()
      let step = session.step
      let result = try await session.check(workshop) { line.show($0?.rawValue, for: step.tag) }
      line.show(nil, for: "stretchy")
      let verdict = try await session.verdict(result, workshop)
      guard verdict.report.outcome == .passed else {
        line.finish()
        PagePrinter.write(session.screen(.verdict, status: .checked(verdict)))
        throw Refusal(
          message: "\(step.tag) is not passed yet; nothing was changed.",
          exitCode: verdict.report.outcome == .failed ? 1 : 2)
      }
      let (next, sentence) = try session.finish()
      guard let next else {
        line.finish()
        PagePrinter.write(sentence + "\n")
        return 0
      }
      line.show("comparing", for: next.tag)
      let changes = try await session.whatChanges(
        with: next, workshop, usesUnicode: OutputOptions.terminalStyle.usesUnicode)
      line.finish()
      PagePrinter.write(sentence + "\n\n")
      PagePrinter.write(
        .text(title: "\(next.tag)  \(next.title)", try session.page.instructions), of: session)
      PagePrinter.write("\n")
      PagePrinter.write(
        .difference(title: "What changes from \(step.tag) to \(next.tag)", changes), of: session)
      return 0
    }
  }
}

extension LearnerSession {
  /// Ends the step, which was passed, and begins the next one.
  ///
  /// - Returns: the next step, nil after the last; and what was done, as sentences.
  func finish() throws -> (next: Step?, sentence: String) {
    let done = step
    let next = course.step(after: done)
    let kept = try folder.finish(done, next: next, by: identity)
    let sentence =
      "\(done.tag) is passed. Your work is kept as commit \(kept.commit.hex.prefix(7))."
    let end = next == nil ? " That was the last step: the course is done." : ""
    return (next, sentence + kept.leftOutSentence + end)
  }
}

extension LearnerFolder.Kept {
  /// What is in no commit, as a sentence with a space before it; empty when nothing is.
  var leftOutSentence: String {
    guard let first = leftOut.first else { return "" }
    let others = leftOut.count > 1 ? " and \(leftOut.count - 1) more like it" : ""
    return " In no commit, but on disk as before: \(first.path), which \(first.reason)\(others)."
  }
}
