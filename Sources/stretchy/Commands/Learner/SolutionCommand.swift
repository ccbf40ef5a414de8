import ArgumentParser
import Course
import Foundation
import Glibc
import Learning
import Reporting

struct SolutionCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "solution",
    abstract: "Shows the tutorial's code of the step, as a difference from yours.",
    discussion: """
      Before the step is passed it asks whether you are sure. Into a file or a pipe it writes a \
      difference that 'git apply' takes.
      """)

  @OptionGroup var learner: LearnerOptions

  @Flag(name: .shortAndLong, help: "Show it though the step is not passed yet.")
  var yes = false

  func run() async throws {
    try await withExitCodes {
      let session = try learner.session()
      if try await !isEarned(session) {
        guard
          try Prompt.confirm(
            "\(session.step.tag) is not passed yet. Show the solution all the same?", given: yes)
        else { return 0 }
      }
      let solution = try session.solution()
      guard isatty(STDOUT_FILENO) == 1 else {
        PagePrinter.write(solution.text)
        return 0
      }
      PagePrinter.write(session.solutionPage(solution), of: session)
      return 0
    }
  }

  private func isEarned(_ session: LearnerSession) async throws -> Bool {
    if yes || session.isPassed { return true }
    let line = ProgressLine(terminal: .current)
    defer { line.finish() }
    line.show("checking", for: session.step.tag)
    let workshop = try await session.machine.workshop()
    let result = try await session.check(workshop) { _ in }
    return session.verdict(result).report.outcome == .passed
  }
}

extension LearnerSession {
  func solutionPage(_ solution: SolutionDiff) -> LearnerScreen.Page {
    guard !solution.text.isEmpty else {
      return .plain(title: "", ["Your files are the tutorial's own of \(step.tag)."])
    }
    let mine =
      solution.onlyMine.isEmpty
      ? "" : " Only you have: \(solution.onlyMine.joined(separator: ", "))."
    return .difference(
      title: "From your code (-) to the tutorial's (+) of \(step.tag).\(mine)", solution.text)
  }
}
