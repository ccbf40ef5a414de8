import ArgumentParser
import Course
import Learning
import Reporting

struct HintCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "hint",
    abstract: "Gives a hint, and the next time one that says more: a nudge, the place, the idea.")

  @OptionGroup var learner: LearnerOptions

  func run() async throws {
    try await withExitCodes {
      let session = try learner.session()
      PagePrinter.write(try session.nextHint(), of: session)
      return 0
    }
  }
}

extension LearnerSession {
  /// How many hints of the step there are and how many were shown.
  var hintCount: (shown: Int, all: Int) {
    get throws {
      let all = try page.hints.count
      return (min(try HintMemory.read(of: folder).count(of: step.tag), all), all)
    }
  }

  /// The hints shown up to now and one more, if there is one.
  func nextHint() throws -> LearnerScreen.Page {
    let hints = try page.hints
    guard !hints.isEmpty else {
      return .plain(title: "", ["The course has no hints for \(step.tag)."])
    }
    var memory = try HintMemory.read(of: folder)
    let count = min(memory.count(of: step.tag) + 1, hints.count)
    if count > memory.count(of: step.tag) {
      try memory.note(count, of: step.tag, in: folder)
    }
    return .text(
      title: "Hint \(count) of \(hints.count)",
      [.list(start: 1, items: Array(hints.prefix(count)))])
  }
}
