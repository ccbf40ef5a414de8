import ArgumentParser
import Course
import Reporting

struct TaskCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "task", abstract: "Says what the step asks for.")

  @OptionGroup var learner: LearnerOptions

  func run() async throws {
    try await withExitCodes {
      let session = try learner.session()
      PagePrinter.write(
        .text(
          title: "\(session.step.tag)  \(session.step.title)", try session.page.instructions),
        of: session)
      return 0
    }
  }
}
