import ArgumentParser
import Foundation
import Reporting

/// How results are written, and where to.
struct OutputOptions: ParsableArguments {
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json, junit
  }

  @Option(name: .long, help: "The form of the result.")
  var format = Format.text

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

  /// How text is drawn: for the terminal, or plain for a file.
  var style: TextStyle {
    let terminal = Terminal.current
    return TextStyle(
      width: min(terminal.width, 100), usesColor: output == nil && terminal.usesColor,
      usesUnicode: output != nil || terminal.usesUnicode)
  }

  func write(_ report: Report) throws {
    switch format {
    case .text: try write(TextRenderer(style: style).render(report))
    case .json: try write(try JSONRenderer.render(report))
    case .junit: try write(JUnitRenderer.render(report))
    }
  }
}
