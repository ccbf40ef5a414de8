/// What would paint, where nothing is painted.
extension UIColor {
  /// Refused: pictures are not decoded here.
  @preconcurrency @MainActor public convenience init(patternImage image: UIImage) {
    Unsupported.call(
      "UIColor(patternImage:)", advice: "Show the picture in a UIImageView behind the content.")
  }

  /// Refused: nothing is painted here.
  @preconcurrency @MainActor public func set() {
    Unsupported.call("UIColor.set()", advice: "Give a view a backgroundColor.")
  }

  /// Refused: nothing is painted here.
  @preconcurrency @MainActor public func setFill() {
    Unsupported.call("UIColor.setFill()", advice: "Give a view a backgroundColor.")
  }

  /// Refused: nothing is painted here.
  @preconcurrency @MainActor public func setStroke() {
    Unsupported.call("UIColor.setStroke()", advice: "Give a view's layer a border.")
  }
}
