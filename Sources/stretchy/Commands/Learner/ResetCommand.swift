import ArgumentParser
import Course
import Git
import Learning

struct ResetCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reset",
    abstract: "Makes your files what they were when you began the step; asks first.",
    discussion: "What you had is kept as a commit on your branch, and its name is told.")

  @OptionGroup var learner: LearnerOptions

  @Flag(name: .shortAndLong, help: "Do not ask.")
  var yes = false

  func run() async throws {
    try await withExitCodes {
      let session = try learner.session()
      guard try Prompt.confirm(session.resetQuestion, given: yes) else {
        PagePrinter.write("Nothing was changed.\n")
        return 0
      }
      PagePrinter.write(try session.reset() + "\n")
      return 0
    }
  }
}

extension LearnerSession {
  var resetQuestion: String {
    "Make your files what they were when you began \(step.tag)? What you have is kept as a commit."
  }

  /// Resets the step.
  ///
  /// - Returns: what was done, as sentences.
  func reset() throws -> String {
    guard let kept = try folder.reset(by: identity) else {
      return "Your files are as they were when you began \(step.tag)."
    }
    return "\(step.tag) begins again. What you had is commit \(kept.commit.hex.prefix(7)):"
      + " git checkout \(kept.commit.hex.prefix(7)) -- ." + kept.leftOutSentence
  }
}
