import Glibc

/// Runs strangers' code: one command at a time, cut off from the machine by bubblewrap, with limits.
///
/// The command has no network, no sight of other processes, a read-only system, nothing of the
/// user's files but what the command lists, an empty environment and no privileges. Limits of the
/// kernel bound what it takes, a clock of ours ends it, and with it every process it has started.
///
/// When we are root, the command runs under a user of its own that owns nothing: the kernel does not
/// hold root to a number of processes. The folders in which it may write are then made that user's.
///
/// The kernel (5.14 or later) counts processes by user within the sandbox's own user namespace. There
/// is no limit on what all processes of a command take together: that needs control groups,
/// which are often absent. The bound is the limit of one times the number of processes.
package struct Sandbox: Sendable {
  /// Whether commands are cut off, or only limited.
  package enum Policy: Equatable, Sendable {
    case bubblewrap
    /// Limits and the clock only. What runs has the rights of the user, the number of processes is
    /// not limited, and one that was put into a session of its own may outlive the command.
    case unsafeLimitsOnly
  }

  package let policy: Policy
  /// Whether the command cannot make user namespaces because we forbid it; false where the system
  /// does not let a user make any.
  private(set) var closesUserNamespaces = true

  /// Makes a sandbox and tries it out.
  ///
  /// - Throws: `SandboxError.missing` or `.unavailable` when the policy cannot be kept here.
  package init(policy: Policy) async throws(SandboxError) {
    self.policy = policy
    try Self.require(Self.limiter)
    guard policy == .bubblewrap else { return }
    try Self.require(Self.bubblewrap)
    if isRoot { try Self.require(Self.userSwitcher) }
    do throws(SandboxError) {
      try await proveItself()
    } catch {
      guard isRoot else { throw error }
      closesUserNamespaces = false
      try await proveItself()
    }
  }

  /// What holds a command, in words for the reader of a report; empty where it is not cut off.
  package var layers: [String] {
    switch policy {
    case .bubblewrap:
      [
        "namespaces: no network, own processes, read-only system, no files of the user",
        isRoot ? "a user of its own without privileges" : "no privileges",
        "limits: processor time, memory, processes, file size, wall clock",
      ]
    case .unsafeLimitsOnly: []
    }
  }

  /// Runs a command to its end, or to the end that its limits give it.
  ///
  /// - Throws: `SandboxError.couldNotStart` when there was nothing to end.
  package func run(_ command: SandboxCommand) async throws(SandboxError) -> SandboxOutcome {
    let stranger = policy == .bubblewrap && isRoot ? UInt32.random(in: Self.strangers) : nil
    if let stranger {
      for folder in command.writable where chown(folder, stranger, stranger) != 0 {
        throw .couldNotStart(reason: "\(folder): \(String(cString: strerror(errno)))")
      }
    }
    let outcome = try await SandboxProcess(
      line: commandLine(for: command, as: stranger),
      environment: Self.environment(for: command),
      workingFolder: policy == .bubblewrap ? "/" : command.workingFolder, limits: command.limits
    ).run()
    if let reason = Self.refusal(in: outcome) { throw .couldNotStart(reason: reason) }
    return outcome
  }

  /// The users that nobody is: systemd keeps them for services without an account, and even a
  /// container with few users has them. Each command takes one of its own, so that its processes do
  /// not count against another's limit.
  private static let strangers: ClosedRange<UInt32> = 61_184...65_519

  private var isRoot: Bool { geteuid() == 0 }

  /// What the programs before the command said when one of them gave up; nil when the command ran.
  ///
  /// A command that imitates them gains nothing but to be reported as not having run.
  private static func refusal(in outcome: SandboxOutcome) -> String? {
    guard case .exited(let code) = outcome.ending, [1, 126, 127].contains(code),
      outcome.output.isEmpty
    else { return nil }
    let lines = String(decoding: outcome.error, as: UTF8.self).split(separator: "\n")
    guard lines.count == 1, let line = lines.first,
      ["bwrap: ", "setpriv: ", "prlimit: "].contains(where: { line.hasPrefix($0) })
    else { return nil }
    return String(line)
  }

  private func proveItself() async throws(SandboxError) {
    let limits = SandboxLimits(
      wallSeconds: 10, cpuSeconds: 5, addressSpace: 1 << 30, processes: 16, fileSize: 1 << 20,
      scratchSize: 1 << 20, outputSize: 4096, errorSize: 4096)
    let probe = SandboxCommand(
      executable: "/usr/bin/true", arguments: [], workingFolder: "/", readable: [], limits: limits)
    let outcome: SandboxOutcome
    do throws(SandboxError) {
      outcome = try await run(probe)
    } catch .couldNotStart(let reason) {
      throw .unavailable(reason: reason)
    }
    guard outcome.ending == .exited(code: 0) else {
      throw .unavailable(reason: "a trial ended with \(outcome.ending)")
    }
  }

  private static func require(_ program: String) throws(SandboxError) {
    guard access(program, X_OK) == 0 else { throw .missing(program: program) }
  }
}
