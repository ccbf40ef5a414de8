import Foundation
import Glibc

/// The processes that runs have left behind.
enum Descendants {
  /// `PR_SET_DUMPABLE` and `PR_SET_CHILD_SUBREAPER` of `<sys/prctl.h>`.
  private enum Option {
    static let dumpable: Int32 = 4
    static let childSubreaper: Int32 = 36
  }

  /// Makes this process the parent of whatever loses its own below it, and closes its memory to
  /// them.
  static func adopt() {
    control(Option.childSubreaper, 1)
    control(Option.dumpable, 0)
  }

  /// `prctl`, which Swift's Glibc module does not have.
  private static func control(_ option: Int32, _ value: UInt) {
    typealias Call = @convention(c) (Int32, UInt, UInt, UInt, UInt) -> Int32
    guard let symbol = dlsym(nil, "prctl") else { return }
    _ = unsafeBitCast(symbol, to: Call.self)(option, value, 0, 0, 0)
  }

  /// Kills every process below this one. Those that a killed one leaves behind become children of
  /// this process, so a few rounds find them all; what still multiplies then is ended with the
  /// sandbox.
  static func endAll() {
    for _ in 0..<100 {
      let children = children()
      guard !children.isEmpty else { return }
      for child in children { kill(child, SIGKILL) }
      for child in children { waitpid(child, nil, 0) }
    }
  }

  /// The children of this process, from the fourth field of each process's `stat`.
  private static func children() -> [pid_t] {
    // Silence is right: without /proc nothing is known of stragglers, and the sandbox ends them.
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return names.compactMap { pid_t($0) }.filter { parent(of: $0) == getpid() }
  }

  private static func parent(of process: pid_t) -> pid_t? {
    guard let stat = FileManager.default.contents(atPath: "/proc/\(process)/stat") else {
      return nil
    }
    // The name in brackets may hold anything, brackets too: what counts begins behind the last.
    let fields = String(decoding: stat, as: UTF8.self).split(separator: ")").last?
      .split(separator: " ")
    return fields.flatMap { $0.count > 1 ? pid_t($0[1]) : nil }
  }
}
