public import Foundation

extension CALayer: AnimationHolder {
  /// Ends all its animations; what is seen is at once what was set.
  public func removeAllAnimations() { dropAnimations() }

  /// Animates one value of a layer, if it is changed in a block of animations.
  func animateValue(_ property: AnimatedProperty, from old: [Double], to new: [Double]) {
    guard let owner else { return }
    animate(property, from: old, to: new)?.note(.view(owner, property.name))
  }

  /// Animates what of a geometry has changed.
  func animate(from old: LayerGeometry, to new: LayerGeometry) {
    guard AnimationContext.current != nil else { return }
    animateValue(.origin, from: old.origin.numbers, to: new.origin.numbers)
    animateValue(.size, from: old.bounds.size.numbers, to: new.bounds.size.numbers)
    animateValue(.boundsOrigin, from: old.bounds.origin.numbers, to: new.bounds.origin.numbers)
    animateValue(.transform, from: old.transform.numbers, to: new.transform.numbers)
  }

  func keep(_ property: AnimatedProperty, _ part: [Double]) {
    UIView.performWithoutAnimation {
      switch property {
      case .origin: changeGeometry { $0.origin = $0.origin.moved(by: part) }
      case .boundsOrigin: changeGeometry { $0.bounds.origin = $0.bounds.origin.moved(by: part) }
      case .size:
        changeGeometry {
          $0.bounds.size.width += CGFloat(part[0])
          $0.bounds.size.height += CGFloat(part[1])
        }
      case .transform:
        changeGeometry { $0.transform = CGAffineTransform($0.transform.numbers.adding(part)) }
      case .opacity: opacity += Float(part[0])
      case .backgroundColor:
        guard let owner else { return }
        let numbers = owner.storedBackground.numbers.adding(part).map { CGFloat($0) }
        owner.backgroundColor = UIColor(
          red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers[3])
      case .slide: break
      }
    }
  }

  /// Where the layer is seen, in the middle of an animation too.
  ///
  /// - Parameter now: the moment; nil for what was set, whatever is animated.
  func presentedGeometry(at now: Double?) -> LayerGeometry {
    guard let now, !animations.isEmpty else { return geometry }
    var result = geometry
    if let gap = missing(.origin, at: now) {
      result.origin = result.origin.moved(by: gap)
    }
    if let gap = missing(.size, at: now) {
      result.bounds.size.width += CGFloat(gap[0])
      result.bounds.size.height += CGFloat(gap[1])
    }
    if let gap = missing(.boundsOrigin, at: now) {
      result.bounds.origin = result.bounds.origin.moved(by: gap)
    }
    if let gap = missing(.transform, at: now) {
      result.transform = CGAffineTransform(geometry.transform.numbers.adding(gap))
    }
    return result
  }

  /// How opaque the layer is seen, 0...1.
  ///
  /// - Parameter now: the moment; nil for what was set, whatever is animated.
  func presentedOpacity(at now: Double?) -> Double {
    guard let now, let gap = missing(.opacity, at: now) else { return Double(opacity) }
    return min(1, max(0, Double(opacity) + gap[0]))
  }
}

extension CGPoint {
  var numbers: [Double] { [Double(x), Double(y)] }

  func moved(by gap: [Double]) -> CGPoint {
    CGPoint(x: x + CGFloat(gap[0]), y: y + CGFloat(gap[1]))
  }
}

extension CGSize {
  var numbers: [Double] { [Double(width), Double(height)] }
}

extension CGAffineTransform {
  var numbers: [Double] { [a, b, c, d, tx, ty].map { Double($0) } }

  init(_ numbers: [Double]) {
    let n = numbers.map { CGFloat($0) }
    self.init(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
  }
}

extension [Double] {
  /// Number by number.
  func adding(_ other: [Double]) -> [Double] { zip(self, other).map(+) }
}
