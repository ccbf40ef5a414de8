import Foundation
import Sandbox
import Synchronization
import Testing

/// What a stranger's command may and may not do. Each test that something is refused has a sibling,
/// or a line of its own, in which it is not.
@Suite struct SandboxTests {
  let folder: String
  let sandbox: Sandbox

  init() async throws {
    folder =
      FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "stretchy-sandbox-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    sandbox = try await Sandbox(policy: .bubblewrap)
  }

  /// Runs a script of bash in the sandbox, with the test's folder removed afterwards.
  func run(
    _ script: String, readable: [String] = [], writable: [String] = [],
    in sandbox: Sandbox? = nil, adjust: (inout SandboxLimits) -> Void = { _ in }
  ) async throws -> SandboxOutcome {
    defer {
      // A leftover folder is no reason to fail a test.
      try? FileManager.default.removeItem(atPath: folder)
    }
    var limits = SandboxLimits(
      wallSeconds: 60, cpuSeconds: 5, addressSpace: 1 << 30, processes: 32, fileSize: 1 << 20,
      scratchSize: 1 << 20, outputSize: 1 << 16, errorSize: 1 << 16)
    adjust(&limits)
    return try await (sandbox ?? self.sandbox).run(
      SandboxCommand(
        executable: "/usr/bin/bash", arguments: ["-c", script], workingFolder: "/",
        readable: readable, writable: writable, limits: limits))
  }

  /// Whether a process with these words in its command line is there.
  func isRunning(_ words: String) throws -> Bool {
    try FileManager.default.contentsOfDirectory(atPath: "/proc").contains { name in
      // A process may end while the list is read.
      guard let line = try? Data(contentsOf: URL(filePath: "/proc/\(name)/cmdline")) else {
        return false
      }
      return String(decoding: line, as: UTF8.self).replacing("\0", with: " ").contains(words)
    }
  }

  /// Whether such a process is gone, now or within a minute: a busy kernel takes its time with the
  /// last ones.
  func isGone(_ words: String) async throws -> Bool {
    let end = ContinuousClock.now + .seconds(60)
    while try isRunning(words) {
      guard ContinuousClock.now < end else { return false }
      await Task.yield()
    }
    return true
  }

