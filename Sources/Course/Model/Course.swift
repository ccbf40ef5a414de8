package import LayoutTrace

/// A tutorial as Stretchy checks it: its steps, and what each promises.
package struct Course: Sendable {
  /// The version of the format that this code reads.
  package static let currentFormat = 1

  /// The name of the course's folder: `stretchy-layout`.
  package var name: String
  package var title: String
  /// The language mode that the steps are compiled in, such as `5`; nil for the one that each step's
  /// own project asks for.
  package var languageVersion: String?
  /// The main device first.
  package var devices: [Device]
  package var views: [ViewName]
  package var constraints: [ConstraintName]
  /// The scripts that have a name.
  package var gestures: [String: [Gesture]]
  /// In the tutorial's order.
  package var steps: [Step]
  /// In the manifest's order.
  package var behaviours: [Behaviour]

  package init(
    name: String, title: String, languageVersion: String?, devices: [Device], views: [ViewName],
    constraints: [ConstraintName] = [], gestures: [String: [Gesture]] = [:], steps: [Step],
    behaviours: [Behaviour]
  ) {
    self.name = name
    self.title = title
    self.languageVersion = languageVersion
    self.devices = devices
    self.views = views
    self.constraints = constraints
    self.gestures = gestures
    self.steps = steps
    self.behaviours = behaviours
  }

  /// The promises for a step.
  package func behaviours(of step: Step) -> [Behaviour] {
    behaviours.filter { $0.steps.contains(step.tag) }
  }

  /// The step since which a behaviour is promised, without a break up to a step; nil for a step in
  /// which it is not.
  package func beginning(of behaviour: Behaviour, heldIn tag: String) -> Step? {
    guard let index = steps.firstIndex(where: { $0.tag == tag }) else { return nil }
    return steps[...index].reversed().prefix { behaviour.steps.contains($0.tag) }.last
  }

  /// The course as it is checked on other devices than its own: what does not speak of any of them
  /// is left out.
  package func checked(on devices: [Device]) -> Course {
    var course = self
    course.devices = devices
    course.behaviours = behaviours.compactMap { behaviour in
      var behaviour = behaviour
      behaviour.devices = devices.filter { device in
        behaviour.audience.contains { $0.matches(device) }
          && !behaviour.expectations(on: device).isEmpty
      }
      return behaviour.devices.isEmpty ? nil : behaviour
    }
    return course
  }

  /// The step that a person means by a name, told apart by letters and digits alone: `step1`; or by
  /// its number, `1`, if only one step has it.
  package func step(named name: String) -> Step? {
    func plain(_ text: String) -> String {
      text.lowercased().filter { $0.isLetter || $0.isNumber }
    }
    if let exact = steps.first(where: { $0.tag == name }) { return exact }
    if let alike = steps.first(where: { plain($0.tag) == plain(name) }) { return alike }
    let numbered = steps.filter { $0.tag.filter(\.isNumber) == name }
    return numbered.count == 1 ? numbered[0] : nil
  }
}
