import Foundation

/// The files that a name can mean outside of catalogs: `Header@3x~iphone.png` and its like.
struct LooseImage {
  private let base: String
  private let suffix: String
  private let scale: CGFloat
  private let isPad: Bool

  /// A name without an extension means a PNG.
  init(name: String, scale: CGFloat, isPad: Bool) {
    let file = name as NSString
    let ending = file.pathExtension
    base = ((ending.isEmpty ? name : file.deletingPathExtension) as NSString).lastPathComponent
    suffix = ending.isEmpty ? "png" : ending
    self.scale = scale
    self.isPad = isPad
  }

  /// In order of preference: the screen's own scale, then the nearest, the finer one first; each
  /// with the mark of the device before the one without.
  var candidates: [(file: String, scale: CGFloat)] {
    let scales = [CGFloat(1), 2, 3].sorted { left, right in
      let distances = (abs(left - scale), abs(right - scale))
      return distances.0 == distances.1 ? left > right : distances.0 < distances.1
    }
    return scales.flatMap { scale in
      [isPad ? "~ipad" : "~iphone", ""].map { device in
        let mark = scale == 1 ? "" : "@\(Int(scale))x"
        return ("\(base)\(mark)\(device).\(suffix)", scale)
      }
    }
  }

  /// The scale that a file's name says: 2 for `Header@2x.png`.
  static func scale(ofFile path: String) -> CGFloat {
    let stem = (NSString(string: path).lastPathComponent as NSString).deletingPathExtension
    let plain = ["~iphone", "~ipad"].reduce(stem) { name, mark in
      name.hasSuffix(mark) ? String(name.dropLast(mark.count)) : name
    }
    if plain.hasSuffix("@2x") { return 2 }
    return plain.hasSuffix("@3x") ? 3 : 1
  }
}
