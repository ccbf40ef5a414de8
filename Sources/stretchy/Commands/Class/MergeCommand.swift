import ArgumentParser
import Foundation
import Grader
import Grading
import Reporting

struct MergeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Puts the shards of a graded class together, as if it had been graded at once.",
    discussion: """
      The folders may be named in any order. Exit codes: 0 all is there, 2 a shard is missing or not \
      through, or a submission could not be graded; 64 wrong usage.
      """)

  @Argument(help: "The folders that 'stretchy grade --shard' made.", completion: .directory)
  var folders: [String]

  @Option(
    name: [.long, .short],
    help: ArgumentHelp("The folder for the results.", valueName: "folder"),
    completion: .directory)
  var output: String

  func validate() throws {
    let paths = folders.map { URL(filePath: $0).standardizedFileURL.path }
    guard !paths.contains(URL(filePath: output).standardizedFileURL.path) else {
      throw ValidationError("The results need a folder of their own.")
    }
  }

  func run() async throws {
    try await withExitCodes {
      let target = ResultFolder(output)
      let merged = try Merger(folders.map { ResultFolder($0) }, into: target).merge()
      let outcome = try await ResultWriter(target, merged.plan).write(
        width: ProcessInfo.processInfo.activeProcessorCount)
      let code = ClassProgress.tell(outcome, of: merged.plan, in: output)
      guard merged.missing.isEmpty else {
        let names = merged.missing.map(\.description).joined(separator: ", ")
        throw Refusal(
          message: "Shards are missing or not through: \(names). Grade them and merge again.",
          exitCode: 2)
      }
      return code
    }
  }
}