  @Test func aCommandRunsToItsEndWithBothStreamsKept() async throws {
    #expect(
      try await run("echo out; echo err >&2; exit 3")
        == SandboxOutcome(
          ending: .exited(code: 3), output: Array("out\n".utf8), error: Array("err\n".utf8),
          isCut: false))
  }

  @Test func aSignalThatEndsTheCommandIsSaid() async throws {
    #expect(try await run("kill -SEGV $$").ending == .signalled(11))
  }

  @Test func anEndlessLoopEndsWithTheWallClock() async throws {
    let outcome = try await run("echo begun; while :; do :; done") {
      // However late a busy machine's clock strikes, it strikes before this.
      ($0.wallSeconds, $0.cpuSeconds) = (0.5, 600)
    }
    #expect(
      outcome
        == SandboxOutcome(
          ending: .timedOut(seconds: 0.5), output: Array("begun\n".utf8), error: [], isCut: false))
  }

  /// The command holds a pipe open, and ends with the clock; until then every thread that tasks run
  /// on is busy.
  @Test func theWallClockStrikesWhileAllThreadsOfTasksAreBusy() async throws {
    let pipe = folder + "/pipe"
    // Where root runs the tests, the command is a stranger.
    #expect(mkfifo(pipe, 0o600) == 0 && chmod(pipe, 0o666) == 0)
    let watch = Watch()
    Thread {
      let end = open(pipe, O_RDONLY)
      for _ in 0..<4 * ProcessInfo.processInfo.activeProcessorCount {
        Task.detached { while !watch.isOver.load(ordering: .relaxed) {} }
      }
      var closing = pollfd(fd: end, events: Int16(POLLIN), revents: 0)
      watch.sawTheEnd.store(poll(&closing, 1, 120_000) == 1, ordering: .relaxed)
      watch.isOver.store(true, ordering: .releasing)
      close(end)
    }.start()
    let outcome = try await run("exec 3>\(pipe); sleep 600", writable: [folder]) {
      $0.wallSeconds = 1
    }
    #expect(outcome.ending == .timedOut(seconds: 1))
    try #require(outcome.error == [])
    while !watch.isOver.load(ordering: .acquiring) { await Task.yield() }
    let sawTheEnd = watch.sawTheEnd.load(ordering: .relaxed)
    #expect(sawTheEnd)
  }

  private final class Watch: Sendable {
    let sawTheEnd = Atomic(false)
    let isOver = Atomic(false)
  }

  @Test func anEndlessLoopEndsWithItsProcessorTime() async throws {
    #expect(try await run("while :; do :; done") { $0.cpuSeconds = 1 }.ending == .signalled(9))
  }

  @Test func aForkBombIsHeldAndLeavesNothingBehind() async throws {
    let mark = "bomb\(UUID().uuidString)"
    let outcome = try await run(
      "export X=\(mark); f() { f | f & f; }; f 2>/dev/null; sleep 9 && exit 0"
    ) {
      $0.wallSeconds = 1
      $0.processes = 24
    }
    #expect(outcome.ending != .exited(code: 0))
    #expect(try await isGone(mark))
  }

  @Test func theNumberOfProcessesIsLimited() async throws {
    let script = "for i in 1 2 3 4 5 6 7 8; do sleep 0.2 & done; wait"
    let free = try await run(script)
    #expect(free.ending == .exited(code: 0))
    #expect(free.error == [])
    let held = try await run(script) {
      $0.processes = 5
      $0.wallSeconds = 20
    }
    #expect(String(decoding: held.error, as: UTF8.self).contains("fork"))
  }

  @Test(arguments: [(64, 12), (512, 0)])
  func memoryIsLimited(mebibytes: Int, code: Int) async throws {
    let outcome = try await run("exec perl -e 'my $x = \"a\" x (128 << 20)'") {
      $0.addressSpace = mebibytes << 20
    }
    #expect(outcome.ending == .exited(code: code))
  }

  @Test func endlessOutputIsDrainedAndCut() async throws {
    let outcome = try await run("exec yes") {
      $0.wallSeconds = 3
      $0.outputSize = 1000
    }
    #expect(outcome.ending == .timedOut(seconds: 3))
    #expect(outcome.isCut)
    #expect(outcome.output == Array(String(repeating: "y\n", count: 500).utf8))
  }

  @Test func aFileGrowsNoLargerThanItMay() async throws {
    let outcome = try await run(
      "head -c 3000000 /dev/zero > \(folder)/big; ls -l \(folder)/big | cut -d' ' -f5",
      writable: [folder])
    #expect(String(decoding: outcome.output, as: UTF8.self) == "1048576\n")
  }

  @Test(arguments: ["/tmp", "/dev/shm"])
  func aPrivateFolderIsNoLargerThanItMay(place: String) async throws {
    let outcome = try await run(
      "for i in 1 2 3; do head -c 500000 /dev/zero > \(place)/$i || exit 7; done")
    #expect(outcome.ending == .exited(code: 7))
    #expect(try await run("head -c 500000 /dev/zero > \(place)/1").ending == .exited(code: 0))
  }

  @Test func onlyWhatIsListedCanBeReadAndNothingOfItWritten() async throws {
    let secret = folder + "/secret"
    try Data("secret".utf8).write(to: URL(filePath: secret))
    let script = "cat \(secret); (echo more >> \(secret)) 2>/dev/null && echo written"
    let listed = try await run(script, readable: [folder])
    #expect(String(decoding: listed.output, as: UTF8.self) == "secret")
    let unlisted = try await run(script)
    #expect(unlisted.output == [])
  }

  @Test func whatIsWritableCanBeWrittenWhereverItIs() async throws {
    let deep = folder + "/a/b/c"
    try FileManager.default.createDirectory(atPath: deep, withIntermediateDirectories: true)
    let outcome = try await run("echo text > \(deep)/new && cat \(deep)/new", writable: [deep])
    #expect(
      outcome
        == SandboxOutcome(
          ending: .exited(code: 0), output: Array("text\n".utf8), error: [], isCut: false))
  }

  @Test(arguments: [
    "/usr/bin/owned", "/owned", "/dev/owned", "/etc/owned", "/bin/owned",
    "/proc/sys/kernel/hostname",
  ])
  func theSystemCannotBeWritten(path: String) async throws {
    #expect(try await run("echo owned > \(path)").ending == .exited(code: 1))
  }

  @Test func theEnvironmentIsOurs() async throws {
    // The shell adds its own: the folder, its level, the last word.
    let outcome = try await run("env | grep -vE '^(PWD|OLDPWD|SHLVL|_)=' | sort")
    #expect(
      String(decoding: outcome.output, as: UTF8.self) == """
        HOME=/tmp
        LANG=C.UTF-8
        PATH=/usr/bin:/bin
        TMPDIR=/tmp

        """)
  }

  @Test func otherProcessesAreNotSeenAndNoPrivilegeIsLeft() async throws {
    let outcome = try await run(
      "ls /proc | grep -c '^[0-9]'; grep CapEff /proc/self/status | cut -f2; "
        + "mount -t tmpfs none /tmp 2>/dev/null && echo mounted; unshare -U true && echo namespace")
    let lines = String(decoding: outcome.output, as: UTF8.self).split(separator: "\n")
    #expect(lines.first.flatMap { Int($0) }.map { $0 < 10 } == true)
    #expect(lines.dropFirst().first == "0000000000000000")
    #expect(!lines.contains("mounted"))
    #expect(!lines.contains("namespace"))
  }

  @Test func aListenerOnThisMachineCannotBeReached() async throws {
    let listener = try LoopbackListener()
    let script = "exec 3<>/dev/tcp/127.0.0.1/\(listener.port) && echo connected"
    #expect(try await run(script).output == [])
    let unsafe = try await Sandbox(policy: .unsafeLimitsOnly)
    #expect(try await run(script, in: unsafe).output == Array("connected\n".utf8))
  }

  @Test func aChildInABackgroundSessionEndsWithTheCommand() async throws {
    let seconds = "98765.\(UInt32.random(in: 1...UInt32.max))"
    let outcome = try await run("setsid sleep \(seconds) & echo gone")
    #expect(outcome.output == Array("gone\n".utf8))
    #expect(try await isGone("sleep \(seconds)"))
  }

  @Test func aProgramThatIsNotThereCouldNotStart() async throws {
    let limits = SandboxLimits(
      wallSeconds: 60, cpuSeconds: 5, addressSpace: 1 << 30, processes: 32, fileSize: 1 << 20,
      scratchSize: 1 << 20, outputSize: 1000, errorSize: 1000)
    let command = SandboxCommand(
      executable: "/usr/bin/no-such-program", arguments: [], workingFolder: "/", readable: [],
      limits: limits)
    await #expect(
      throws: SandboxError.couldNotStart(
        reason: "prlimit: failed to execute /usr/bin/no-such-program: No such file or directory")
    ) { try await sandbox.run(command) }
  }

  @Test func theSandboxOutlivesTheThreadThatStartedIt() async throws {
    // bubblewrap dies with its parent thread: one that is retired early would end it.
    #expect(try await run("sleep 1.5; echo alive").output == Array("alive\n".utf8))
  }

  @Test func withoutBubblewrapTheLimitsHoldAndTheReportNamesNoLayer() async throws {
    let unsafe = try await Sandbox(policy: .unsafeLimitsOnly)
    #expect(unsafe.layers == [])
    let outcome = try await run("sleep 60 & echo begun; while :; do :; done", in: unsafe) {
      // However late a busy machine's clock strikes, it strikes before this.
      ($0.wallSeconds, $0.cpuSeconds) = (0.5, 600)
    }
    #expect(outcome.ending == .timedOut(seconds: 0.5))
    #expect(outcome.output == Array("begun\n".utf8))
    // What has closed its streams is not forgotten.
    let silent = try await run("exec >&- 2>&-; sleep 600", in: unsafe) { $0.wallSeconds = 1 }
    #expect(silent.ending == .timedOut(seconds: 1))
  }
}
