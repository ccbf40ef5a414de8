public import Foundation

extension CALayer {
  /// How it is turned, scaled and moved about its anchor point, in the plane.
  public func affineTransform() -> CGAffineTransform { geometry.transform }

  /// Sets how it is turned, scaled and moved about its anchor point.
  public func setAffineTransform(_ m: CGAffineTransform) {
    changeGeometry { $0.transform = m }
  }

  /// How it is turned, scaled and moved about its anchor point. What leaves the plane is refused:
  /// a stretching along z and a move along it count for nothing, as they do on a phone without a
  /// perspective.
  public var transform: CATransform3D {
    get { CATransform3DMakeAffineTransform(geometry.transform) }
    set {
      let plane = CATransform3DGetAffineTransform(newValue)
      var flat = newValue
      flat.m33 = 1
      flat.m43 = 0
      guard flat == CATransform3DMakeAffineTransform(plane) else {
        Unsupported.call(
          "CALayer.transform that turns out of the plane",
          advice: "Turn about the z axis only: nothing is seen in perspective here.")
      }
      setAffineTransform(plane)
    }
  }
}

extension UIView {
  /// `layer.transform`.
  public var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }
}
