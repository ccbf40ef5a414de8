public import Foundation

/// Layers that no view has: they are placed, converted between, and seen in pictures, not recorded as
/// views are.
extension CALayer {
  /// The layer that holds this one.
  public var superlayer: CALayer? { owner?.superviewLink?.layer ?? ownSuperlayer }

  /// What it holds, back to front: the layers of the view's subviews, and between them those that
  /// were added to it. Nil for none.
  public var sublayers: [CALayer]? {
    get {
      func own(before view: UIView?) -> [CALayer] { ownSublayers.filter { $0.viewBehind === view } }
      var all = own(before: nil)
      for view in owner?.subviewList ?? [] { all += [view.layer] + own(before: view) }
      return all.isEmpty ? nil : all
    }
    set {
      for layer in ownSublayers { layer.removeFromSuperlayer() }
      for layer in newValue ?? [] where layer.owner == nil { addSublayer(layer) }
    }
  }

  /// Puts a layer in front of the others.
  public func addSublayer(_ layer: CALayer) { insert(layer) { $0.count } }

  /// Puts a layer at a place in the order from back to front.
  public func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer) { _ in Int(idx) } }

  /// Puts a layer just behind another.
  public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer) { $0.firstIndex { $0 === sibling } ?? 0 }
  }

  /// Puts a layer just before another.
  public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer) { all in all.firstIndex { $0 === sibling }.map { $0 + 1 } ?? all.count }
  }

  /// Puts a layer in the place of another.
  public func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, sublayers?.contains(where: { $0 === oldLayer }) == true else {
      return
    }
    insertSublayer(newLayer, above: oldLayer)
    oldLayer.removeFromSuperlayer()
  }

  /// Takes the layer from the one that holds it; that of a view leaves with the view.
  public func removeFromSuperlayer() {
    if let owner { return owner.removeFromSuperview() }
    ownSuperlayer?.ownSublayers.removeAll { $0 === self }
    ownSuperlayer = nil
    viewBehind = nil
  }

  /// A subview leaves: the layers just before it are now before what was behind it.
  ///
  /// - Parameter behind: the next view behind it; nil for none.
  final func viewLeaves(_ view: UIView, behind: UIView?) {
    let moved = ownSublayers.filter { $0.viewBehind === view }
    guard !moved.isEmpty else { return }
    ownSublayers.removeAll { $0.viewBehind === view }
    for layer in moved { layer.viewBehind = behind }
    // After those that were between the two views.
    let last = ownSublayers.lastIndex { $0.viewBehind === behind }
    ownSublayers.insert(contentsOf: moved, at: last.map { $0 + 1 } ?? ownSublayers.count)
  }

  /// Puts a layer among the others.
  ///
  /// - Parameter place: its place among all that are there, of views or not.
  private func insert(_ layer: CALayer, at place: ([CALayer]) -> Int) {
    if let view = layer.owner {
      guard let owner else { return }
      let views = owner.subviewList.filter { $0 !== view }
      let all = (sublayers ?? []).filter { $0 !== layer }
      let behind = all.prefix(max(0, place(all))).count { $0.owner != nil }
      return owner.insertSubview(view, at: min(behind, views.count))
    }
    layer.removeFromSuperlayer()
    let all = sublayers ?? []
    let index = min(max(0, place(all)), all.count)
    let behind = index > 0 ? all[index - 1] : nil
    layer.viewBehind = behind.flatMap { $0.owner ?? $0.viewBehind }
    if let behind, let place = ownSublayers.firstIndex(where: { $0 === behind }) {
      ownSublayers.insert(layer, at: place + 1)
    } else {
      // Before all others that are between the same views.
      let place = ownSublayers.firstIndex { $0.viewBehind === layer.viewBehind }
      ownSublayers.insert(layer, at: place ?? ownSublayers.count)
    }
    layer.ownSuperlayer = self
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
