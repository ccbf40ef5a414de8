/// Why a process was ended by a signal, from what it printed.
enum CrashMessage {
  /// The last line with Swift's `Fatal error`, or what the signal stands for.
  static func reason(signal: Int, output: String) -> String {
    let lines = output.split(whereSeparator: \.isNewline)
    if let line = lines.last(where: { $0.contains("Fatal error: ") }) { return String(line) }
    return switch signal {
    case 4, 5: "the process trapped"
    case 6: "the process aborted"
    case 7, 11: "the process touched memory that is not its own; endless recursion does that too"
    case 8: "the process divided by zero"
    case 9: "the process was killed"
    case 24: "the process used up its processor time"
    case 25: "the process wrote too much into a file"
    case 31: "the process made a system call that it may not make"
    default: "the process was ended by signal \(signal)"
    }
  }

  /// Whether Swift's runtime or the C++ library said that an allocation failed.
  static func saysOutOfMemory(_ output: String) -> Bool {
    // The runtime's account of the calls may follow its words.
    let tail = output.suffix(16_000)
    return ["failed to allocate", "Could not allocate", "std::bad_alloc", "out of memory"]
      .contains { tail.contains($0) }
  }
}
