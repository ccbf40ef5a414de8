import Foundation
import LayoutTrace
import UIKit

/// Writes down how the views look, and brings the pictures that they show into the trace.
@MainActor struct LookRecorder {
  /// The places in the trace of the pictures that have been seen; nil for one that was left out.
  private var pictures: [PaintedImage.Source: Int?] = [:]
  private var count = 0

  /// A larger file is left out, and a trace of more than this altogether brings no more.
  private static let largest = 16 << 20
  private var room = 40 << 20

  /// How a frame looks.
  ///
  /// - Parameters:
  ///   - views: of the frame, in its order.
  ///   - constraints: likewise.
  ///   - encoder: takes pictures that are seen for the first time.
  mutating func look(
    of views: [PresentedView], constraints: [NSLayoutConstraint], into encoder: inout TraceEncoder
  ) -> FrameLook {
    let maps = Dictionary(
      views.map { (ObjectIdentifier($0.view), $0.map) }, uniquingKeysWith: { first, _ in first })
    func onScreen(_ place: NSLayoutConstraint.Place?) -> Rect? {
      guard let place, let map = maps[ObjectIdentifier(place.view)] else { return nil }
      return Rect(place.rect.applying(map))
    }
    return FrameLook(
      views: views.map { look(of: $0, into: &encoder) },
      constraints: constraints.map {
        ConstraintLook(first: onScreen($0.firstPlace) ?? .zero, second: onScreen($0.secondPlace))
      })
  }

  private mutating func look(
    of presented: PresentedView, into encoder: inout TraceEncoder
  ) -> ViewLook {
    let view = presented.view
    let layer = view.layer
    return ViewLook(
      map: AffineMap(presented.map), bounds: Rect(presented.bounds),
      corners: ViewLook.Corners(of: layer),
      border: layer.paintedBorder.map { ViewLook.Border(width: $0.width, color: Color($0.color)) },
      shadow: layer.paintedShadowColor.map {
        ViewLook.Shadow(
          color: Color($0), offset: Size(layer.shadowOffset), radius: plain(layer.shadowRadius))
      },
      text: (view as? UILabel)?.paintedText.map { TextLook($0) },
      image: (view as? UIImageView)?.paintedImage.map { image in
        ImageLook(image, picture: image.source.flatMap { index(of: $0, into: &encoder) })
      },
      hasWhiteIndicators: (view as? UIScrollView)?.indicatorStyle == .white)
  }

  /// The place of a picture in the trace, into which it is brought the first time.
  private mutating func index(
    of source: PaintedImage.Source, into encoder: inout TraceEncoder
  ) -> Int? {
    if let known = pictures[source] { return known }
    guard let bytes = source.bytes(limit: min(Self.largest, room)) else {
      pictures[source] = .some(nil)
      return nil
    }
    encoder.append(picture: bytes)
    room -= bytes.count
    pictures[source] = count
    count += 1
    return count - 1
  }
}
