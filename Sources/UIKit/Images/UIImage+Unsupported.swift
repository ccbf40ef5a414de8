public import Foundation

/// What needs a picture's content, or pictures that only Apple has.
extension UIImage {
  /// Refused: Apple's symbols are not here.
  @preconcurrency @MainActor public convenience init?(systemName name: String) {
    Unsupported.call(
      "UIImage(systemName: \"\(name)\")",
      advice: "Add a picture to the asset catalog and use UIImage(named:).")
  }

  /// Refused: pictures are not decoded here.
  @preconcurrency @MainActor public func pngData() -> Data? {
    Unsupported.call("UIImage.pngData()", advice: "Pictures are not decoded here.")
  }

  /// Refused: pictures are not decoded here.
  @preconcurrency @MainActor public func jpegData(compressionQuality: CGFloat) -> Data? {
    Unsupported.call(
      "UIImage.jpegData(compressionQuality:)", advice: "Pictures are not decoded here.")
  }
}
