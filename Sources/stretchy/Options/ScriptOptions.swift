import ArgumentParser
import Course
import LayoutTrace

/// What is done to the app before and while it is drawn.
struct ScriptOptions: ParsableArguments {
  @Option(
    name: .long,
    help: ArgumentHelp(
      "What the finger does, as course.yml says it: the name of one of the course's gestures, or "
        + "'drag: {down: 250}', 'scroll: {to: end}', 'release'; several times for one after the "
        + "other.", valueName: "gesture"))
  var gesture: [String] = []

  @Option(name: .long, help: "The behaviour whose gestures are played.")
  var behaviour: String?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "How the phone is turned first: \(Gesture.Orientation.allCases.map(\.rawValue).formatted).",
      valueName: "orientation"))
  var orientation: Gesture.Orientation?

  func validate() throws {
    guard gesture.isEmpty || behaviour == nil else {
      throw ValidationError("--gesture and --behaviour are two ways to say what is played.")
    }
  }

  /// Whether anything but a turn is asked for.
  var isPlayed: Bool { !gesture.isEmpty || behaviour != nil }

  /// The turn that comes first, if one is asked for.
  var turn: [Gesture] { orientation.map { [.rotate(to: $0)] } ?? [] }

  /// All that is played after the turn.
  ///
  /// - Throws: `CourseError` for what is no gesture, `Refusal` for a behaviour that there is not.
  func script(of course: Course) throws -> [Gesture] {
    if let behaviour { return try course.behaviour(named: behaviour).script }
    return try gesture.flatMap { try course.script($0, from: "--gesture") }
  }
}

extension Course {
  /// - Throws: `Refusal` for a behaviour that there is not.
  func behaviour(named id: String) throws -> Behaviour {
    guard let found = behaviours.first(where: { $0.id == id }) else {
      throw Refusal(
        message: "The course has no behaviour '\(id)'. It has: "
          + behaviours.map(\.id).joined(separator: ", "))
    }
    return found
  }
}

extension Gesture.Orientation: ExpressibleByArgument {}

extension [String] {
  fileprivate var formatted: String { joined(separator: ", ") }
}
