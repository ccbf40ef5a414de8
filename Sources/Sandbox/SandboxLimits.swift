/// How much a command may take before it is ended or refused more.
package struct SandboxLimits: Equatable, Sendable {
  /// Wall-clock seconds from its start.
  package var wallSeconds: Double
  /// Seconds of processor time a process.
  package var cpuSeconds: Int
  /// Bytes of address space a process.
  package var addressSpace: Int
  /// Processes and threads together.
  package var processes: Int
  /// Bytes of any file that it writes.
  package var fileSize: Int
  /// Bytes of its private temporary folder, and once more of shared memory.
  package var scratchSize: Int
  /// Bytes kept of standard output; what is beyond is read and dropped.
  package var outputSize: Int
  /// Bytes kept of standard error.
  package var errorSize: Int

  package init(
    wallSeconds: Double, cpuSeconds: Int, addressSpace: Int, processes: Int, fileSize: Int,
    scratchSize: Int, outputSize: Int, errorSize: Int
  ) {
    self.wallSeconds = wallSeconds
    self.cpuSeconds = cpuSeconds
    self.addressSpace = addressSpace
    self.processes = processes
    self.fileSize = fileSize
    self.scratchSize = scratchSize
    self.outputSize = outputSize
    self.errorSize = errorSize
  }
}
