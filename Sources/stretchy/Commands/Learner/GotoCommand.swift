import ArgumentParser
import Course
import Git
import Learning
import Reporting
import StepRunner

struct GotoCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "goto",
    abstract: "Goes to any step of the course.",
    discussion: """
      What you have is kept as a commit. In a step that you have been in before you find your own \
      files as you left them; else those with which you passed the step before it, or, if you have \
      not, the tutorial's.
      """)

  @Argument(help: "The step: Step-3, step3 or 3.")
  var step: String

  @OptionGroup var learner: LearnerOptions

  func run() async throws {
    try await withExitCodes {
      let session = try learner.session()
      guard let target = session.course.step(named: step) else {
        throw Refusal(
          message: "The course has no step '\(step)'. It has: "
            + session.course.steps.map(\.tag).joined(separator: ", "))
      }
      guard target.tag != session.folder.place.step else {
        PagePrinter.write("You are in \(target.tag).\n")
        return 0
      }
      PagePrinter.write(try session.go(to: target) + "\n\n")
      PagePrinter.write(
        .text(title: "\(target.tag)  \(target.title)", try session.page.instructions), of: session)
      return 0
    }
  }
}

extension LearnerSession {
  /// Goes to a step.
  ///
  /// - Returns: what was done, as sentences.
  func go(to target: Step) throws -> String {
    let repository = try learnerCourse.steps()
    defer { repository.close() }
    let origin = folder.origin(of: target, in: course)
    let kept = try folder.go(to: target, from: origin, by: identity) { tag throws(GitError) in
      try CheckedOutStep.checkOut(
        tag, from: .revision(repository: repository.path, name: tag)
      ).files
    }
    let source =
      switch origin {
      case .ownWork: "your files as you left them"
      case .ownStepBefore: "the files with which you passed the step before"
      case .tutorial(let tag): "the tutorial's files of \(tag)"
      }
    return "This is \(target.tag), with \(source). What you had is commit "
      + "\(kept.commit.hex.prefix(7))." + kept.leftOutSentence
  }
}
