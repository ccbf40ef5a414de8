import Foundation

/// A value of a layer that can be animated.
enum AnimatedProperty: Hashable {
  /// The origin of the untransformed frame: two numbers.
  case origin
  /// The origin of the bounds: two numbers.
  case boundsOrigin
  /// The size: two numbers.
  case size
  /// The six numbers of the transform.
  case transform
  /// One number.
  case opacity
  /// Red, green, blue, alpha of the background.
  case backgroundColor
}

/// The animations under way on a layer.
struct LayerAnimations {
}

extension CALayer {
  /// Animates a change of one value, if the change is made in a block of animations.
  func animate(_ property: AnimatedProperty, from old: [Double], to new: [Double]) {
  }

  /// Animates what of a geometry has changed.
  func animate(from old: LayerGeometry, to new: LayerGeometry) {
  }

  /// Animates the change of the background from what it was.
  func animateBackground(from old: CGColor?) {
  }
}
