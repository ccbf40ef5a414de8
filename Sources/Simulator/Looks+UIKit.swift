import Foundation
import LayoutTrace
import UIKit

extension AffineMap {
  init(_ transform: CGAffineTransform) {
    self.init(
      a: plain(transform.a), b: plain(transform.b), c: plain(transform.c), d: plain(transform.d),
      tx: plain(transform.tx), ty: plain(transform.ty))
  }
}

extension ViewLook.Corners {
  @MainActor init(of layer: CALayer) {
    let corners = layer.maskedCorners
    self.init(
      radius: plain(layer.cornerRadius), topLeft: corners.contains(.layerMinXMinYCorner),
      topRight: corners.contains(.layerMaxXMinYCorner),
      bottomLeft: corners.contains(.layerMinXMaxYCorner),
      bottomRight: corners.contains(.layerMaxXMaxYCorner))
  }
}

extension TextLook {
  init(_ text: PaintedText) {
    self.init(
      string: text.string, runs: text.runs.map { Run($0) }, lines: text.lines.map { Line($0) },
      origin: Point(text.origin), scale: plain(text.scale))
  }
}

extension TextLook.Run {
  fileprivate init(_ run: PaintedText.Run) {
    self.init(
      length: run.length,
      font: TextLook.Font(
        family: run.familyName, weight: run.weight, isItalic: run.isItalic,
        hasFixedDigits: run.hasFixedDigits, size: run.size),
      kern: run.kern, isRightToLeft: run.isRightToLeft, color: Color(run.color),
      background: run.background.map { Color($0) },
      underline: run.underline.map { Color($0) },
      strikethrough: run.strikethrough.map { Color($0) })
  }
}

extension TextLook.Line {
  fileprivate init(_ line: PaintedText.Line) {
    self.init(
      start: line.bytes.lowerBound, end: line.bytes.upperBound,
      ellipsisStart: line.ellipsis?.lowerBound, ellipsisEnd: line.ellipsis?.upperBound, x: line.x,
      width: line.width, top: line.top, height: line.height, baseline: line.baseline)
  }
}

extension ImageLook {
  init(_ image: PaintedImage, picture: Int?) {
    self.init(
      picture: picture, rect: Rect(image.rect), size: Size(image.size),
      orientation: image.orientation, tint: image.tint.map { Color($0) },
      capInsets: Insets(image.capInsets), isTiled: image.isTiled)
  }
}

extension ViewLook.Shadow {
  init(_ shadow: PaintedShadow) {
    self.init(
      color: Color(shadow.color), offset: Size(shadow.offset), radius: plain(shadow.radius),
      figure: shadow.path.map { Figure($0.recordedSteps) })
  }
}
