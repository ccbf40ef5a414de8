package import LayoutTrace

/// A tutorial as Stretchy checks it: its steps, and what each promises.
package struct Course: Sendable {
  /// The version of the format that this code reads.
  package static let currentFormat = 1

  /// The name of the course's folder: `stretchy-layout`.
  package var name: String
  package var title: String
  /// The language mode that the steps are compiled in: `5`.
  package var languageVersion: String
  /// The main device first.
  package var devices: [Device]
  package var views: [ViewName]
  /// In the tutorial's order.
  package var steps: [Step]
  /// In the manifest's order.
  package var behaviours: [Behaviour]

  package init(
    name: String, title: String, languageVersion: String, devices: [Device], views: [ViewName],
    steps: [Step], behaviours: [Behaviour]
  ) {
    self.name = name
    self.title = title
    self.languageVersion = languageVersion
    self.devices = devices
    self.views = views
    self.steps = steps
    self.behaviours = behaviours
  }

  /// The promises for a step.
  package func behaviours(of step: Step) -> [Behaviour] {
    behaviours.filter { $0.steps.contains(step.tag) }
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

/// One step of the tutorial.
package struct Step: Equatable, Sendable {
  /// The tag or branch that holds it: `Step-2`.
  package var tag: String
  package var title: String
  /// What a learner takes from it, in a sentence.
  package var teaches: String
  /// The Markdown page with instructions and hints, relative to the course's folder.
  package var page: String?

  package init(tag: String, title: String, teaches: String, page: String?) {
    self.tag = tag
    self.title = title
    self.teaches = teaches
    self.page = page
  }
}

/// Something that the tutorial promises, and how to see whether it is so.
package struct Behaviour: Sendable {
  package enum Kind: String, Sendable, CaseIterable {
    case promise
    /// A flaw that the tutorial shows on purpose, to mend it later. It is checked like a promise: a
    /// step without the flaw is not the tutorial's step.
    case documentedBug = "documented bug"
  }

  package var id: String
  /// The sentence for the reader.
  package var says: String
  package var kind: Kind
  /// The tags of the steps in which it holds.
  package var steps: [String]
  package var points: Double
  /// The devices of which the sentence speaks.
  package var audience: [DeviceSelector]
  /// The devices on which it is checked, the main one first: those of the course that are meant.
  package var devices: [Device]
  /// What the finger does.
  package var script: [Gesture]
  package var expectations: [Expectation]

  package init(
    id: String, says: String, kind: Kind, steps: [String], points: Double,
    audience: [DeviceSelector], devices: [Device], script: [Gesture], expectations: [Expectation]
  ) {
    self.id = id
    self.says = says
    self.kind = kind
    self.steps = steps
    self.points = points
    self.audience = audience
    self.devices = devices
    self.script = script
    self.expectations = expectations
  }

  /// What is expected on a device.
  package func expectations(on device: Device) -> [Expectation] {
    expectations.filter { $0.speaks(of: device) }
  }
}

/// A condition, and the frames that it is asked of.
package struct Expectation: Sendable {
  package enum Scope: String, Sendable, CaseIterable {
    /// Every frame.
    case always
    /// At least one frame.
    case eventually
    /// The first frame: the app at rest.
    case atStart = "at start"
    /// The last frame.
    case atEnd = "at end"
  }

  package var scope: Scope
  /// Of the behaviour's devices those on which it is expected.
  package var audience: [DeviceSelector]
  /// Only frames in which this holds are asked; at least one must be.
  package var when: Expression?
  package var expect: Expression

  package init(
    scope: Scope, audience: [DeviceSelector] = [.kind(.all)], when: Expression?, expect: Expression
  ) {
    self.scope = scope
    self.audience = audience
    self.when = when
    self.expect = expect
  }

  package func speaks(of device: Device) -> Bool {
    audience.contains { $0.matches(device) }
  }
}
