import Foundation

/// Reads numbers from bytes that nobody vouches for: beyond the end there is nothing, never a crash.
struct ByteReader {
  private let data: Data
  /// Of the next byte, from the start.
  private(set) var offset = 0

  init(_ data: Data) {
    self.data = data
  }

  /// How many bytes are left.
  var remaining: Int { data.count - offset }

  /// The next byte.
  mutating func byte() -> UInt8? {
    guard remaining >= 1 else { return nil }
    defer { offset += 1 }
    return data[data.startIndex + offset]
  }

  /// The next bytes.
  mutating func bytes(_ count: Int) -> Data? {
    guard count >= 0, count <= remaining else { return nil }
    defer { offset += count }
    let start = data.startIndex + offset
    return data[start..<start + count]
  }

  /// The next number of two bytes.
  mutating func number16(littleEndian: Bool = false) -> Int? {
    number(of: 2, littleEndian: littleEndian)
  }

  /// The next number of four bytes.
  mutating func number32(littleEndian: Bool = false) -> Int? {
    number(of: 4, littleEndian: littleEndian)
  }

  /// Leaves bytes out; nil if there are not so many.
  mutating func skip(_ count: Int) -> Void? {
    bytes(count).map { _ in }
  }

  private mutating func number(of count: Int, littleEndian: Bool) -> Int? {
    guard let bytes = bytes(count) else { return nil }
    let ordered = littleEndian ? Array(bytes.reversed()) : Array(bytes)
    return ordered.reduce(0) { $0 << 8 | Int($1) }
  }
}
