extension HostileApp {
  /// Apps that want more than they may have.
  static let appetites = [
    HostileApp(
      name: "eats memory",
      deed: """
        while true { _ = UnsafeMutableRawPointer.allocate(byteCount: 1 << 24, alignment: 16) }
        """,
      verdict: "The app wanted more memory than it may have."),
    HostileApp(
      name: "forks without end",
      deed: "while true { _ = fork() }",
      verdict: "The app was ended after \(timeLimit) s: it came to no end."),
    HostileApp(
      name: "leaves a daemon behind",
      deed: """
        if fork() == 0 {
          setsid()
          if fork() > 0 { _exit(0) }
          while true { sleep(100) }
        }
        exit(0)
        """,
      verdict: "The app ended itself with exit code 0."),
    HostileApp(
      name: "keeps a thread busy",
      deed: "Thread.detachNewThread { while true {} }"),
    HostileApp(
      name: "makes threads without end",
      deed: "while true { Thread.detachNewThread { sleep(100) } }",
      verdict: "The app was ended after \(timeLimit) s: it came to no end."),
    HostileApp(
      name: "prints without end",
      deed: #"while true { print("A line that says nothing, again and again.") }"#,
      verdict: "The app was ended after \(timeLimit) s: it came to no end.",
      notes: ["The app's output was cut off."]),
    HostileApp(
      name: "writes a file without end",
      deed: """
        signal(SIGXFSZ, SIG_DFL)
        let file = open("/tmp/big", O_CREAT | O_WRONLY, 0o600)
        let page = [UInt8](repeating: 1, count: 1 << 20)
        while write(file, page, page.count) > 0 {}
        """,
      verdict: "The app crashed: the process wrote too much into a file"),
    HostileApp(
      name: "fills its folder",
      deed: """
        let page = [UInt8](repeating: 1, count: 1 << 20)
        for number in 0..<100 {
          let file = open("/tmp/\\(number)", O_CREAT | O_WRONLY, 0o600)
          for _ in 0..<8 where write(file, page, page.count) < 0 {
            print(String(cString: strerror(errno)))
            return
          }
          close(file)
        }
        """,
      output: "No space left on device\n"),
    HostileApp(
      name: "opens files without end",
      deed: """
        var last = open("/dev/null", O_RDONLY)
        let first = last
        while case let next = open("/dev/null", O_RDONLY), next >= 0 { last = next }
        print(String(cString: strerror(errno)))
        for file in first...last { close(file) }
        """,
      output: "Too many open files\n"),
  ]
}
