import Dispatch
import Glibc
import Synchronization

/// The terminal as a screen of ours: keys come one by one and unseen, and what is drawn replaces what
/// was drawn before. Leaving gives the terminal back as it was, with all that stood on it.
///
/// There is one at a time. Whatever ends the process (a signal, a failure of ours) gives the terminal
/// back first. It may be shared: what changes in it changes on its own queue or under a lock.
package final class ScreenSession: @unchecked Sendable {
  /// What happens at the terminal.
  package enum Event: Equatable, Sendable {
    case key(Key)
    /// The window has another size now.
    case resize
    /// Nobody types any more: the terminal is gone.
    case end
  }

  /// Whether escape sequences may be written at all.
  private let usesSequences: Bool
  private let queue = DispatchQueue(label: "stretchy.terminal")
  private let keys: any DispatchSourceRead
  private let resizes: any DispatchSourceSignal
  private let decoder = Mutex(KeyDecoder())

  private static let enterSequence = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[2J"
  private static let leaveSequence = "\u{1B}[0m\u{1B}[?25h\u{1B}[?1049l"

  /// Takes the terminal.
  ///
  /// - Parameters:
  ///   - usesSequences: false for a terminal that knows no escape sequences: then what is drawn
  ///     follows what was drawn before.
  ///   - event: called from another thread.
  /// - Returns: nil when standard input or output is no terminal.
  package init?(usesSequences: Bool, event: @escaping @Sendable (Event) -> Void) {
    guard Restoration.remember(usesSequences ? Self.leaveSequence : "") else { return nil }
    self.usesSequences = usesSequences
    signal(SIGWINCH, SIG_IGN)
    keys = DispatchSource.makeReadSource(fileDescriptor: STDIN_FILENO, queue: queue)
    resizes = DispatchSource.makeSignalSource(signal: SIGWINCH, queue: queue)
    enter()
    keys.setEventHandler { [weak self] in
      for happening in self?.readKeys() ?? [] { event(happening) }
    }
    resizes.setEventHandler { event(.resize) }
    keys.resume()
    resizes.resume()
  }

  deinit { leave() }

  /// Gives the terminal back. Once is enough; more does no harm.
  package func leave() {
    keys.cancel()
    resizes.cancel()
    Restoration.restore()
  }

  /// Gives the terminal back for the time of something else that needs it: an editor, or a shell.
  package func lend<Result>(_ body: () throws -> Result) rethrows -> Result {
    // What is typed meanwhile is not ours.
    keys.suspend()
    Restoration.restore()
    defer {
      keys.resume()
      _ = Restoration.remember(usesSequences ? Self.leaveSequence : "")
      enter()
    }
    return try body()
  }

  package var size: TerminalSize { TerminalSize.of(STDOUT_FILENO) }

  /// Draws lines in place of what was drawn before; at most as many as there are rows.
  ///
  /// - Parameter lines: each no wider than the window, colours closed at its end.
  package func draw(_ lines: [String]) {
    guard usesSequences else {
      write(lines.joined(separator: "\n") + "\n")
      return
    }
    // One write: what is drawn is never seen half. Each line clears its own rest, so nothing flickers.
    let shown = lines.prefix(size.rows)
    write("\u{1B}[H" + shown.joined(separator: "\u{1B}[K\r\n") + "\u{1B}[K\u{1B}[J")
  }

  private func enter() {
    Restoration.makeRaw()
    if usesSequences { write(Self.enterSequence) }
  }

  private func readKeys() -> [Event] {
    var buffer = [UInt8](repeating: 0, count: 256)
    let count = read(STDIN_FILENO, &buffer, buffer.count)
    guard count > 0 else {
      if count < 0 && (errno == EINTR || errno == EAGAIN) { return [] }
      // Asked again, a terminal that is gone would answer at once, for ever.
      keys.cancel()
      return [.end]
    }
    return decoder.withLock { $0.keys(of: buffer.prefix(count)) }.map { .key($0) }
  }

  private func write(_ text: String) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Glibc.write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      if count < 0 && (errno == EINTR || errno == EAGAIN) { continue }
      // A terminal that is gone ends the session by its keys.
      guard count > 0 else { return }
      bytes = bytes.dropFirst(count)
    }
  }
}
