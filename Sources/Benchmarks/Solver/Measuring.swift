import Cassowary

/// One figure of a workload.
struct Measurement {
  var workload: String
  /// "build", or the name of a phase.
  var phase: String
  /// Constraints built, or frames.
  var count: Int
  /// The median, in nanoseconds a constraint or frame.
  var nanoseconds: Double
  /// Of a build: what the solver holds, in bytes a constraint.
  var bytes: Int?
}

extension Workload {
  /// Plays the workload several times and takes the medians.
  ///
  /// - Throws: `Unsatisfiable` if the workload's requirements exclude each other.
  func measure(repetitions: Int) throws(Unsatisfiable) -> [Measurement] {
    var builds: [Double] = []
    var frames = Array(repeating: [Double](), count: phases.count)
    var bytes = 0
    let clock = ContinuousClock()
    for _ in 0..<repetitions {
      var replay = Replay(self)
      var start = clock.now
      try replay.build()
      builds.append(Self.nanoseconds(clock.now - start) / Double(definitions.count))
      bytes = replay.solver.allocatedBytes / definitions.count
      for (index, phase) in phases.enumerated() {
        start = clock.now
        try replay.play(phase)
        frames[index].append(Self.nanoseconds(clock.now - start) / Double(phase.frames))
      }
    }
    var figures = [
      Measurement(
        workload: name, phase: "build", count: definitions.count,
        nanoseconds: Self.median(builds), bytes: bytes)
    ]
    for (index, phase) in phases.enumerated() {
      figures.append(
        Measurement(
          workload: name, phase: phase.name, count: phase.frames,
          nanoseconds: Self.median(frames[index]), bytes: nil))
    }
    return figures
  }

  private static func nanoseconds(_ duration: Duration) -> Double {
    Double(duration.components.seconds) * 1e9 + Double(duration.components.attoseconds) / 1e9
  }

  private static func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    return sorted.isEmpty ? 0 : sorted[sorted.count / 2]
  }
}
