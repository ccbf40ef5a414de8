import ArgumentParser
import Foundation

/// Where a result is written to.
struct Destination: ParsableArguments {
  @Option(
    name: [.long, .short], help: "The file for the result, instead of standard output.",
    completion: .file())
  var output: String?

  /// Writes a text whole, to the file asked for or to standard output.
  func write(_ text: String) throws {
    guard let output else {
      FileHandle.standardOutput.write(Data(text.utf8))
      return
    }
    do {
      try Data(text.utf8).write(to: URL(filePath: output), options: .atomic)
    } catch {
      throw Refusal(message: "\(output) cannot be written: \(error.localizedDescription)")
    }
  }
}
