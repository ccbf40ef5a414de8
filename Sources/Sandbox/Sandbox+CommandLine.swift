import Glibc

extension Sandbox {
  static let bubblewrap = "/usr/bin/bwrap"
  static let limiter = "/usr/bin/prlimit"
  static let userSwitcher = "/usr/bin/setpriv"

  /// The whole command line: bubblewrap, then the change of user, then the limits, then the command.
  ///
  /// - Parameter stranger: the user to become; nil to stay who we are.
  func commandLine(for command: SandboxCommand, as stranger: UInt32?) -> [String] {
    guard policy == .bubblewrap else {
      return Self.limits(command.limits) + [command.executable] + command.arguments
    }
    // Counted by user: among all of the user's processes the number would mean nothing.
    let limited =
      Self.limits(command.limits) + ["--nproc=\(command.limits.processes)", command.executable]
      + command.arguments
    let start = [Self.bubblewrap] + Self.namespaces + ["--cap-drop", "ALL"]
    guard let stranger else {
      return start + Self.lastUserNamespace + Self.mounts(of: command) + ["--"] + limited
    }
    let capabilities = ["CAP_SETUID", "CAP_SETGID", "CAP_SETPCAP"].flatMap { ["--cap-add", $0] }
    // Only inside a user namespace can others be forbidden: the stranger gets one of its own.
    let inner =
      closesUserNamespaces
      ? [Self.bubblewrap] + Self.lastUserNamespace + ["--dev-bind", "/", "/", "--"] : []
    return start + capabilities + Self.mounts(of: command) + ["--"] + Self.becoming(stranger)
      + inner + limited
  }

  /// All of a command's environment.
  static func environment(for command: SandboxCommand) -> [String: String] {
    ["PATH": "/usr/bin:/bin", "HOME": "/tmp", "TMPDIR": "/tmp", "LANG": "C.UTF-8"]
      .merging(command.environment) { _, own in own }
  }

  private static let namespaces = [
    "--unshare-ipc", "--unshare-pid", "--unshare-net", "--unshare-uts", "--unshare-cgroup-try",
    "--die-with-parent", "--new-session", "--hostname", "sandbox",
  ]

  /// In a user namespace of its own a command could mount file systems without limit.
  private static let lastUserNamespace = ["--unshare-user", "--disable-userns"]

  /// What of the system every command sees, where it exists: programs, libraries, fonts.
  private static let system = [
    "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/etc/ld.so.cache", "/etc/alternatives",
    "/etc/fonts", "/var/cache/fontconfig",
  ]

  private static func mounts(of command: SandboxCommand) -> [String] {
    var words = ["--ro-bind", "/usr", "/usr"]
    for path in system { words += ["--ro-bind-try", path, path] }
    words += ["--proc", "/proc", "--dev", "/dev"]
    for path in ["/tmp", "/dev/shm"] {
      words += ["--perms", "1777", "--size", "\(command.limits.scratchSize)", "--tmpfs", path]
    }
    for path in command.readable { words += parents(of: path) + ["--ro-bind", path, path] }
    for path in command.writable { words += parents(of: path) + ["--bind", path, path] }
    return words + ["--remount-ro", "/dev", "--remount-ro", "/", "--chdir", command.workingFolder]
  }

  /// Makes the folders above a path, open to every user: bubblewrap would make them its own user's.
  private static func parents(of path: String) -> [String] {
    var parent = ""
    return path.split(separator: "/").dropLast().flatMap { component in
      parent += "/" + component
      return ["--perms", "0755", "--dir", parent]
    }
  }

  private static func becoming(_ stranger: UInt32) -> [String] {
    [
      userSwitcher, "--reuid=\(stranger)", "--regid=\(stranger)", "--clear-groups",
      "--inh-caps=-all", "--bounding-set=-all", "--no-new-privs",
    ]
  }

  private static func limits(_ limits: SandboxLimits) -> [String] {
    [
      limiter, "--cpu=\(limits.cpuSeconds)", "--as=\(limits.addressSpace)",
      "--fsize=\(limits.fileSize)", "--nofile=256", "--core=0",
    ]
  }
}
