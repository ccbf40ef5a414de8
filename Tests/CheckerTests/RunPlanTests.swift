import Course
import LayoutTrace
import Testing
import TraceFixtures

@testable import Checker

/// Which runs a set of behaviours needs.
@Suite struct RunPlanTests {
  static let small = FakePage.phone
  static let large = {
    var device = FakePage.phone
    device.name = "Large Phone"
    return device
  }()

  static func behaviour(_ id: String, _ devices: [Device], _ script: [Gesture]) -> Behaviour {
    Behaviour(
      id: id, says: id, kind: .promise, steps: [], points: 1, audience: [.kind(.all)],
      devices: devices, script: script,
      expectations: [])
  }

  @Test func behavioursThatDoTheSameShareARun() {
    let plan = RunPlan(for: [
      Self.behaviour("a", [Self.small, Self.large], [.release]),
      Self.behaviour("b", [Self.large, Self.small], [.release]),
      Self.behaviour("c", [Self.small], []),
    ])
    #expect(
      plan.runs == [
        SimulationRequest.Run(device: Self.small, script: [.release]),
        SimulationRequest.Run(device: Self.large, script: [.release]),
        SimulationRequest.Run(device: Self.small, script: []),
      ])
    #expect(plan.index(of: Self.behaviour("b", [], [.release]), on: Self.large) == 1)
    #expect(plan.index(of: Self.behaviour("d", [], [.wait(seconds: 1)]), on: Self.large) == nil)
  }
}
