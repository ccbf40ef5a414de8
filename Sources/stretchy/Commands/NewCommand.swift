import ArgumentParser
import Course
import Courses
import Foundation
import Reporting
import StepRunner

struct NewCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Makes a git repository of a course's steps, at the first one, to be worked in.",
    discussion: """
      There is a commit and a tag for each step, the same everywhere: git checkout Step-1. The branch \
      main is at the first step, and its files are in the folder.
      """)

  @OptionGroup var course: CourseArgument

  @Argument(
    help: "The folder to make; one that is there must be empty.", completion: .directory)
  var folder: String

  func run() async throws {
    try await withExitCodes {
      let loaded = try CourseOption.load(course.course)
      let draft = try FolderDraft(for: folder)
      try draft.make { try CourseRepository.write(loaded.course, from: loaded.folder, to: $0) }
      let style = OutputOptions.style(isFile: false)
      let option = course.course == Courses.defaultName ? "" : " --course \(course.course)"
      print(
        CourseListRenderer(style: style).renderNew(
          loaded.course, folder: folder, checking: "stretchy check \(folder)\(option)"),
        terminator: "")
      return 0
    }
  }
}
