import Foundation

/// Where a layer is in its parent, and what of its own plane it shows.
///
/// The origin of the frame is kept rather than the centre, so that a frame that was set is read
/// back exactly; the centre is derived.
struct LayerGeometry: Equatable {
  /// The top left corner before the transform, in the parent's coordinates.
  var origin = CGPoint.zero
  /// The part of its own plane that the layer shows; its size is the layer's.
  var bounds = CGRect.zero
  /// The point about which the transform turns, as a fraction of the size.
  var anchor = CGPoint(x: 0.5, y: 0.5)
  var transform = CGAffineTransform.identity

  /// The anchor's place in the parent; moving it moves the layer.
  var position: CGPoint {
    get {
      CGPoint(x: origin.x + anchor.x * bounds.width, y: origin.y + anchor.y * bounds.height)
    }
    set {
      origin = CGPoint(
        x: newValue.x - anchor.x * bounds.width, y: newValue.y - anchor.y * bounds.height)
    }
  }

  /// The size; as with Core Animation the position stays when it is set.
  var size: CGSize {
    get { bounds.size }
    set {
      guard newValue != bounds.size else { return }
      let fixed = position
      bounds.size = newValue
      position = fixed
    }
  }

  /// One that is kept in memory of its own, for whoever deallocates it.
  static func allocate() -> UnsafeMutablePointer<LayerGeometry> {
    let place = UnsafeMutablePointer<LayerGeometry>.allocate(capacity: 1)
    place.initialize(to: LayerGeometry())
    return place
  }

  static func == (one: LayerGeometry, other: LayerGeometry) -> Bool {
    one.isPlaced(as: other) && one.bounds.origin == other.bounds.origin
  }

  /// Whether it covers the same part of the parent, whatever it shows of its own plane.
  func isPlaced(as other: LayerGeometry) -> Bool {
    origin == other.origin && bounds.size == other.bounds.size && anchor == other.anchor
      && transform == other.transform
  }

  /// The smallest rectangle around the transformed layer, in the parent's coordinates.
  var frame: CGRect {
    get {
      transform.isIdentity
        ? untransformedFrame
        : untransformedFrame.applying(transformAboutPosition)
    }
    set {
      let rect = newValue.standardized
      if transform.isIdentity {
        untransformedFrame = rect
      } else {
        size = rect.applying(transform.inverted()).size
        position = CGPoint(
          x: rect.minX + anchor.x * rect.width, y: rect.minY + anchor.y * rect.height)
      }
    }
  }

  /// The frame as it would be without the transform.
  var untransformedFrame: CGRect {
    get { CGRect(origin: origin, size: bounds.size) }
    set {
      origin = newValue.origin
      bounds.size = newValue.size
    }
  }

  /// Takes a point of the layer's own plane to the parent's.
  func toParent(_ point: CGPoint) -> CGPoint {
    let moved = CGPoint(x: point.x - bounds.minX + origin.x, y: point.y - bounds.minY + origin.y)
    return transform.isIdentity ? moved : moved.applying(transformAboutPosition)
  }

  /// Takes a point of the parent's plane to the layer's own.
  func fromParent(_ point: CGPoint) -> CGPoint {
    let flat = transform.isIdentity ? point : point.applying(transformAboutPosition.inverted())
    return CGPoint(x: flat.x - origin.x + bounds.minX, y: flat.y - origin.y + bounds.minY)
  }

  /// The map from the layer's own plane to the parent's.
  var asTransform: CGAffineTransform {
    let shift = CGAffineTransform(translationX: origin.x - bounds.minX, y: origin.y - bounds.minY)
    return transform.isIdentity ? shift : shift.concatenating(transformAboutPosition)
  }

  /// The transform as a map of the parent's plane.
  private var transformAboutPosition: CGAffineTransform {
    let fixed = position
    return CGAffineTransform(translationX: -fixed.x, y: -fixed.y)
      .concatenating(transform)
      .concatenating(CGAffineTransform(translationX: fixed.x, y: fixed.y))
  }

  /// Raises, as Core Animation does, when a number is none or infinite.
  @MainActor func refuseInfinity() {
    // Any number that is none, or infinite, makes the sum one that is none.
    let sum = (origin.x + origin.y + bounds.origin.x + bounds.origin.y) * 0
    guard sum + (bounds.size.width + bounds.size.height) * 0 != 0 || !transform.isIdentity else {
      return
    }
    let numbers = [
      origin.x, origin.y, bounds.origin.x, bounds.origin.y, bounds.width, bounds.height,
    ]
    guard !numbers.allSatisfy(\.isFinite) || !(transform.isIdentity || transform.isFinite) else {
      return
    }
    let words = numbers.contains { $0.isNaN } ? "NaN" : "inf"
    Exception.raise(
      .invalidArgument,
      "CALayer position or bounds contain \(words): [\(origin.x) \(origin.y); \(bounds.width) "
        + "\(bounds.height)]")
  }
}

extension CGAffineTransform {
  fileprivate var isFinite: Bool { numbers.allSatisfy(\.isFinite) }
}
