/// What is on a phone and not here.
extension UIColor {
  /// Refused: no colour is a picture here.
  @preconcurrency @MainActor public convenience init(patternImage image: UIImage) {
    Unsupported.call(
      "UIColor(patternImage:)", advice: "Show the picture in a UIImageView behind the content.")
  }
}
