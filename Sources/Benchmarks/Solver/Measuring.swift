import Cassowary
import Measuring
import SolverWorkloads

extension Workload {
  /// Plays the workload several times and takes the medians.
  ///
  /// - Throws: `Unsatisfiable` if the workload's requirements exclude each other.
  func measure(repetitions: Int) throws(Unsatisfiable) -> [Figure] {
    var builds: [Double] = []
    var frames = Array(repeating: [Double](), count: phases.count)
    var bytes = 0
    let stopwatch = Stopwatch()
    for _ in 0..<repetitions {
      var replay = Replay(self)
      builds.append(
        try stopwatch.nanoseconds { () throws(Unsatisfiable) in try replay.build() }
          / Double(definitions.count))
      bytes = replay.solver.allocatedBytes / definitions.count
      for (index, phase) in phases.enumerated() {
        frames[index].append(
          try stopwatch.nanoseconds { () throws(Unsatisfiable) in try replay.play(phase) }
            / Double(phase.frames))
      }
    }
    var figures = [
      Figure(
        workload: name, phase: "build", count: definitions.count, nanoseconds: builds.median,
        bytes: bytes)
    ]
    for (index, phase) in phases.enumerated() {
      figures.append(
        Figure(
          workload: name, phase: phase.name, count: phase.frames,
          nanoseconds: frames[index].median))
    }
    return figures
  }
}
