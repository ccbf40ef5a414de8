import Foundation

/// The variants of a colour in a catalog.
struct ColorSet: Decodable {
  struct Entry: Decodable {
    var idiom: String?
    var color: Value?
    var appearances: [CatalogAppearance]?
  }

  struct Value: Decodable {
    var components: [String: Component]?
    var platform: String?
    var reference: String?
  }

  /// A number as Xcode writes it: `0.5`, `127` or `0x7F`.
  struct Component: Decodable {
    var value: CGFloat

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      guard let text = try? container.decode(String.self) else {
        value = CGFloat(try container.decode(Double.self))
        return
      }
      if text.lowercased().hasPrefix("0x"), let byte = Int(text.dropFirst(2), radix: 16) {
        value = CGFloat(byte) / 255
      } else if text.contains("."), let part = Double(text) {
        value = CGFloat(part)
      } else if let byte = Int(text) {
        value = CGFloat(byte) / 255
      } else {
        throw DecodingError.dataCorruptedError(in: container, debugDescription: "not a number")
      }
    }
  }

  var colors: [Entry]

  /// The colour for our screen, which is light; a dark variant is never shown.
  func color(isPad: Bool) -> UIColor? {
    let light = colors.filter { !CatalogAppearance.excludesLight($0.appearances) }
    let own = light.first { $0.idiom == (isPad ? "ipad" : "iphone") }
    let entry = own ?? light.first { ($0.idiom ?? "universal") == "universal" }
    return entry?.color.flatMap(Self.color)
  }

  private static func color(_ value: Value) -> UIColor? {
    if let reference = value.reference { return UIColor.system(referredToAs: reference) }
    guard let components = value.components else { return nil }
    let alpha = components["alpha"]?.value ?? 1
    if let white = components["white"]?.value { return UIColor(white: white, alpha: alpha) }
    guard let red = components["red"]?.value, let green = components["green"]?.value,
      let blue = components["blue"]?.value
    else { return nil }
    return UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }
}
