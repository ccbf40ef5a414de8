/// Appends counts, numbers and strings to bytes; `ByteReader` reads them back.
///
/// A count takes seven bits a byte, the lowest first. A number is a double: one byte that says how
/// many of its leading bytes follow (the trailing ones are zero), so that 0 takes one byte, 1 takes
/// three, 262.5 four and a third nine. A string is the count of its UTF-8 bytes, then these.
package struct ByteWriter {
  package private(set) var bytes: [UInt8] = []

  package init() {}

  package mutating func append(byte: UInt8) {
    bytes.append(byte)
  }

  /// - Parameter count: not negative.
  package mutating func append(count: Int) {
    precondition(count >= 0, "a count is not negative")
    var rest = UInt(count)
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  package mutating func append(number: Double) {
    let pattern = number.bitPattern
    let length = 8 - pattern.trailingZeroBitCount / 8
    bytes.append(UInt8(length))
    withUnsafeBytes(of: pattern.bigEndian) { bytes.append(contentsOf: $0.prefix(length)) }
  }

  package mutating func append(string: String) {
    append(bytes: Array(string.utf8))
  }

  /// Appends the count of the bytes, then the bytes.
  package mutating func append(bytes more: [UInt8]) {
    append(count: more.count)
    bytes.append(contentsOf: more)
  }

  /// Appends what another writer wrote, as it is.
  package mutating func append(contentsOf other: ByteWriter) {
    bytes.append(contentsOf: other.bytes)
  }

  /// Hands over what was written and begins anew.
  package mutating func take() -> [UInt8] {
    defer { bytes.removeAll(keepingCapacity: true) }
    return bytes
  }
}
