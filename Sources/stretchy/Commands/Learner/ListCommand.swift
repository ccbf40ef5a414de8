import ArgumentParser
import Reporting

struct ListCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "Lists the steps of the course: passed, asked for, to come.")

  @OptionGroup var learner: LearnerOptions

  func run() async throws {
    try await withExitCodes {
      PagePrinter.write(.list(.init()), of: try learner.session())
      return 0
    }
  }
}
