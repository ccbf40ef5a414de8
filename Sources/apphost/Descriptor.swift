import Glibc

/// Reading and writing of file descriptors, with the system's interruptions taken care of.
enum Descriptor {
  /// Writes all bytes.
  ///
  /// - Throws: `HostError.system`.
  static func write(_ bytes: [UInt8], to descriptor: Int32) throws(HostError) {
    var offset = 0
    while offset < bytes.count {
      let written = bytes.withUnsafeBytes { buffer in
        Glibc.write(descriptor, buffer.baseAddress?.advanced(by: offset), buffer.count - offset)
      }
      if written > 0 {
        offset += written
      } else if errno != EINTR {
        throw .system(call: "write", code: errno)
      }
    }
  }

  /// What a read brought.
  enum Bytes {
    case some([UInt8])
    /// Nothing at the moment.
    case none
    /// Nothing any more.
    case end
  }

  /// Reads what is there, without waiting; the descriptor must not block.
  static func read(_ descriptor: Int32) -> Bytes {
    var count = 0
    // Not cleared first: there is something to read a few times a run, and nothing much more often.
    let bytes = [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, filled in
      count = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
      filled = max(0, count)
    }
    if count > 0 { return .some(bytes) }
    if count < 0, errno == EAGAIN || errno == EINTR { return .none }
    return .end
  }

  /// What a pipe of ours holds, in bytes, where the system lets it.
  private static let pipeSize: Int32 = 1 << 20
  /// `F_SETPIPE_SZ` of Linux, which Swift's Glibc module does not have.
  private static let setPipeSize: Int32 = 1031

  /// A pipe whose reading end does not block.
  ///
  /// - Throws: `HostError.system`.
  static func pipe() throws(HostError) -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [-1, -1]
    guard Glibc.pipe(&ends) == 0 else { throw .system(call: "pipe", code: errno) }
    // A smaller one is as good, and slower.
    _ = fcntl(ends[0], setPipeSize, pipeSize)
    let flags = fcntl(ends[0], F_GETFL)
    guard fcntl(ends[0], F_SETFL, flags | O_NONBLOCK) == 0 else {
      throw .system(call: "fcntl", code: errno)
    }
    return (ends[0], ends[1])
  }
}
