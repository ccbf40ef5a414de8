import CoreGraphics
import QuartzCore
import UIKit

// The style of PinLayout: no constraints, frames are computed edge by edge, of views and of layers.

/// What has a place in something of its kind.
@MainActor protocol Pinnable: AnyObject {
  var place: CGRect { get set }
  var room: CGRect { get }
}

extension UIView: Pinnable {
  var place: CGRect {
    get { frame }
    set {
      // A transform stays: centre and bounds are set in place of the frame.
      center = CGPoint(x: newValue.midX, y: newValue.midY)
      bounds = CGRect(origin: bounds.origin, size: newValue.size)
    }
  }

  var room: CGRect { superview?.bounds ?? .zero }
}

extension CALayer: Pinnable {
  var place: CGRect {
    get { frame }
    set { frame = newValue }
  }

  var room: CGRect { superlayer?.bounds ?? .zero }
}

@MainActor final class Pin {
  private let item: Pinnable
  private var startX, endX, startY, endY, wide, high: CGFloat?
  private var isCentredX = false
  private var isCentredY = false

  init(_ item: Pinnable) { self.item = item }

  @discardableResult func top(_ distance: CGFloat = 0) -> Pin {
    startY = item.room.minY + distance
    return self
  }

  @discardableResult func bottom(_ distance: CGFloat = 0) -> Pin {
    endY = item.room.maxY - distance
    return self
  }

  @discardableResult func left(_ distance: CGFloat = 0) -> Pin {
    startX = item.room.minX + distance
    return self
  }

  @discardableResult func right(_ distance: CGFloat = 0) -> Pin {
    endX = item.room.maxX - distance
    return self
  }

  @discardableResult func horizontally(_ distance: CGFloat = 0) -> Pin {
    left(distance).right(distance)
  }

  @discardableResult func below(of other: UIView, gap: CGFloat = 0) -> Pin {
    startY = other.place.maxY + gap
    return self
  }

  @discardableResult func right(of other: UIView, gap: CGFloat = 0) -> Pin {
    startX = other.place.maxX + gap
    return self
  }

  @discardableResult func width(_ points: CGFloat) -> Pin {
    wide = points
    return self
  }

  @discardableResult func height(_ points: CGFloat) -> Pin {
    high = points
    return self
  }

  @discardableResult func size(_ points: CGFloat) -> Pin { width(points).height(points) }

  @discardableResult func center() -> Pin {
    isCentredX = true
    isCentredY = true
    return self
  }

  /// Gives the item its place, on pixels.
  func set() {
    let old = item.place
    let x = axis(startX, endX, wide, isCentredX, old.minX, old.width, item.room.midX)
    let y = axis(startY, endY, high, isCentredY, old.minY, old.height, item.room.midY)
    item.place = CGRect(
      x: onPixel(x.start), y: onPixel(y.start), width: onPixel(x.length),
      height: onPixel(y.length))
  }

  private func axis(
    _ start: CGFloat?, _ end: CGFloat?, _ length: CGFloat?, _ isCentred: Bool, _ oldStart: CGFloat,
    _ oldLength: CGFloat, _ middle: CGFloat
  ) -> (start: CGFloat, length: CGFloat) {
    if let start, let end { return (start, max(0, end - start)) }
    let length = length ?? oldLength
    if isCentred { return (middle - length / 2, length) }
    if let end { return (end - length, length) }
    return (start ?? oldStart, length)
  }

  private func onPixel(_ value: CGFloat) -> CGFloat {
    let scale = UIScreen.main.scale
    return (value * scale).rounded() / scale
  }
}

extension UIView {
  var pin: Pin { Pin(self) }
}

extension CALayer {
  var pin: Pin { Pin(self) }
}
