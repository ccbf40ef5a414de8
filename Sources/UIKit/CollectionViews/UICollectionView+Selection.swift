import Foundation

/// Items that are tapped, selected and scrolled to.
extension UICollectionView {
  /// How far a finger may move for a tap, in points.
  private static let tapSlop: CGFloat = 10

  // MARK: By code

  func select(_ path: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard let path else {
      for path in collection.selected { deselect(path) }
      return
    }
    if !allowsMultipleSelection {
      for other in collection.selected where other != path { deselect(other) }
    }
    markSelected(path)
    if scrollPosition != [] { bring(path, to: scrollPosition, animated: animated) }
  }

  private func markSelected(_ path: IndexPath) {
    guard !collection.selected.contains(path) else { return }
    collection.selected.append(path)
    cell(path)?.isSelected = true
  }

  func deselect(_ path: IndexPath) {
    guard collection.selected.contains(path) else { return }
    collection.selected.removeAll { $0 == path }
    cell(path)?.isSelected = false
  }

  private func cell(_ path: IndexPath) -> UICollectionViewCell? {
    collection.view(.cell(path)) as? UICollectionViewCell
  }

  func item(at point: CGPoint) -> IndexPath? {
    prepareLayout()
    let spot = CGRect(origin: point, size: CGSize(width: 1, height: 1))
    let found = layout.layoutAttributesForElements(in: spot) ?? []
    return found.filter {
      $0.representedElementCategory == .cell && !$0.isHidden && $0.frame.contains(point)
    }.max { ($0.zIndex, $0.indexPath) < ($1.zIndex, $1.indexPath) }?.indexPath
  }

  // MARK: By a finger

  /// A finger that has stopped moving content is no touch for an item (fact 2.47).
  func touchCame(_ touch: UITouch?) {
    guard let touch, !activity.hasCaughtMotion, collection.touched == nil,
      allowsSelection || allowsMultipleSelection,
      let path = item(at: touch.location(in: self)), let cell = cell(path),
      collectionDelegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
    else { return }
    collection.touched = path
    cell.isHighlighted = true
    collectionDelegate?.collectionView(self, didHighlightItemAt: path)
  }

  func touchMoved(_ touch: UITouch?) {
    guard let touch, let path = collection.touched, let cell = cell(path) else { return }
    let reach = cell.frame.insetBy(dx: -Self.tapSlop, dy: -Self.tapSlop)
    if !reach.contains(touch.location(in: cell.superview)) { touchWasCancelled() }
  }

  func touchEnded(_ touch: UITouch?) {
    guard touch != nil, let path = collection.touched else { return }
    touchWasCancelled()
    tapped(path)
  }

  func touchWasCancelled() {
    guard let path = collection.touched else { return }
    collection.touched = nil
    guard let cell = cell(path), cell.isHighlighted else { return }
    cell.isHighlighted = false
    collectionDelegate?.collectionView(self, didUnhighlightItemAt: path)
  }

  private func tapped(_ path: IndexPath) {
    if collection.selected.contains(path) {
      if allowsMultipleSelection { untapped(path) }
      return
    }
    guard collectionDelegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
    if !allowsMultipleSelection { for other in collection.selected { untapped(other) } }
    markSelected(path)
    tell("collectionView(_:didSelectItemAt:)") { $0.collectionView(self, didSelectItemAt: path) }
  }

  private func untapped(_ path: IndexPath) {
    guard collectionDelegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else {
      return
    }
    deselect(path)
    tell("collectionView(_:didDeselectItemAt:)") {
      $0.collectionView(self, didDeselectItemAt: path)
    }
  }

  /// Tells the delegate, and whoever records the run that it was told.
  private func tell(_ method: String, _ call: (any UICollectionViewDelegate) -> Void) {
    guard let delegate = collectionDelegate else { return }
    ApplicationHost.observer?.delegateCalled(method, by: self)
    call(delegate)
  }

  // MARK: Scrolling

  func bring(_ path: IndexPath, to position: ScrollPosition, animated: Bool) {
    layoutNow()
    check(path)
    bringInRow(path, to: position, animated: animated)
    var offset = offset(for: path, position)
    guard !animated else { return scroll(to: offset, animated: true) }
    for _ in 0..<20 {
      scroll(to: offset, animated: false)
      layoutNow()
      // Cells that came in sight may have asked for other sizes.
      let now = self.offset(for: path, position)
      guard now != offset else { return }
      offset = now
    }
  }

  private func check(_ path: IndexPath) {
    let counts = currentCounts
    guard counts.indices.contains(path.section) else {
      Exception.raise(
        .internalInconsistency,
        "Attempted to scroll the collection view to an out-of-bounds section (\(path.section)) "
          + "when there are only \(counts.count) sections. Collection view: \(self).")
    }
    guard (0..<counts[path.section]).contains(path.item) else {
      Exception.raise(
        .internalInconsistency,
        "Attempted to scroll the collection view to an out-of-bounds item (\(path.item)) when "
          + "there are only \(counts[path.section]) items in section \(path.section). "
          + "Collection view: \(self).")
    }
  }

  private func offset(for path: IndexPath, _ position: ScrollPosition) -> CGPoint {
    prepareLayout()
    guard let frame = layout.layoutAttributesForItem(at: path)?.frame else { return contentOffset }
    let inset = adjustedContentInset
    var offset = contentOffset
    if position.contains(.top) {
      offset.y = frame.minY - inset.top
    } else if position.contains(.bottom) {
      offset.y = frame.maxY - bounds.height + inset.bottom
    } else if position.contains(.centeredVertically) {
      offset.y = frame.midY - (bounds.height + inset.top - inset.bottom) / 2
    }
    if position.contains(.left) {
      offset.x = frame.minX - inset.left
    } else if position.contains(.right) {
      offset.x = frame.maxX - bounds.width + inset.right
    } else if position.contains(.centeredHorizontally) {
      offset.x = frame.midX - (bounds.width + inset.left - inset.right) / 2
    }
    return CGPoint(
      x: legalRange(.horizontal).clamp(offset.x), y: legalRange(.vertical).clamp(offset.y))
  }
}
