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
    try Self.write(text, to: output)
  }

  /// Writes a text whole to a file: another text stays there until this one is all written.
  ///
  /// - Throws: `Refusal` when the file cannot be written.
  static func write(_ text: String, to file: String) throws {
    try write(Data(text.utf8), to: file)
  }

  /// Writes bytes whole to a file, likewise.
  ///
  /// - Throws: `Refusal` when the file cannot be written.
  static func write(_ bytes: Data, to file: String) throws {
    do {
      try bytes.write(to: URL(filePath: file), options: .atomic)
    } catch {
      throw Refusal(message: "\(file) cannot be written: \(error.localizedDescription)")
    }
  }
}
