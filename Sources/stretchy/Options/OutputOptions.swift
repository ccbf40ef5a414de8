import ArgumentParser
import Reporting

/// How results are written, and where to.
struct OutputOptions: ParsableArguments {
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json, junit
  }

  @Option(name: .long, help: "The form of the result.")
  var format = Format.text

  @OptionGroup var destination: Destination

  /// How text is drawn: for the terminal, or plain for a file.
  var style: TextStyle {
    let terminal = Terminal.current
    let isFile = destination.output != nil
    return TextStyle(
      width: min(terminal.width, 100), usesColor: !isFile && terminal.usesColor,
      usesUnicode: isFile || terminal.usesUnicode)
  }

  /// Writes a text whole.
  func write(_ text: String) throws {
    try destination.write(text)
  }

  func write(_ report: Report) throws {
    switch format {
    case .text: try write(TextRenderer(style: style).render(report))
    case .json: try write(try JSONRenderer.render(report))
    case .junit: try write(JUnitRenderer.render(report))
    }
  }
}
