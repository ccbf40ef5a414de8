import LayoutTrace

/// The file and line that a description tells: `<SnapKit.LayoutConstraint:0x1@Page.swift#12 ...>`.
///
/// It is read by hand: a regular expression would be made anew in each run's process, which takes
/// longer than all that is looked for with it.
enum WrittenOrigin {
  /// A line has so many digits at most.
  private static let digits = 7

  /// The first `@FILE.swift#LINE ` in a text.
  static func find(in text: String) -> CodeOrigin? {
    let bytes = Array(text.utf8)
    var start: Int?
    for (place, byte) in bytes.enumerated() {
      switch byte {
      case UInt8(ascii: "@"):
        start = place + 1
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        start = nil
      case UInt8(ascii: "#"):
        if let begin = start, let line = line(in: bytes, from: place + 1) {
          let file = String(decoding: bytes[begin..<place], as: UTF8.self)
          if file.hasSuffix(".swift"), file != ".swift" { return .source(file: file, line: line) }
        }
        start = nil
      default: break
      }
    }
    return nil
  }

  /// The number at a place, if white space follows it.
  private static func line(in bytes: [UInt8], from start: Int) -> Int? {
    let number = bytes[start...].prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard (1...digits).contains(number.count), bytes.indices.contains(number.endIndex),
      bytes[number.endIndex] == UInt8(ascii: " ") || bytes[number.endIndex] == UInt8(ascii: "\n")
    else { return nil }
    return number.reduce(0) { 10 * $0 + Int($1 - UInt8(ascii: "0")) }
  }
}
