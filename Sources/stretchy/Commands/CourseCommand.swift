import ArgumentParser
import Course
import Foundation

struct CourseCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "course", abstract: "Works on courses.", subcommands: [Validate.self])

  struct Validate: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "validate", abstract: "Reads a course.yml and names every mistake in it.")

    @Argument(help: "The file.", completion: .file(extensions: ["yml", "yaml"]))
    var file: String

    func run() async throws {
      try await withExitCodes {
        let url = URL(filePath: file).standardizedFileURL
        let name = url.deletingLastPathComponent().lastPathComponent
        let course = try CourseOption.load(url, name: name, shownAs: file).course
        print(
          "\(file) is a course: \(course.steps.count) steps, \(course.behaviours.count) behaviours."
        )
        return 0
      }
    }
  }
}
