import Foundation

/// The size that a drawing says, in points: PDF and SVG, as asset catalogs hold them.
///
/// A PDF is read as far as its page is not compressed; of an SVG the opening tag is read.
struct VectorHeader: Equatable {
  var size: CGSize

  init(size: CGSize) {
    self.size = size
  }

  /// Reads the size; nil for anything that is no such drawing or does not say one.
  init?(_ data: Data) {
    guard let size = Self.pdf(data) ?? Self.svg(data), size.width > 0, size.height > 0,
      size.width < Self.largest, size.height < Self.largest
    else { return nil }
    self.size = size
  }

  private static let largest: CGFloat = 1_000_000
  /// How far into a file its size is looked for.
  private static let head = 1 << 20

  private static func pdf(_ data: Data) -> CGSize? {
    guard data.starts(with: Data("%PDF".utf8)),
      let box = data.prefix(head).range(of: Data("/MediaBox".utf8))
    else { return nil }
    let rest = String(decoding: data[box.upperBound...].prefix(200), as: UTF8.self)
    guard let open = rest.firstIndex(of: "["), let close = rest[open...].firstIndex(of: "]") else {
      return nil
    }
    let numbers = numbers(in: rest[rest.index(after: open)..<close])
    guard numbers.count == 4 else { return nil }
    return CGSize(width: numbers[2] - numbers[0], height: numbers[3] - numbers[1])
  }

  private static func svg(_ data: Data) -> CGSize? {
    let bytes = data.prefix(head)
    guard let open = bytes.range(of: Data("<svg".utf8)),
      let close = bytes[open.upperBound...].firstIndex(of: UInt8(ascii: ">"))
    else { return nil }
    let tag = String(decoding: bytes[open.upperBound..<close], as: UTF8.self)
    if let width = length(of: "width", in: tag), let height = length(of: "height", in: tag) {
      return CGSize(width: width, height: height)
    }
    let box = attribute("viewBox", in: tag).map { numbers(in: $0) } ?? []
    return box.count == 4 ? CGSize(width: box[2], height: box[3]) : nil
  }

  /// A length in points or pixels, which are the same here; nil for one in percent.
  private static func length(of name: String, in tag: String) -> CGFloat? {
    guard let value = attribute(name, in: tag) else { return nil }
    let unit = value.hasSuffix("px") || value.hasSuffix("pt")
    return Double(unit ? value.dropLast(2) : value).map { CGFloat($0) }
  }

  private static func attribute(_ name: String, in tag: String) -> Substring? {
    for quote in ["\"", "'"] {
      guard let start = tag.range(of: " \(name)=\(quote)"),
        let end = tag[start.upperBound...].range(of: quote)
      else { continue }
      return tag[start.upperBound..<end.lowerBound]
    }
    return nil
  }

  private static func numbers(in text: Substring) -> [CGFloat] {
    text.split { $0.isWhitespace || $0 == "," }.compactMap { Double($0).map { CGFloat($0) } }
  }
}
