import ArgumentParser
import FileWatching
import Foundation
import Learning
import TerminalScreen

struct WatchCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "watch",
    abstract: "Checks the step at each save, and takes keys; what 'stretchy' alone does.",
    discussion: """
      The keys that do something now stand at the bottom. o opens your code in $VISUAL or $EDITOR.
      """)

  @Flag(
    name: .long, help: "Check only when asked to by a key; no files are watched.")
  var manual = false

  /// The command that is taken when none is known by its name gets that name here.
  @Argument(help: .hidden)
  var words: [String] = []

  @OptionGroup var learner: LearnerOptions

  func run() async throws {
    try await withExitCodes {
      if let word = words.first {
        throw Refusal(message: "There is no command '\(word)'. All commands: stretchy help")
      }
      let session: LearnerSession
      do {
        session = try learner.session()
      } catch LearningError.notStarted(let folder) {
        throw Refusal(
          message: "no course was started in \(folder). Begin one with: stretchy start FOLDER\n"
            + "All commands: stretchy help")
      }
      return try await WatchLoop.run(session, isManual: manual)
    }
  }
}
