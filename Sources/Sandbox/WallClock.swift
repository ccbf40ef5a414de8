internal import Dispatch
internal import Synchronization

/// A clock that strikes once, on a thread of its own: also while every thread that tasks run on is
/// held by something else.
final class WallClock: Sendable {
  // A queue of its own gets a thread of its own where none is free.
  private let queue = DispatchQueue(label: "wall clock")
  nonisolated(unsafe) private let timer: any DispatchSourceTimer  // Safe from any thread.
  private let strikes: AsyncStream<Void>
  private let struck = Mutex(false)

  /// Starts a clock.
  ///
  /// - Parameters:
  ///   - seconds: from now on.
  ///   - strike: what happens then, unless the clock was stopped.
  init(seconds: Double, strike: @escaping @Sendable () -> Void) {
    let listener: AsyncStream<Void>.Continuation
    (strikes, listener) = AsyncStream.makeStream()
    timer = DispatchSource.makeTimerSource(queue: queue)
    timer.schedule(deadline: .now() + seconds)
    timer.setEventHandler { [weak self] in
      guard let self else { return }
      struck.withLock { $0 = true }
      strike()
      listener.finish()
    }
    timer.activate()
  }

  deinit { timer.cancel() }

  /// Waits until the clock has struck, or the task is cancelled. Must be called once at most.
  func wait() async {
    for await _ in strikes {}
  }

  /// Stops the clock: after this, it does not strike. Waits for a strike that has begun.
  ///
  /// - Returns: whether it has struck.
  func stop() -> Bool {
    queue.sync { timer.cancel() }
    return struck.withLock { $0 }
  }
}
