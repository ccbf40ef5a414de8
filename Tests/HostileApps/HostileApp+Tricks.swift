extension HostileApp {
  /// Apps that reach for what is not theirs.
  static let tricks = [
    HostileApp(
      name: "forges a report on its output",
      deed: """
        let report: [UInt8] = [0xA7, 0] + [UInt8](repeating: 0, count: 11)
        for _ in 0..<3 { _ = write(1, report, report.count) }
        exit(0)
        """,
      verdict: "The app ended itself with exit code 0."),
    HostileApp(
      name: "scribbles into its trace",
      deed: """
        let lie = Array("all behaviours passed".utf8)
        _ = write(3, lie, lie.count)
        """,
      verdict: "What the app's process sent back cannot be read: "
        + "the trace is damaged at byte 327: an unknown record."),
    HostileApp(
      name: "closes what it has open",
      deed: "for descriptor in 0..<256 as Range<Int32> { close(descriptor) }",
      verdict: "The app ended itself with exit code 127."),
    HostileApp(
      name: "writes into the files of others",
      deed: """
        var path = [CChar](repeating: 0, count: 4096)
        let maps = open("/proc/self/maps", O_RDONLY)
        var text = ""
        while read(maps, &path, 4095) > 0 { text += String(cString: path) }
        let line = text.split(separator: "\\n").first { $0.hasSuffix("/app.so") }
        let library = line?.split(separator: " ").last.map(String.init) ?? "/app.so"
        for path in ["/usr/lib/forged", "/etc/forged", "/forged", library, "/proc/self/exe"] {
          print(open(path, O_CREAT | O_WRONLY, 0o600))
        }
        print(unlink(library), rename(library, "/tmp/app.so"))
        """,
      output: """
        -1
        -1
        -1
        -1
        -1
        -1 -1

        """),
    HostileApp(
      name: "looks for the files of others",
      deed: """
        for path in ["/home", "/root", "/etc/passwd", "/var/log", "/run"] {
          print(path, access(path, F_OK) == 0)
        }
        print(getenv("HOME").map { String(cString: $0) } ?? "", getenv("USER") == nil)
        """,
      output: """
        /home false
        /root false
        /etc/passwd false
        /var/log false
        /run false
        /tmp true

        """),
    HostileApp(
      name: "looks into the process that watches it",
      deed: """
        for name in ["environ", "mem", "fd/1", "maps"] {
          let file = open("/proc/\\(getppid())/\\(name)", name == "fd/1" ? O_WRONLY : O_RDONLY)
          print(name, file, String(cString: strerror(errno)))
        }
        """,
      output: """
        environ -1 Permission denied
        mem -1 Permission denied
        fd/1 -1 Permission denied
        maps -1 Permission denied

        """),
    HostileApp(
      name: "kills the process that watches it",
      deed: """
        kill(getppid(), SIGKILL)
        while true { sleep(100) }
        """,
      verdict: "The app crashed: the process that watches over the app was ended"),
    HostileApp(
      name: "kills everybody",
      deed: "kill(-1, SIGKILL)",
      verdict: "The app crashed: the process that watches over the app was ended"),
    HostileApp(
      name: "calls somebody",
      deed: """
        let line = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = UInt16(80).bigEndian
        address.sin_addr.s_addr = inet_addr("192.0.2.1")
        withUnsafePointer(to: &address) {
          $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
            _ = connect(line, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
          }
        }
        print(String(cString: strerror(errno)))
        """,
      output: "Network is unreachable\n"),
    HostileApp(
      name: "raises its limits",
      deed: """
        var all = rlimit(rlim_cur: rlim_t.max, rlim_max: rlim_t.max)
        print(setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &all), setuid(0), setgid(0))
        """,
      output: "-1 -1 -1\n"),
    HostileApp(
      name: "draws on the terminal",
      deed: #"print("\u{1B}[2J\u{1B}]0;owned\u{7}fine\u{202E}")"#,
      output: "\u{1B}[2J\u{1B}]0;owned\u{7}fine\u{202E}\n"),
    HostileApp(
      name: "runs code before it starts",
      deed: "",
      besides: """
        @_used @_section(".init_array") let early: @convention(c) () -> Void = { exit(0) }
        """,
      verdict: "The app ended itself with exit code 0."),
    HostileApp(
      name: "calls us by our symbols",
      deed: """
        guard !isLaunchedAgain else { return }
        isLaunchedAgain = true
        launch(AppDelegate.self)
        """,
      besides: """
        var isLaunchedAgain = false

        // A second launch within the first, past what the compiler would let through.
        @_silgen_name("$s5UIKit15ApplicationHostO6launchys5NeverOAA21UIApplicationDelegate_pXpFZ")
        func launch(_ delegate: any UIApplicationDelegate.Type) -> Never
        """),
  ]
}
