import Glibc

/// Something on this machine that takes connections.
final class LoopbackListener {
  enum Failure: Error { case refused(Int32) }

  let port: UInt16
  private let descriptor: Int32

  init() throws {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let descriptor = descriptor
    let isListening = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, size) == 0 && listen(descriptor, 4) == 0
          && getsockname(descriptor, $0, &size) == 0
      }
    }
    guard isListening else { throw Failure.refused(errno) }
    port = UInt16(bigEndian: address.sin_port)
  }

  deinit { close(descriptor) }
}
