import ArgumentParser
import Checker
import Course
import Foundation
import LayoutTrace
import Reporting
import StepRunner

struct SnapshotCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "snapshot", abstract: "Draws what the phone shows of a step, as PNG.",
    discussion: """
      At rest by default; --at scrolls first, --gesture plays gestures, and the picture is of their \
      end, or of a moment of theirs: --time. The same step gives the same bytes on one machine.

        stretchy snapshot Step-2 --at -100 --output stretch.png
        stretchy snapshot Step-2 --at 400 --constraints --output jam.png
        stretchy snapshot Step-6 --gesture 'drag: {up: 300}' --time 0.4 --frame -o step6.png

      \(PictureOptions.limits)
      """)

  @Argument(help: "The step.")
  var step: String

  @Option(name: .long, help: "A path, or an address; the built-in steps by default.")
  var repository: String?

  @Option(
    name: .long,
    // An offset may be negative.
    parsing: .unconditional,
    help: ArgumentHelp(
      "The vertical offset that the content is scrolled to: a number, top, end, 'end + 60'.",
      valueName: "offset"))
  var at: String?

  @OptionGroup var script: ScriptOptions

  @Option(
    name: .long,
    help: ArgumentHelp(
      "The moment of the gestures that is drawn, in seconds; their end by default.",
      valueName: "seconds"))
  var time: Double?

  @Flag(name: .long, help: "Draw the finger while it is down.")
  var finger = false

  @Option(
    name: .long,
    help: ArgumentHelp(
      "A PNG that the picture is compared with; exit code 1 if they differ by more than another "
        + "machine's libraries explain.", valueName: "file"),
    completion: .file(extensions: ["png"]))
  var compare: String?

  @OptionGroup var picture: PictureOptions
  @OptionGroup var course: CourseOption
  @OptionGroup var machine: MachineOptions

  func validate() throws {
    guard at == nil || !script.isPlayed else {
      throw ValidationError("--at scrolls by itself; 'scroll: {to: 100}' can be a --gesture.")
    }
    guard time.map({ $0 >= 0 && $0.isFinite }) ?? true else {
      throw ValidationError("--time is 0 or more.")
    }
    guard machine.device.count < 2 else {
      throw ValidationError("A picture is of one device.")
    }
  }

  func run() async throws {
    try await withExitCodes {
      if compare == nil { try picture.refuseTerminal(suggesting: "\(step).png") }
      try refuseMissingReference()
      let session = try Session(course: course, machine: machine)
      let step = try session.steps(named: [step])[0]
      let played = try gestures(of: session.loaded.course)
      let (outcome, workshop) = try await session.record(
        repository: repository, step: step, script: script.turn + played)
      guard let trace = outcome.trace else { return 2 }
      let frame = try FrameChoice(trace, firstGesture: script.turn.count).frame(at: time)
      let folder = try PictureFolder()
      let report = try await workshop.illustration.draw(
        .picture(frame: frame), of: trace, style: picture.style(finger: finger),
        reference: compare.map { URL(filePath: $0).standardizedFileURL }, in: folder.url)
      if compare == nil || picture.output != nil { try picture.write(report.file) }
      picture.tell(report.notes + outcome.trouble(of: step.tag))
      if let difference = report.difference, !difference.isTolerable {
        complain(difference.sentence)
        return 1
      }
      return outcome.ending == .finished ? 0 : 2
    }
  }

  private func gestures(of course: Course) throws -> [Gesture] {
    guard let at else { return try script.script(of: course) }
    // A moment more, so that what the scroll sets off, such as a bar's slide, is over.
    return try course.script(
      "[{scroll: {to: \(at), seconds: 0.5}}, {wait: 0.25}]", from: "--at")
  }

  private func refuseMissingReference() throws {
    guard let compare, !FileManager.default.isReadableFile(atPath: compare) else { return }
    throw Refusal(message: "There is no picture to compare with at \(compare).")
  }
}

extension RunOutcome {
  /// What to say of a run that did not come to its end; nothing of one that did.
  func trouble(of step: String) -> [String] {
    guard ending != .finished else { return [] }
    return ["\(step) did not come to the end of the gestures. \(ending.sentence)"]
  }
}

extension PictureDifference {
  fileprivate var sentence: String {
    guard isOfEqualSize else { return "The pictures are of different sizes." }
    let percent = Number.text((share * 10_000).rounded() / 100)
    let most = Number.text(largest)
    return "The pictures differ in \(percent) % of the pixels, by up to \(most) of 255."
  }
}
