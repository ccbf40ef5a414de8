// `stdout` is a variable of C; this process has one thread.
@preconcurrency import Glibc

/// What a run's process does before it is the app's.
enum ChildSetup {
  /// The descriptor of the trace in the run's process.
  static let trace: Int32 = 3

  /// Bytes of memory that an app may fill: several times what a large one needs.
  private static let memory: rlim_t = 1 << 30

  /// Becomes a group of its own, with nothing open but its output and its trace, and with limits.
  static func enter(output: Int32, trace writing: Int32) {
    setpgid(0, 0)
    // The pipes may lie where the trace is to be: first out of the way, then into place.
    let high = fcntl(writing, F_DUPFD, 64)
    dup2(output, STDOUT_FILENO)
    dup2(output, STDERR_FILENO)
    let null = Glibc.open("/dev/null", O_RDONLY)
    if null >= 0 { dup2(null, STDIN_FILENO) }
    dup2(high, trace)
    for descriptor in (trace + 1)..<256 { close(descriptor) }
    limit(RLIMIT_DATA, to: memory)
    limit(RLIMIT_CORE, to: 0)
    // A crash is to end the process at once, without the runtime's own account of it, which takes
    // long and differs from run to run.
    for crash in [SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGQUIT, SIGSEGV, SIGTRAP] {
      signal(crash, SIG_DFL)
    }
    // What was printed before a crash is to be seen.
    setvbuf(stdout, nil, _IOLBF, 0)
  }

  private static func limit(_ resource: __rlimit_resource, to value: rlim_t) {
    var limits = rlimit()
    getrlimit(__rlimit_resource_t(resource.rawValue), &limits)
    limits.rlim_cur = min(value, limits.rlim_max)
    limits.rlim_max = limits.rlim_cur
    setrlimit(__rlimit_resource_t(resource.rawValue), &limits)
  }
}
