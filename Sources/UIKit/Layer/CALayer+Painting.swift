/// A layer's edges as they are painted, for whoever records how a view looks.
extension CALayer {
  /// The line along the edges; nil for none. Its colour is black unless the app says another.
  package var paintedBorder: (width: Double, color: ColorComponents)? {
    guard borderWidth > 0 else { return nil }
    return (Double(borderWidth), (borderColor ?? .opaqueBlack).painted)
  }

  /// The shadow's colour, with how opaque it is; nil for none.
  package var paintedShadowColor: ColorComponents? {
    guard shadowOpacity > 0 else { return nil }
    var color = (shadowColor ?? .opaqueBlack).painted
    color.alpha *= min(1, Double(shadowOpacity))
    return color
  }
}

extension CGColor {
  fileprivate static let opaqueBlack = CGColor(gray: 0, alpha: 1)

  /// In sRGB.
  fileprivate var painted: ColorComponents {
    let numbers = values.map { Double($0) }
    return numbers.count == 4
      ? ColorComponents(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers[3])
      : ColorComponents(red: numbers[0], green: numbers[0], blue: numbers[0], alpha: numbers[1])
  }
}
