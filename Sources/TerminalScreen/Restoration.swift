import Glibc
import Synchronization

/// What gives the terminal back as it was, from wherever it has to be done.
package enum Restoration {
  private struct Memory {
    var settings: termios
    var sequence: [UInt8]
  }

  private static let memory = Mutex<Memory?>(nil)
  /// The same for the handler of a crash, which may take no lock: written before any handler is set.
  nonisolated(unsafe) private static var crashSettings = termios()
  nonisolated(unsafe) private static var crashSequence: UnsafeMutablePointer<UInt8>?
  nonisolated(unsafe) private static var crashSequenceLength = 0

  private static let crashes = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV]

  /// Remembers how the terminal is now, and what to write to it in the end.
  ///
  /// - Returns: false when there is no terminal.
  static func remember(_ sequence: String) -> Bool {
    var settings = termios()
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1,
      tcgetattr(STDIN_FILENO, &settings) == 0
    else { return false }
    let bytes = Array(sequence.utf8)
    memory.withLock { $0 = Memory(settings: settings, sequence: bytes) }
    crashSettings = settings
    crashSequenceLength = 0
    crashSequence?.deallocate()
    let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: max(1, bytes.count))
    copy.initialize(from: bytes, count: bytes.count)
    crashSequence = copy
    crashSequenceLength = bytes.count
    for number in crashes {
      var action = sigaction()
      action.__sigaction_handler.sa_handler = { number in
        // Nothing but what a signal handler may call.
        _ = write(STDOUT_FILENO, Restoration.crashSequence, Restoration.crashSequenceLength)
        tcsetattr(STDIN_FILENO, TCSANOW, &Restoration.crashSettings)
        signal(number, SIG_DFL)
        raise(number)
      }
      action.sa_flags = Int32(bitPattern: UInt32(SA_RESETHAND))
      sigaction(number, &action, nil)
    }
    return true
  }

  /// Has keys come at once and unseen, those that would signal too.
  static func makeRaw() {
    guard var settings = memory.withLock({ $0?.settings }) else { return }
    settings.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG | IEXTEN)
    settings.c_iflag &= ~tcflag_t(IXON | ICRNL | INLCR)
    tcsetattr(STDIN_FILENO, TCSADRAIN, &settings)
  }

  /// Gives the terminal back, if it was taken.
  package static func restore() {
    guard
      var taken = memory.withLock({ memory in
        defer { memory = nil }
        return memory
      })
    else { return }
    if !taken.sequence.isEmpty {
      _ = write(STDOUT_FILENO, taken.sequence, taken.sequence.count)
    }
    tcsetattr(STDIN_FILENO, TCSADRAIN, &taken.settings)
    for number in crashes { signal(number, SIG_DFL) }
  }
}
