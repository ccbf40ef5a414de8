import ArgumentParser
import Foundation
import Reporting

/// How results are written, and where to.
struct OutputOptions: ParsableArguments {
  @Option(
    name: .long,
    help: ArgumentHelp(
      "The form of the result.",
      discussion: """
        html is one page for a browser, tap is TAP 14; github writes annotations for the job's log, \
        and the job's summary where GITHUB_STEP_SUMMARY says; github-summary is that summary alone.
        """, valueName: "form"))
  var format = OutputFormat.text

  @OptionGroup var destination: Destination

  @Option(
    name: .long,
    help: ArgumentHelp(
      "A further form of the same result and its file, several times for several: "
        + "--also html=report.html --also junit=results.xml.", valueName: "form=file"),
    transform: FurtherOutput.init)
  var also: [FurtherOutput] = []

  func validate() throws {
    var paths = Set(destination.output.map { [URL(filePath: $0).standardizedFileURL.path] } ?? [])
    for further in also where !paths.insert(further.path).inserted {
      let name = URL(filePath: further.file).lastPathComponent
      throw ValidationError("Two forms are to be written to \(name).")
    }
  }

  /// How text is drawn: for the terminal, or plain for a file.
  var style: TextStyle { Self.style(isFile: destination.output != nil) }

  static func style(isFile: Bool) -> TextStyle {
    let terminal = Terminal.current
    return TextStyle(
      width: min(terminal.width, 100), usesColor: !isFile && terminal.usesColor,
      usesUnicode: isFile || terminal.usesUnicode)
  }

  /// How text is drawn at the terminal that standard output is, or in what it goes to.
  static var terminalStyle: TextStyle {
    let terminal = Terminal.current
    return TextStyle(
      width: min(terminal.width, 100), usesColor: terminal.usesColor,
      usesUnicode: terminal.usesUnicode)
  }

  /// All forms asked for.
  private var formats: [OutputFormat] { [format] + also.map(\.format) }

  /// Refuses forms that a result does not have.
  ///
  /// - Parameter subject: what cannot be written so: `A matrix`.
  func validate(_ subject: String, isOneOf known: [OutputFormat]) throws {
    guard formats.allSatisfy(known.contains) else {
      throw ValidationError("\(subject) is written as \(OutputFormat.names(known)).")
    }
  }

  /// Writes a result in all forms asked for: first all are made, then they are written.
  ///
  /// - Parameter render: the result in a form, in that style if it is text for people.
  func write(_ render: (OutputFormat, TextStyle) throws -> String) throws {
    let plain = TextStyle(width: 100, usesColor: false, usesUnicode: true)
    let main = try render(format, style)
    let others = try also.map { try ($0.file, render($0.format, plain)) }
    let summary = formats.contains(.github) ? try JobSummary(of: render, style: plain) : nil
    try destination.write(main)
    for (file, text) in others { try Destination.write(text, to: file) }
    try summary?.append()
  }

  /// Writes a report.
  ///
  /// - Parameter recordings: what can be played of it; asked for only by a form that plays it.
  func write(_ report: Report, recordings: () -> [Recording]) throws {
    try write { format, style in
      switch format {
      case .text: TextRenderer(style: style).render(report)
      case .json: try JSONRenderer.render(report)
      case .junit: JUnitRenderer.render(report)
      case .html: try ReportPage(report, recordings: recordings()).render()
      case .tap: TAPRenderer.render(report)
      case .github: GitHubLog.render(report)
      case .githubSummary: GitHubSummary.render(report, limit: JobSummary.room)
      }
    }
  }
}
