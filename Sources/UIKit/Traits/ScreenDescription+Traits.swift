import Foundation

extension ScreenDescription {
  /// The traits of a window that fills the screen (fact 8.4).
  @MainActor func traits(isLandscape: Bool) -> UITraitCollection {
    let isPad = idiom == .pad
    let isWidePhone = height >= 736 && width >= 414
    return UITraitCollection(
      idiom: isPad ? .pad : .phone, scale: CGFloat(scale),
      horizontal: isPad || (isLandscape && isWidePhone) ? .regular : .compact,
      vertical: isPad || !isLandscape ? .regular : .compact, style: .light, direction: .leftToRight,
      textSize: .large)
  }
}
