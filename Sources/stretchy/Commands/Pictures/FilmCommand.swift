import ArgumentParser
import Course
import LayoutTrace
import StepRunner

struct FilmCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "film", abstract: "Makes a film of a gesture, as animated WebP.",
    discussion: """
      The finger is seen while it is down. The same step and gestures give the same bytes on one \
      machine. A film has a pixel a point, runs again and again, and is of \(mostPictures) pictures \
      at most.

        stretchy film Step-2 --gesture 'drag: {down: 250}' --gesture release -o stretch.webp
        stretchy film Step-6 --behaviour status-bar-hides --frame -o step6.webp

      \(PictureOptions.limits)
      """)

  @Argument(help: "The step.")
  var step: String

  @Option(name: .long, help: "A path, or an address; the built-in steps by default.")
  var repository: String?

  @OptionGroup var script: ScriptOptions

  @Option(name: .long, help: "Pictures a second: 10, 12, 15, 20, 30 or 60.")
  var rate = 30

  @Flag(inversion: .prefixedNo, help: "Draw the finger while it is down.")
  var finger = true

  @OptionGroup var picture: PictureOptions
  @OptionGroup var course: CourseOption
  @OptionGroup var machine: MachineOptions

  func validate() throws {
    guard script.isPlayed else {
      throw ValidationError("A film is of something that happens: --gesture or --behaviour.")
    }
    guard [10, 12, 15, 20, 30, 60].contains(rate) else {
      throw ValidationError("--rate is 10, 12, 15, 20, 30 or 60.")
    }
    guard machine.device.count < 2 else {
      throw ValidationError("A film is of one device.")
    }
  }

  /// The last picture stays this long before the film begins anew, in seconds.
  private static let hold = 0.7
  /// Longer ones take longer than anybody waits.
  private static let mostPictures = 900

  func run() async throws {
    try await withExitCodes {
      try picture.refuseTerminal(suggesting: "\(step).webp")
      let session = try Session(course: course, machine: machine)
      let step = try session.steps(named: [step])[0]
      let played = try script.script(of: session.loaded.course)
      let (outcome, workshop) = try await session.record(
        repository: repository, step: step, script: script.turn + played)
      guard let trace = outcome.trace else { return 2 }
      var frames = FrameChoice(trace, firstGesture: script.turn.count).film(rate: rate)
      guard frames.count <= Self.mostPictures else {
        throw Refusal(
          message: "The film would have \(frames.count) pictures, and \(Self.mostPictures) are the "
            + "most; a lower --rate or a shorter gesture helps.")
      }
      let last = frames[frames.count - 1]
      frames += Array(repeating: last, count: Int(Self.hold * Double(rate)))
      let folder = try PictureFolder()
      let report = try await workshop.illustration.draw(
        .film(frames: frames, milliseconds: 1000 / rate), of: trace,
        style: picture.style(finger: finger, scale: 1), in: folder.url)
      try picture.write(report.file)
      picture.tell(report.notes + outcome.trouble(of: step.tag))
      return outcome.ending == .finished ? 0 : 2
    }
  }
}
