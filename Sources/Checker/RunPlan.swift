package import Course
package import LayoutTrace

/// The runs that a set of behaviours needs: each pair of a device and a script once.
package struct RunPlan: Sendable {
  /// In order of first need.
  package private(set) var runs: [SimulationRequest.Run] = []
  private var indices: [SimulationRequest.RunKey: Int] = [:]

  /// - Parameter recordsLooks: whether the runs record how views look.
  package init(for behaviours: [Behaviour], recordsLooks: Bool = false) {
    for behaviour in behaviours {
      for device in behaviour.devices {
        let key = SimulationRequest.RunKey(device: device, script: behaviour.script)
        guard indices[key] == nil else { continue }
        indices[key] = runs.count
        runs.append(
          SimulationRequest.Run(
            device: device, script: behaviour.script, recordsLooks: recordsLooks))
      }
    }
  }

  /// The place in `runs` of the run that a behaviour needs on a device; nil if it is not planned.
  package func index(of behaviour: Behaviour, on device: Device) -> Int? {
    indices[SimulationRequest.RunKey(device: device, script: behaviour.script)]
  }
}

extension SimulationRequest {
  /// A run as a key of a table.
  fileprivate struct RunKey: Hashable {
    var device: Device
    var script: [Gesture]
  }
}
