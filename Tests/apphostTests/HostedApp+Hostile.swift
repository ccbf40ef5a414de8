extension HostedApp {
  /// An app that does what the environment's `DEED` says.
  static let hostileSource = """
    import Glibc

    func eat() {
      var pieces: [UnsafeMutableRawPointer] = []
      while true {
        let piece = UnsafeMutableRawPointer.allocate(byteCount: 1 << 24, alignment: 16)
        memset(piece, 1, 1 << 24)
        pieces.append(piece)
      }
    }

    func dig(_ depth: Int) -> Int {
      depth < 0 ? 0 : dig(depth + 1) + (depth & 1)
    }

    func flood() {
      let line = [UInt8](repeating: 65, count: 1 << 16)
      for _ in 0..<200 { _ = write(1, line, line.count) }
    }

    func bequeath() {
      if fork() == 0 {
        setsid()
        while true { sleep(100) }
      }
      exit(0)
    }

    func forge() {
      let lie = Array("this is no trace".utf8)
      _ = write(3, lie, lie.count)
    }

    @_cdecl("main") public func main(
      _ count: Int32, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
    ) -> Int32 {
      switch String(cString: getenv("DEED")) {
      case "return": return 5
      case "exit": exit(0)
      case "loop": while true {}
      case "fatal": fatalError("as asked")
      case "dig": return Int32(truncatingIfNeeded: dig(1))
      case "eat": eat()
      case "flood": flood()
      case "bequeath": bequeath()
      case "forge": forge()
      case "arguments": print(CommandLine.arguments)
      default: print("no such deed")
      }
      return 0
    }
    """
}
