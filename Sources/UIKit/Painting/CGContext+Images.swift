public import Foundation

extension CGContext {
  /// Draws a picture into a rectangle. In UIKit's contexts it stands on its head, as on a phone:
  /// Core Graphics counts upwards.
  public func draw(_ image: CGImage, in rect: CGRect) {
    saveGState()
    concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY))
    paint(UIImage(cgImage: image).values, in: rect, alpha: state.alpha)
    restoreGState()
  }

  func paint(_ values: UIImage.Values, in rect: CGRect, alpha: CGFloat) {
    guard values.size.width > 0, values.size.height > 0, rect.width != 0, rect.height != 0 else {
      return
    }
    let image = PaintedImage(
      source: values.paintedSource, rect: rect.standardized, size: values.size,
      orientation: values.orientation.exif, tint: values.tint?.components,
      capInsets: values.capInsets, isTiled: values.resizingMode == .tile)
    paintInUserSpace(.image(image), alpha: alpha)
  }

  /// Paints colours that go over into each other along a line.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {
    paintInUserSpace(
      .gradient(
        PaintedGradient(
          stops: gradient.stops, start: startPoint, end: endPoint, radii: nil, options: options)),
      alpha: state.alpha)
  }

  /// Paints colours that go over into each other from one circle to another.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    paintInUserSpace(
      .gradient(
        PaintedGradient(
          stops: gradient.stops, start: startCenter, end: endCenter,
          radii: (startRadius, endRadius), options: options)),
      alpha: state.alpha)
  }
}

/// How far a gradient goes on.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  /// Apple's bits.
  public let rawValue: UInt32
  /// Options by Apple's bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The first colour goes on before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// The last colour goes on behind the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

/// Colours with where they are, 0 to 1.
public final class CGGradient {
  let stops: [(place: CGFloat, color: ColorComponents)]

  /// Colours, each a `CGColor`; evenly spread where no places are told.
  public init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
  ) {
    let known = colors.compactMap { $0 as? CGColor }
    guard known.count == colors.count, !known.isEmpty else { return nil }
    stops = Self.stops(
      known, places: locations.map { Array(UnsafeBufferPointer(start: $0, count: known.count)) })
  }

  /// Colours by their components, in sRGB; evenly spread where no places are told.
  public init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    guard count > 0 else { return nil }
    let width = space.numberOfComponents + 1
    let known = (0..<count).map { index -> CGColor in
      let start = index * width
      return width == 2
        ? CGColor(gray: components[start], alpha: components[start + 1])
        : CGColor(
          red: components[start], green: components[start + 1], blue: components[start + 2],
          alpha: components[start + 3])
    }
    stops = Self.stops(
      known, places: locations.map { Array(UnsafeBufferPointer(start: $0, count: count)) })
  }

  static func stops(
    _ colors: [CGColor], places: [CGFloat]?
  ) -> [(place: CGFloat, color: ColorComponents)] {
    let last = CGFloat(max(1, colors.count - 1))
    let stops = colors.enumerated().map { index, color in
      (
        place: places.map { index < $0.count ? $0[index] : 1 } ?? CGFloat(index) / last,
        color: color.painted
      )
    }
    return stops.enumerated().sorted {
      ($0.element.place, $0.offset) < ($1.element.place, $1.offset)
    }.map(\.element)
  }
}

/// An array as Core Foundation has it.
public typealias CFArray = [Any]

/// What colours are told in: sRGB, or grey.
public final class CGColorSpace: Sendable {
  /// How many components a colour has besides alpha.
  public let numberOfComponents: Int

  init(numberOfComponents: Int) { self.numberOfComponents = numberOfComponents }

  /// The name of sRGB.
  public static let sRGB = "kCGColorSpaceSRGB"
  /// The name of a display's wider gamut, whose numbers are taken for sRGB's.
  public static let displayP3 = "kCGColorSpaceDisplayP3"

  /// A space by its name.
  public convenience init?(name: String) {
    self.init(numberOfComponents: name.contains("Gray") ? 1 : 3)
  }
}

/// The space of colours.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(numberOfComponents: 3) }

/// The space of greys.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(numberOfComponents: 1) }

/// A picture as Core Graphics passes it on: its pixels cannot be read.
public final class CGImage: Sendable {
  let values: UIImage.Values

  init(_ values: UIImage.Values) { self.values = values }

  /// In pixels, as stored.
  public var width: Int { Int((stored.width * values.scale).rounded()) }
  /// In pixels, as stored.
  public var height: Int { Int((stored.height * values.scale).rounded()) }

  private var stored: CGSize {
    values.orientation.exif >= 5
      ? CGSize(width: values.size.height, height: values.size.width) : values.size
  }
}
