import Foundation

/// A whole number a frame, written so that what stands still or moves evenly takes next to nothing.
///
/// Of each value only how far it is from going on as before is kept: `v - 2u + t` for the values
/// `t, u, v` in a row, with zeros before the first. A zero is followed by how many there are in a
/// row; other residuals are zigzagged, so that small ones are small whatever their sign. All are
/// written as little-endian base 128 in base 64. A channel that never changes is its value alone.
enum Channel: Equatable, Sendable {
  case constant(Int)
  case coded(String)

  /// How far from zero a value may be: its residuals are exact as JavaScript's numbers.
  static let limit = 2_000_000_000

  /// - Complexity: O(values).
  init(_ values: [Int]) {
    let values = values.map { min(max($0, -Self.limit), Self.limit) }
    guard let first = values.first, values.contains(where: { $0 != first }) else {
      self = .constant(values.first ?? 0)
      return
    }
    var bytes: [UInt8] = []
    var (before, last) = (0, 0)
    var zeros = 0
    func append(_ number: Int) {
      var rest = number
      while rest >= 0x80 {
        bytes.append(UInt8(rest & 0x7F) | 0x80)
        rest >>= 7
      }
      bytes.append(UInt8(rest))
    }
    func appendZeros() {
      guard zeros > 0 else { return }
      append(0)
      append(zeros)
      zeros = 0
    }
    for value in values {
      let residual = value - 2 * last + before
      (before, last) = (last, value)
      if residual == 0 {
        zeros += 1
        continue
      }
      appendZeros()
      append(residual > 0 ? 2 * residual : -2 * residual - 1)
    }
    appendZeros()
    self = .coded(Data(bytes).base64EncodedString())
  }

  /// Of lengths in points, in thousandths.
  init(points values: [Double]) {
    self.init(values.map(Self.thousandths))
  }

  static func thousandths(_ value: Double) -> Int {
    guard value.isFinite else { return 0 }
    return Int((min(max(value, -2e6), 2e6) * 1000).rounded())
  }
}

extension Channel: Encodable {
  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .constant(let value): try container.encode(value)
    case .coded(let text): try container.encode(text)
    }
  }
}
