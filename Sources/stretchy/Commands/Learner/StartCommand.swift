import ArgumentParser
import Course
import Courses
import Foundation
import Git
import Learning
import Reporting
import StepRunner

struct StartCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "start",
    abstract: "Begins a course: a folder with the first step's code, and what is asked.",
    discussion: """
      The folder is a git repository of its own. Where you are in the course is kept in its \
      history, so that a clone of it goes on where it was. Go there and say 'stretchy'.
      """)

  @Argument(help: "The folder to make; not there yet, or empty.", completion: .directory)
  var folder: String

  @Option(
    name: .long,
    help: ArgumentHelp(
      "A built-in course; the path of a course.yml; or a repository with a course.yml at its top "
        + "and the steps as tags.", valueName: "name or repository"))
  var course = Courses.defaultName

  func run() async throws {
    try await withExitCodes {
      let store = try TemporaryStore()
      let found = try LearnerCourse.find(course, store: store.url)
      guard let first = found.course.steps.first else {
        throw Refusal(message: "The course has no steps.")
      }
      let repository = try found.steps()
      defer { repository.close() }
      let files = try CheckedOutStep.checkOut(
        first.tag, from: .revision(repository: repository.path, name: first.tag)
      ).files
      let page = try found.page(of: first)
      let learner = try LearnerFolder.start(
        folder, course: found.course, address: found.address, files: files, by: .now(in: nil))
      try store.move(to: URL(filePath: learner.notesFolder))
      PagePrinter.write("\(folder) holds \(first.tag) of \(found.course.title).\n\n")
      PagePrinter.write(
        LearnerScreen(
          title: found.course.title, steps: found.course.steps.map { ($0, .open) }, current: 0,
          status: .waiting,
          page: .text(
            title: "\(first.tag)  \(first.title)", page.instructions)))
      PagePrinter.write(
        "\nNow:  cd \(Self.quoted(folder)) && stretchy\n")
      return 0
    }
  }

  /// As a shell takes it for one word.
  private static func quoted(_ path: String) -> String {
    let isPlain = path.allSatisfy { $0.isLetter || $0.isNumber || "/._-~".contains($0) }
    return isPlain ? path : "'" + path.replacing("'", with: "'\\''") + "'"
  }
}

/// A place for what is kept in the learner's folder, before there is one.
private struct TemporaryStore {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory
      .appending(path: "store-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  func move(to folder: URL) throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
    guard !names.isEmpty else { return }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for name in names {
      try FileManager.default.moveItem(
        at: url.appending(path: name), to: folder.appending(path: name))
    }
  }
}
