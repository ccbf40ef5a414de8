import Foundation
import Glibc

/// A command at a terminal of its own, with somebody who types and reads.
final class PseudoTerminal {
  private let master: Int32
  private let process = Process()
  private(set) var screen: VirtualScreen
  /// All that was written, with the moments at which it came: an asciicast, version 2.
  private var cast: [String]
  private let start = ContinuousClock.now

  /// What `unlockpt` and `ptsname` ask the kernel: `TIOCSPTLCK` and `TIOCGPTN`.
  private static let unlock: UInt = 0x4004_5431
  private static let askNumber: UInt = 0x8004_5430

  private var cut: [UInt8] = []

  /// Starts a command.
  ///
  /// - Parameters:
  ///   - program: the command's executable; `stretchy` by default.
  ///   - environment: beside what every terminal has; nil takes a variable away.
  init(
    _ arguments: [String], of program: String = Command.executable.path, folder: String,
    columns: Int = 80, rows: Int = 24,
    environment: [String: String?] = [:]
  ) throws {
    screen = VirtualScreen(columns: columns, rows: rows)
    cast = [#"{"version": 2, "width": \#(columns), "height": \#(rows)}"#]
    master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    var (isLocked, number) = (Int32(0), UInt32(0))
    guard master >= 0, ioctl(master, Self.unlock, &isLocked) == 0,
      ioctl(master, Self.askNumber, &number) == 0
    else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
    let slave = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard slave >= 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
    self.slave = slave
    resize(columns: columns, rows: rows, isFirst: true)
    let handle = FileHandle(fileDescriptor: slave, closeOnDealloc: false)
    // The terminal has to be the one that the command's session belongs to, or it tells no resizes.
    process.executableURL = URL(filePath: "/usr/bin/setsid")
    process.arguments = ["--ctty", "--wait", program] + arguments
    process.currentDirectoryURL = URL(filePath: folder)
    var all: [String: String?] = [
      "PATH": ProcessInfo.processInfo.environment["PATH"], "TERM": "xterm-256color",
      "LANG": "C.UTF-8", "HOME": folder,
    ]
    all.merge(environment) { $1 }
    process.environment = all.compactMapValues { $0 }
    process.standardInput = handle
    process.standardOutput = handle
    process.standardError = handle
    try process.run()
  }

  /// Kept open, so that the terminal and its settings outlive the command.
  private let slave: Int32

  deinit {
    if process.isRunning { process.terminate() }
    close(master)
    close(slave)
  }

  /// What a user of this terminal would find set: whether keys are shown and signal.
  var isCooked: Bool {
    var settings = termios()
    guard tcgetattr(slave, &settings) == 0 else { return false }
    let flags = tcflag_t(ICANON | ECHO | ISIG)
    return settings.c_lflag & flags == flags
  }

  func type(_ keys: String) {
    let bytes = Array(keys.utf8)
    _ = write(master, bytes, bytes.count)
  }

  func resize(columns: Int, rows: Int) {
    resize(columns: columns, rows: rows, isFirst: false)
  }

  private func resize(columns: Int, rows: Int, isFirst: Bool) {
    if !isFirst { screen.resize(columns: columns, rows: rows) }
    var size = winsize(
      ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
  }

  /// Reads until the screen is as wanted.
  ///
  /// - Throws: `NeverShown` when the command ends before, or says nothing more for three minutes.
  func wait(for wanted: (VirtualScreen) -> Bool) throws {
    while !wanted(screen) {
      guard readOn(milliseconds: 180_000) else { throw NeverShown(screen: screen.text) }
    }
  }

  /// Reads until the screen shows a text.
  func wait(for text: String) throws {
    try wait { $0.text.contains(text) }
  }

  /// Reads until the command has ended.
  ///
  /// - Returns: its exit code.
  func waitForEnd() -> Int32 {
    while process.isRunning { _ = readOn(milliseconds: 20) }
    while readOn(milliseconds: 20) {}
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// Sends a signal to the command itself, not to the program that started it.
  func signal(_ number: Int32) throws {
    for id in try commandIDs { kill(id, number) }
  }

  private var commandIDs: [Int32] {
    get throws {
      let id = process.processIdentifier
      return try String(contentsOfFile: "/proc/\(id)/task/\(id)/children", encoding: .utf8)
        .split(separator: " ").compactMap { Int32($0) }
    }
  }

  /// Reads until the command has been stopped.
  ///
  /// - Throws: `NeverShown` when it ends instead, or goes on for a minute.
  func waitUntilStopped() throws {
    for _ in 0..<3000 {
      // `12 (stretchy) T ...`
      let states = try commandIDs.map { id in
        try String(contentsOfFile: "/proc/\(id)/stat", encoding: .utf8)
          .split(separator: ")").last?.split(separator: " ").first
      }
      if states.contains("T") {
        while readOn(milliseconds: 20) {}
        return
      }
      _ = readOn(milliseconds: 20)
    }
    throw NeverShown(screen: screen.text)
  }

  struct NeverShown: Error {
    var screen: String
  }

  private func readOn(milliseconds: Int32) -> Bool {
    var poller = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    guard poll(&poller, 1, milliseconds) > 0 else { return false }
    var buffer = [UInt8](repeating: 0, count: 64 << 10)
    let count = read(master, &buffer, buffer.count)
    guard count > 0 else { return false }
    // A character may be cut in two by the end of what came.
    cut += buffer[..<count]
    var length = cut.count
    while length > 0, cut.count - length < 4,
      String(validating: cut[..<length], as: UTF8.self) == nil
    {
      length -= 1
    }
    let text = String(decoding: cut[..<length], as: UTF8.self)
    cut.removeFirst(length)
    screen.write(text)
    note(text)
    return true
  }

  private func note(_ text: String) {
    let elapsed = (ContinuousClock.now - start).components
    let seconds = Double(elapsed.seconds) + Double(elapsed.attoseconds) / 1e18
    let encoder = JSONEncoder()
    guard let json = try? String(decoding: encoder.encode(text), as: UTF8.self) else { return }
    cast.append("[\(String(format: "%.3f", seconds)), \"o\", \(json)]")
  }

  /// Writes down what was seen, to be played with asciinema; beside what was built.
  func keepRecording(as name: String) throws {
    let folder = Command.executable.deletingLastPathComponent().appending(path: "recordings")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data((cast.joined(separator: "\n") + "\n").utf8)
      .write(to: folder.appending(path: "\(name).cast"))
  }
}
