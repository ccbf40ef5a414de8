import ArgumentParser
import Courses
import Foundation
import Reporting

struct CourseNewCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Makes the folder of a small course that works, to be made into one's own.")

  @Argument(
    help: "The folder to make; one that is there must be empty.", completion: .directory)
  var folder: String

  func run() async throws {
    try await withExitCodes {
      let draft = try FolderDraft(for: folder)
      try draft.make { try FileManager.default.copyItem(at: Courses.template, to: $0) }
      print(
        PlainText.escaped(
          """
          \(folder) is a course of two steps. See that it is in order:

            stretchy course check \(folder)

          Then make it yours: course.yml says what is expected, Step-1 and Step-2 are the apps,
          Step-1-wrong is a wrong try, and pages are what learners read.
          \(CourseCommand.guide)
          """))
      return 0
    }
  }
}
