import ArgumentParser
import Foundation
import Learning
import Reporting

/// Whose folder a learner's command is about.
struct LearnerOptions: ParsableArguments {
  @Option(
    name: .long, help: "The learner's folder; the current one by default.",
    completion: .directory)
  var folder = "."

  @Option(
    name: .long,
    help: "Where the course is now, if it is not any more where it was at the start.")
  var course: String?

  @OptionGroup var machine: MachineOptions

  func session() throws -> LearnerSession {
    try LearnerSession(
      path: URL(filePath: folder).standardizedFileURL.path, course: course, machine: machine)
  }
}

/// Writes pages of a learner's screen to standard output, for commands that end after it.
enum PagePrinter {
  static func write(_ page: LearnerScreen.Page, of session: LearnerSession) {
    write(session.screen(page))
  }

  static func write(_ screen: LearnerScreen) {
    let style = OutputOptions.terminalStyle
    let lines = LearnerScreenRenderer(columns: style.width, rows: nil, style: style)
      .renderPage(screen)
    write(lines.joined(separator: "\n") + "\n")
  }

  static func write(_ text: String) {
    FileHandle.standardOutput.write(Data(text.utf8))
  }
}
