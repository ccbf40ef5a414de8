/// One figure of a benchmark, and the line of comma-separated values that scripts read.
package struct Figure: Equatable {
  /// What was worked on.
  package var workload: String
  /// "build", or the name of a phase.
  package var phase: String
  /// Constraints built, or frames.
  package var count: Int
  /// The median, in nanoseconds a constraint or frame.
  package var nanoseconds: Double
  /// What a solver holds of memory, in bytes a constraint; nil where that is not asked.
  package var bytes: Int?

  package init(
    workload: String, phase: String, count: Int, nanoseconds: Double, bytes: Int? = nil
  ) {
    self.workload = workload
    self.phase = phase
    self.count = count
    self.nanoseconds = nanoseconds
    self.bytes = bytes
  }

  /// `workload,phase,count,ns,bytes`; the last field may be empty.
  package var line: String {
    let rounded = (nanoseconds * 10).rounded() / 10
    return "\(workload),\(phase),\(count),\(rounded),\(bytes.map { "\($0)" } ?? "")"
  }
}
