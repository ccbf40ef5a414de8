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
  /// Whether something of what is being written down was left out.
  private var isCutShort = false

  /// How a frame looks.
  ///
  /// - Parameters:
  ///   - views: of the frame, in its order.
  ///   - constraints: likewise.
  ///   - encoder: takes pictures that are seen for the first time.
  mutating func look(
    of views: [PresentedView], constraints: [NSLayoutConstraint], into encoder: inout TraceEncoder
  ) -> FrameLook {
    let now = UIApplication.shared.clock.now
    let maps = Dictionary(
      views.map { (ObjectIdentifier($0.view), $0.map) }, uniquingKeysWith: { first, _ in first })
    func onScreen(_ place: NSLayoutConstraint.Place?) -> Rect? {
      guard let place, let map = maps[ObjectIdentifier(place.view)] else { return nil }
      return Rect(place.rect.applying(map))
    }
    return FrameLook(
      views: views.map { look(of: $0, at: now, into: &encoder) },
      constraints: constraints.map {
        ConstraintLook(first: onScreen($0.firstPlace) ?? .zero, second: onScreen($0.secondPlace))
      })
  }

  private mutating func look(
    of presented: PresentedView, at now: Double, into encoder: inout TraceEncoder
  ) -> ViewLook {
    let view = presented.view
    let layer = view.layer
    let painting = view.painting
    isCutShort = false
    var look = ViewLook(
      map: AffineMap(presented.map), bounds: Rect(presented.bounds),
      corners: ViewLook.Corners(of: layer),
      border: layer.paintedBorder.map { ViewLook.Border(width: $0.width, color: Color($0.color)) },
      shadow: layer.paintedShadow.map { ViewLook.Shadow($0) },
      text: painting.text.map { TextLook($0) },
      image: (view as? UIImageView)?.paintedImage.map { image($0, into: &encoder) },
      hasWhiteIndicators: (view as? UIScrollView)?.indicatorStyle == .white)
    look.sheets = painting.sheets.map { sheet in
      MarkSheet(behind: sheet.behind, marks: marks(sheet.marks, into: &encoder))
    }
    look.mask = layer.paintedMask(at: now).map { marks($0, into: &encoder) }
    look.isCutShort = isCutShort
    return look
  }

  // MARK: Marks

  private mutating func marks(
    _ marks: [PaintedMark], depth: Int = 0, into encoder: inout TraceEncoder
  ) -> [Mark] {
    // Deeper ones are not read back.
    guard depth < Mark.deepest - 1 else {
      isCutShort = isCutShort || !marks.isEmpty
      return []
    }
    var result: [Mark] = []
    for mark in marks {
      switch mark {
      case .fill(let path, let color): result.append(.fill(Figure(path), Color(color)))
      case .stroke(let path, let pen): result.append(.stroke(Figure(path), Pen(pen)))
      case .gradient(let gradient): result.append(.gradient(GradientLook(gradient)))
      case .image(let painted): result.append(.image(image(painted, into: &encoder)))
      case .text(let text): result.append(.text(TextLook(text)))
      case .group(let group):
        var made = MarkGroup(group)
        made.mask = group.mask.map { self.marks($0, depth: depth + 1, into: &encoder) }
        made.marks = self.marks(group.marks, depth: depth + 1, into: &encoder)
        result.append(.group(made))
      case .omission: isCutShort = true
      }
    }
    return result
  }

  private mutating func image(_ image: PaintedImage, into encoder: inout TraceEncoder) -> ImageLook
  {
    ImageLook(image, picture: image.source.flatMap { index(of: $0, into: &encoder) })
  }

  /// The place of a picture in the trace, into which it is brought the first time.
  private mutating func index(
    of source: PaintedImage.Source, into encoder: inout TraceEncoder
  ) -> Int? {
    if let known = pictures[source] { return known }
    // Should it show itself, it does so as a picture that is not there.
    pictures[source] = .some(nil)
    guard let picture = picture(source, into: &encoder) else { return nil }
    encoder.append(picture)
    pictures[source] = count
    count += 1
    return count - 1
  }

  private mutating func picture(
    _ source: PaintedImage.Source, into encoder: inout TraceEncoder
  ) -> Picture? {
    // An app that shows new pictures all the time is followed so far.
    guard count < LayoutTrace.mostPictures else { return nil }
    switch source {
    case .file, .data:
      guard let bytes = source.bytes(limit: min(Self.largest, room)) else { return nil }
      room -= bytes.count
      return .file(bytes)
    case .sheet(let sheet):
      // What is left out of a picture is left out of it alone.
      let outer = isCutShort
      defer { isCutShort = outer }
      isCutShort = false
      var painted = PaintedPicture(
        size: Size(sheet.bounds.size), scale: plain(sheet.scale),
        marks: marks(sheet.marks, into: &encoder))
      painted.isCutShort = isCutShort
      return painted.isRecordable && count < LayoutTrace.mostPictures ? .painted(painted) : nil
    }
  }
}
