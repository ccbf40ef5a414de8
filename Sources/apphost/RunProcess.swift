import Glibc
import LayoutTrace

/// The process of one run, seen from the supervisor.
@MainActor struct RunProcess {
  /// What a run may take.
  struct Limits {
    /// By the clock on the wall.
    var seconds: Double
    /// Of standard output and standard error together.
    var outputBytes: Int
    /// Of trace.
    var traceBytes: Int
  }

  private let process: pid_t
  private let output: Int32
  private let trace: Int32

  /// Makes a process that is a copy of this one and has its output and its trace read here.
  ///
  /// - Parameter body: what the process does, with the descriptor for its trace.
  /// - Throws: `HostError.system`.
  static func start(_ body: (_ trace: Int32) -> Never) throws(HostError) -> RunProcess {
    let output = try Descriptor.pipe()
    let trace = try Descriptor.pipe()
    let process = fork()
    guard process >= 0 else { throw .system(call: "fork", code: errno) }
    if process == 0 {
      ChildSetup.enter(output: output.writing, trace: trace.writing)
      body(ChildSetup.trace)
    }
    // Both sides do it, so that neither need wait for the other.
    setpgid(process, process)
    close(output.writing)
    close(trace.writing)
    return RunProcess(process: process, output: output.reading, trace: trace.reading)
  }

  /// Waits for the end of the process, or ends it, and says how it was.
  func report(within limits: Limits) -> RunReport {
    let begin = ContinuousClock.now
    let deadline = begin.advanced(by: .seconds(limits.seconds))
    var kept = RunReport(status: .exited(code: 0), output: [], isOutputCut: false, trace: [])
    var open: Set<Int32> = [output, trace]
    var status: RunReport.Status?
    while status == nil {
      wait(for: open)
      read(&open, into: &kept, limits)
      status = ending(isWaiting: open.isEmpty)
      if status == nil, ContinuousClock.now >= deadline {
        end()
        status = .timedOut(seconds: limits.seconds)
      }
    }
    // What the process wrote is in the pipes; what others still hold open is not waited for.
    kill(-process, SIGKILL)
    read(&open, into: &kept, limits)
    close(output)
    close(trace)
    kept.status = status ?? kept.status
    return kept
  }

  /// How long to wait at most before looking again what there is, in milliseconds.
  private static let patience: Int32 = 5

  /// Waits until a pipe is closed, or for a moment. What is written meanwhile is left lying: to be
  /// woken for each frame takes longer than to record it, and the pipes hold what is written in a
  /// moment. A process that the app has made may hold them open.
  private func wait(for open: Set<Int32>) {
    guard !open.isEmpty else { return }
    var requests = [output, trace].filter(open.contains).map {
      pollfd(fd: $0, events: 0, revents: 0)
    }
    poll(&requests, nfds_t(requests.count), Self.patience)
  }

  /// Reads what is there, up to a few rounds; what is beyond the limits is thrown away.
  private func read(_ open: inout Set<Int32>, into report: inout RunReport, _ limits: Limits) {
    for _ in 0..<64 {
      var isAnythingNew = false
      for descriptor in [output, trace] where open.contains(descriptor) {
        switch Descriptor.read(descriptor) {
        case .none: continue
        case .end: open.remove(descriptor)
        case .some(let bytes):
          isAnythingNew = true
          if descriptor == trace {
            keep(bytes, in: &report.trace, limit: limits.traceBytes)
          } else if !keep(bytes, in: &report.output, limit: limits.outputBytes) {
            report.isOutputCut = true
          }
        }
      }
      if !isAnythingNew { return }
    }
  }

  /// - Returns: Whether all bytes were kept.
  @discardableResult
  private func keep(_ bytes: [UInt8], in kept: inout [UInt8], limit: Int) -> Bool {
    let room = max(0, limit - kept.count)
    kept.append(contentsOf: bytes.prefix(room))
    return bytes.count <= room
  }

  /// How the process ended; nil if it has not.
  ///
  /// - Parameter isWaiting: whether its pipes are closed, so that it is about to end.
  private func ending(isWaiting: Bool) -> RunReport.Status? {
    var status: Int32 = 0
    guard waitpid(process, &status, WNOHANG) == process else {
      if isWaiting { usleep(500) }
      return nil
    }
    let signal = status & 0x7F
    return signal == 0 ? .exited(code: Int(status >> 8) & 0xFF) : .signalled(Int(signal))
  }

  private func end() {
    kill(-process, SIGKILL)
    kill(process, SIGKILL)
    waitpid(process, nil, 0)
  }
}
