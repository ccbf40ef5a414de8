/// What became of a command.
package struct SandboxOutcome: Equatable, Sendable {
  package enum Ending: Equatable, Sendable {
    case exited(code: Int)
    /// Ended by a signal, its own fault or a limit's.
    case signalled(Int)
    /// Ended by us after the limit of wall-clock time.
    case timedOut(seconds: Double)
  }

  package var ending: Ending
  package var output: [UInt8]
  package var error: [UInt8]
  /// Whether either stream had more than was kept.
  package var isCut: Bool

  package init(ending: Ending, output: [UInt8], error: [UInt8], isCut: Bool) {
    self.ending = ending
    self.output = output
    self.error = error
    self.isCut = isCut
  }
}

/// The sandbox itself could not do its work: nothing that the command did.
package enum SandboxError: Error, Equatable, Sendable {
  /// A program that is needed is not installed: `bwrap`, `prlimit`.
  case missing(program: String)
  /// bubblewrap is there and cannot make a sandbox on this machine; its own words.
  case unavailable(reason: String)
  /// The command could not be started at all.
  case couldNotStart(reason: String)
}

extension SandboxError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .missing(let program):
      "\(program) is not installed; apt-get install bubblewrap util-linux"
    case .unavailable(let reason):
      "bubblewrap cannot make a sandbox here: \(reason)"
    case .couldNotStart(let reason):
      "the command could not be started: \(reason)"
    }
  }
}
