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

  /// Refused: nothing is painted here.
  @preconcurrency @MainActor public func draw(in rect: CGRect) {
    Unsupported.call("UIImage.draw(in:)", advice: "Show the picture in a UIImageView.")
  }
}

/// Refused: nothing is painted here.
@preconcurrency @MainActor open class UIGraphicsImageRenderer: NSObject {
  /// What an app would paint in.
  public final class Context: NSObject {}

  /// Refused: nothing is painted here.
  public init(size: CGSize) {
    Unsupported.call(
      "UIGraphicsImageRenderer(size:)",
      advice: "Add a picture to the asset catalog, or use views with a backgroundColor.")
  }

  /// Never reached: there is no renderer.
  public func image(actions: (Context) -> Void) -> UIImage {
    Unsupported.call("UIGraphicsImageRenderer.image(actions:)", advice: "Nothing is painted here.")
  }
}
