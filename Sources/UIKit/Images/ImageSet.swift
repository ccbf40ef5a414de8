import Foundation

/// The variants of an image in a catalog.
struct ImageSet: Decodable {
  /// One variant; without a file name it is an empty slot.
  struct Entry: Decodable {
    var idiom: String?
    var filename: String?
    var scale: String?
    var subtype: String?
    var appearances: [CatalogAppearance]?

    /// Pixels a point; 1 for an image of a single scale.
    var pixelsPerPoint: CGFloat {
      scale.flatMap { Double($0.filter { $0 != "x" }) }.map { CGFloat($0) } ?? 1
    }
  }

  struct Properties: Decodable {
    var intent: String?

    enum CodingKeys: String, CodingKey {
      case intent = "template-rendering-intent"
    }
  }

  var images: [Entry]
  var properties: Properties?

  /// The variant for a screen (fact 5.12): that of the device's own kind before that of all, then
  /// that whose scale is nearest, the finer one of two as near.
  func entry(scale: CGFloat, isPad: Bool) -> Entry? {
    let filled = images.filter { entry in
      entry.filename?.isEmpty == false && entry.subtype == nil
        && !CatalogAppearance.excludesLight(entry.appearances)
    }
    let own = filled.filter { $0.idiom == (isPad ? "ipad" : "iphone") }
    let fitting = own.isEmpty ? filled.filter { ($0.idiom ?? "universal") == "universal" } : own
    return fitting.min { left, right in
      let distances = (abs(left.pixelsPerPoint - scale), abs(right.pixelsPerPoint - scale))
      return distances.0 == distances.1
        ? left.pixelsPerPoint > right.pixelsPerPoint : distances.0 < distances.1
    }
  }

  /// Whether the picture is only a shape to be filled with the tint.
  var renderingMode: UIImage.RenderingMode {
    switch properties?.intent {
    case "template": .alwaysTemplate
    case "original": .alwaysOriginal
    default: .automatic
    }
  }
}

/// For which surroundings a variant of an asset is.
struct CatalogAppearance: Decodable {
  var appearance: String?
  var value: String?

  /// Whether a variant is not for our screen, which is light and of ordinary contrast.
  static func excludesLight(_ appearances: [CatalogAppearance]?) -> Bool {
    (appearances ?? []).contains { $0.value != "light" }
  }
}
