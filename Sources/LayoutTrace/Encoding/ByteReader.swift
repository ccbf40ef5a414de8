/// Reads what `ByteWriter` wrote, trusting nothing.
package struct ByteReader {
  private let bytes: [UInt8]
  /// Where the next byte is read.
  package private(set) var offset: Int
  private let end: Int

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    offset = 0
    end = bytes.count
  }

  package var isAtEnd: Bool { offset == end }

  /// - Throws: `TraceError.truncated`.
  package mutating func byte() throws(TraceError) -> UInt8 {
    guard offset < end else { throw .truncated(at: offset) }
    defer { offset += 1 }
    return bytes[offset]
  }

  /// A count from 0 to a limit.
  ///
  /// - Throws: `TraceError.truncated`, or `tooMuch` of what is counted.
  package mutating func count(of what: String, limit: Int) throws(TraceError) -> Int {
    var value: UInt = 0
    for shift in stride(from: UInt(0), to: 63, by: 7) {
      let next = try byte()
      value |= UInt(next & 0x7F) << shift
      guard next >= 0x80 else {
        guard value <= UInt(limit) else { throw .tooMuch(what: what, limit: limit) }
        return Int(value)
      }
    }
    throw .malformed(what: "an endless count of \(what)", at: offset)
  }

  /// A finite number.
  ///
  /// - Throws: `TraceError.truncated`, or `malformed` for what is not a number or infinite.
  package mutating func number() throws(TraceError) -> Double {
    let start = offset
    let length = Int(try byte())
    guard length <= 8 else { throw .malformed(what: "a number of \(length) bytes", at: start) }
    guard end - offset >= length else { throw .truncated(at: end) }
    var pattern: UInt64 = 0
    for index in 0..<length {
      pattern |= UInt64(bytes[offset + index]) << UInt64(56 - 8 * index)
    }
    offset += length
    let number = Double(bitPattern: pattern)
    guard number.isFinite else { throw .malformed(what: "a number that is not finite", at: start) }
    return number
  }

  /// - Throws: `TraceError.truncated`, or `malformed` for what is not UTF-8.
  package mutating func string() throws(TraceError) -> String {
    let start = offset
    guard let string = String(validating: try slice(), as: UTF8.self) else {
      throw .malformed(what: "a text that is not UTF-8", at: start)
    }
    return string
  }

  /// The bytes that `append(bytes:)` wrote.
  ///
  /// - Throws: `TraceError.truncated`.
  package mutating func slice() throws(TraceError) -> ArraySlice<UInt8> {
    let length = try count(of: "bytes", limit: Int.max)
    guard end - offset >= length else { throw .truncated(at: end) }
    defer { offset += length }
    return bytes[offset..<offset + length]
  }
}
