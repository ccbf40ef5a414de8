package import LayoutTrace

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
