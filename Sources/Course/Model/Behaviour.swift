package import LayoutTrace

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

  /// A behaviour that only plays a script and expects nothing: for whoever wants the record.
  package static func playing(_ script: [Gesture], on devices: [Device]) -> Behaviour {
    Behaviour(
      id: "", says: "", kind: .promise, steps: [], points: 0, audience: [.kind(.all)],
      devices: devices, script: script, expectations: [])
  }

  /// What is expected on a device.
  package func expectations(on device: Device) -> [Expectation] {
    expectations.filter { $0.speaks(of: device) }
  }
}
