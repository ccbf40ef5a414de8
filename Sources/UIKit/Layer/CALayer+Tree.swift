public import Foundation

/// Layers that no view has: they are held, placed and converted between, and not drawn or recorded,
/// which the console says once.
extension CALayer {
  /// The layer that holds this one.
  public var superlayer: CALayer? { owner?.superviewLink?.layer ?? ownSuperlayer }

  /// What it holds, back to front: of a view's layer those that were added to it, then those of its
  /// subviews. (On a phone they stand in the order in which they came.) Nil for none.
  public var sublayers: [CALayer]? {
    get {
      let all = ownSublayers + (owner?.subviewList.map(\.layer) ?? [])
      return all.isEmpty ? nil : all
    }
    set {
      for layer in ownSublayers { layer.removeFromSuperlayer() }
      for layer in newValue ?? [] where layer.owner == nil { addSublayer(layer) }
    }
  }

  /// Puts a layer in front of the others.
  public func addSublayer(_ layer: CALayer) { insert(layer, at: ownSublayers.count) }

  /// Puts a layer at a place in the order from back to front.
  public func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }

  /// Puts a layer just behind another.
  public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    layer.removeFromSuperlayer()
    insert(layer, at: ownSublayers.firstIndex { $0 === sibling } ?? 0)
  }

  /// Puts a layer just before another.
  public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    layer.removeFromSuperlayer()
    let place = ownSublayers.firstIndex { $0 === sibling }
    insert(layer, at: place.map { $0 + 1 } ?? ownSublayers.count)
  }

  /// Puts a layer in the place of another.
  public func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard let place = ownSublayers.firstIndex(where: { $0 === oldLayer }) else { return }
    oldLayer.removeFromSuperlayer()
    insert(newLayer, at: place)
  }

  /// Takes the layer from the one that holds it; that of a view leaves with the view.
  public func removeFromSuperlayer() {
    if let owner { return owner.removeFromSuperview() }
    ownSuperlayer?.ownSublayers.removeAll { $0 === self }
    ownSuperlayer = nil
  }

  private func insert(_ layer: CALayer, at index: Int) {
    if let view = layer.owner {
      guard let owner else { return }
      return owner.addSubview(view)
    }
    layer.removeFromSuperlayer()
    ownSublayers.insert(layer, at: min(max(0, index), ownSublayers.count))
    layer.ownSuperlayer = self
    UIApplication.shared.tellOfLayers()
  }

  // MARK: Conversion

  /// Takes a point of this layer's plane to another's.
  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    let onTop = toTop(p)
    return l.map { $0.fromTop(onTop) } ?? onTop
  }

  /// Takes a point of another layer's plane to this one's.
  public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    fromTop(l.map { $0.toTop(p) } ?? p)
  }

  /// Takes a rectangle of this layer's plane to another's.
  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect { r.mapped { convert($0, to: l) } }

  /// Takes a rectangle of another layer's plane to this one's.
  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    r.mapped { convert($0, from: l) }
  }

  /// Whether a point of its own plane is in its bounds.
  public func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  /// The layer that is seen; it is this one: what an animation shows is recorded, not handed out.
  public func presentation() -> Self? { self }

  private func toTop(_ point: CGPoint) -> CGPoint {
    guard let superlayer else { return point }
    return superlayer.toTop(geometry.toParent(point))
  }

  private func fromTop(_ point: CGPoint) -> CGPoint {
    guard let superlayer else { return point }
    return geometry.fromParent(superlayer.fromTop(point))
  }
}

extension UIApplication {
  /// Says once that layers without a view are not seen.
  fileprivate func tellOfLayers() {
    guard toldOfDrawing.insert(ObjectIdentifier(CALayer.self)).inserted else { return }
    ApplicationHost.observer?.logged(
      "A CALayer without a view is laid out and not shown here; use a UIView for what is seen.")
  }
}
