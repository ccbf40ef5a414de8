import Foundation
import Glibc
import Synchronization

/// A server on this machine for the length of a test: each connection is handed to a closure on a
/// thread of its own, and closed when that returns.
package final class LoopbackServer: Sendable {
  package enum Failure: Error { case cannotListen(Int32) }

  package let port: UInt16
  private let listener: Int32
  /// The connections that are open, so that a handler that waits for more can be let go.
  private let open = Mutex<Set<Int32>>([])

  package init(_ handle: @escaping @Sendable (Int32) -> Void) throws {
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isListening = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener, $0, size) == 0 && listen(listener, 16) == 0
          && getsockname(listener, $0, &size) == 0
      }
    }
    guard isListening else { throw Failure.cannotListen(errno) }
    self.listener = listener
    port = UInt16(bigEndian: address.sin_port)
    Thread { [weak self] in
      while true {
        let connection = accept(listener, nil, nil)
        guard connection >= 0 else { return }
        // A child that inherits the connection would keep it open.
        _ = fcntl(connection, F_SETFD, FD_CLOEXEC)
        self?.serve(connection, handle)
      }
    }.start()
  }

  deinit {
    shutdown(listener, Int32(SHUT_RDWR))
    close(listener)
    for connection in open.withLock({ $0.sorted() }) { shutdown(connection, Int32(SHUT_RDWR)) }
  }

  private func serve(_ connection: Int32, _ handle: @escaping @Sendable (Int32) -> Void) {
    _ = open.withLock { $0.insert(connection) }
    Thread { [weak self] in
      handle(connection)
      self?.open.withLock { _ = $0.remove(connection) }
      shutdown(connection, Int32(SHUT_RDWR))
      close(connection)
    }.start()
  }

  /// Reads what is there, at most `count` bytes; empty at the end.
  package static func read(_ connection: Int32, atMost count: Int = 1 << 16) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    let received = recv(connection, &bytes, count, 0)
    return Array(bytes.prefix(max(0, received)))
  }

  /// Writes all bytes, or as many as the other side takes.
  package static func write(_ bytes: [UInt8], to connection: Int32) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let sent = rest.withUnsafeBytes {
        send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard sent > 0 else { return }
      rest = rest.dropFirst(sent)
    }
  }
}
