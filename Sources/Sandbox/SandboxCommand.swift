/// A command to be run in the sandbox, and what of the machine it sees.
///
/// Besides what is listed it sees the system's programs and libraries, read-only, and a temporary
/// folder of its own. A folder lies inside at the path that it has outside, so that a command can be
/// written down once for a run with a sandbox and one without.
package struct SandboxCommand: Equatable, Sendable {
  /// An absolute path.
  package var executable: String
  package var arguments: [String]
  /// An absolute path; one of the folders below, or under one.
  package var workingFolder: String
  /// All there is of an environment, besides `PATH`, `HOME`, `TMPDIR` and `LANG`.
  package var environment: [String: String]
  /// Absolute paths of files and folders.
  package var readable: [String]
  /// Absolute paths of folders in which it may write.
  package var writable: [String]
  package var limits: SandboxLimits

  package init(
    executable: String, arguments: [String], workingFolder: String,
    environment: [String: String] = [:], readable: [String], writable: [String] = [],
    limits: SandboxLimits
  ) {
    self.executable = executable
    self.arguments = arguments
    self.workingFolder = workingFolder
    self.environment = environment
    self.readable = readable
    self.writable = writable
    self.limits = limits
  }
}
