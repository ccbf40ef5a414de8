import Glibc
import Subprocess
import SystemPackage

/// One process with a clock on it and its output kept, from start to end.
struct SandboxProcess: Sendable {
  /// The executable's path and its arguments.
  let line: [String]
  let environment: [String: String]
  let workingFolder: String
  let limits: SandboxLimits

  /// What was read of the two streams.
  private struct Streams: Sendable {
    var output = Kept()
    var error = Kept()
  }

  /// The beginning of a stream.
  private struct Kept: Sendable {
    var bytes: [UInt8] = []
    var isCut = false
  }

  /// What happens while the process runs.
  private enum Happening: Sendable {
    case output(Kept)
    case error(Kept)
    /// The moment after the limit has passed.
    case late
  }

  /// Seconds that an ended process has for its streams to close.
  private static let grace = 1.0

  /// - Throws: `SandboxError.couldNotStart` when there is no such program and the like.
  func run() async throws(SandboxError) -> SandboxOutcome {
    guard let executable = line.first else { throw .couldNotStart(reason: "there is no command") }
    var options = PlatformOptions()
    // A session of its own: no terminal to talk to, and one group to end.
    options.createSession = true
    do {
      let result = try await Subprocess.run(
        .path(FilePath(executable)), arguments: Arguments(Array(line.dropFirst())),
        environment: .custom(
          Dictionary(uniqueKeysWithValues: environment.map { (.init(stringLiteral: $0), $1) })),
        workingDirectory: FilePath(workingFolder), platformOptions: options,
        input: .none, output: .sequence, error: .sequence
      ) { execution in
        await read(
          output: execution.standardOutput, error: execution.standardError,
          end: {
            // Gone already is as good as ended.
            try? execution.send(signal: .kill, toProcessGroup: true)
          })
      }
      let (streams, clock) = result.closureResult
      // A process may close its streams and go on: it was the clock's until now.
      let isLate = clock.stop()
      // On a busy machine the clock may strike between an end and our hearing of it.
      let isEnded = isLate && result.terminationStatus == .signaled(SIGKILL)
      return SandboxOutcome(
        ending: isEnded
          ? .timedOut(seconds: limits.wallSeconds) : Self.ending(of: result.terminationStatus),
        output: streams.output.bytes, error: streams.error.bytes,
        isCut: streams.output.isCut || streams.error.isCut)
    } catch {
      throw .couldNotStart(reason: "\(error)")
    }
  }

  /// Reads both streams until they end; after the wall-clock limit the process is ended, whether or
  /// not they have ended by then.
  ///
  /// Streams close when the last process is gone that holds them. Without bubblewrap one may outlive
  /// its group: a moment after the limit, what has been read is all.
  private func read(
    output: SubprocessOutputSequence, error: SubprocessOutputSequence,
    end: @escaping @Sendable () -> Void
  ) async -> (Streams, WallClock) {
    let clock = WallClock(seconds: limits.wallSeconds, strike: end)
    let streams = await withTaskGroup(of: Happening.self) { group in
      group.addTask { .output(await Self.drain(output, keeping: limits.outputSize)) }
      group.addTask { .error(await Self.drain(error, keeping: limits.errorSize)) }
      group.addTask {
        await clock.wait()
        // Cut short where everything ends in time.
        try? await Task.sleep(for: .seconds(Self.grace))
        return .late
      }
      var streams = Streams()
      var open = 2
      while open > 0, let happening = await group.next() {
        switch happening {
        case .output(let kept): (streams.output, open) = (kept, open - 1)
        case .error(let kept): (streams.error, open) = (kept, open - 1)
        case .late: group.cancelAll()
        }
      }
      group.cancelAll()
      return streams
    }
    return (streams, clock)
  }

  /// Reads a stream to its end, however much comes, and keeps its beginning. A stream that breaks
  /// ends there.
  private static func drain(
    _ stream: SubprocessOutputSequence, keeping limit: Int
  ) async -> Kept {
    var kept = Kept()
    var iterator = stream.makeAsyncIterator()
    while let buffer = try? await iterator.next() {
      buffer.withUnsafeBytes { bytes in
        let room = limit - kept.bytes.count
        kept.isCut = kept.isCut || bytes.count > room
        kept.bytes.append(contentsOf: bytes.prefix(room))
      }
    }
    return kept
  }

  private static func ending(of status: TerminationStatus) -> SandboxOutcome.Ending {
    switch status {
    case .signaled(let signal):
      .signalled(Int(signal))
    // bubblewrap, as a shell does, hands a signal on as 128 and its number.
    case .exited(let code) where (129...192).contains(code):
      .signalled(Int(code) - 128)
    case .exited(let code):
      .exited(code: Int(code))
    }
  }
}
