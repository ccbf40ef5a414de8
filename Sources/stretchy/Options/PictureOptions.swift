import ArgumentParser
import Foundation
import LayoutTrace

/// What a picture shows besides the app, and where it goes.
struct PictureOptions: ParsableArguments {
  /// What a picture does not show as a phone does, for those who ask for help.
  static let limits = """
    Pictures are drawn, not photographed. Letters that neither Inter nor DejaVu Sans has, emoji and \
    Chinese among them, are boxes; PDF images, and images that cannot be decoded, are empty frames, \
    and a sentence on standard error names them. Blurs are thin colours; menus, carets and keyboards \
    are not there; time, signal and battery are always the same.
    """

  @Flag(name: .long, help: "Draw the device around its display.")
  var frame = false

  @Flag(
    name: .long,
    help: "Draw the constraints as dimensions, broken ones in red, with a legend below.")
  var constraints = false

  @Flag(
    name: .long,
    help: "Leave out notch, round corners and home indicator, as a screenshot does.")
  var plain = false

  @Option(
    name: .long, help: ArgumentHelp("Pixels a point, 0.25 to 4.", valueName: "number"))
  var scale: Double?

  @Option(
    name: [.long, .short],
    help: "The file for the picture; standard output, unless that is a terminal.",
    completion: .file())
  var output: String?

  func validate() throws {
    guard !(plain && frame) else {
      throw ValidationError("--plain leaves out what --frame shows.")
    }
    guard scale.map({ (0.25...4).contains($0) }) ?? true else {
      throw ValidationError("--scale is a number from 0.25 to 4.")
    }
  }

  /// - Parameters:
  ///   - finger: whether the finger is seen.
  ///   - scale: pixels a point where none are asked for; nil for the device's own.
  func style(finger: Bool, scale: Double? = nil) -> PictureStyle {
    PictureStyle(
      scale: self.scale ?? scale, showsDisplay: !plain, showsDevice: frame,
      showsConstraints: constraints, showsFinger: finger)
  }

  /// Refuses to write bytes to a terminal.
  ///
  /// - Parameter suggestion: a name for the file.
  func refuseTerminal(suggesting suggestion: String) throws {
    guard output == nil, Terminal.current.isInteractive else { return }
    throw Refusal(
      message: "A picture is nothing for a terminal; say where it goes: --output \(suggestion)")
  }

  /// Writes the file whole.
  func write(_ file: [UInt8]) throws {
    guard let output else {
      FileHandle.standardOutput.write(Data(file))
      return
    }
    try Destination.write(Data(file), to: output)
  }

  /// Tells what was drawn, and what could not be, beside the picture itself.
  func tell(_ sentences: [String]) {
    for sentence in sentences { complain(sentence) }
  }
}
