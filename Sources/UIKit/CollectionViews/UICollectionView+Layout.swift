import Foundation

/// Which views exist, and where they are: the work of each layout.
extension UICollectionView {
  /// How many cells may ask for another size in one pass, one after the other.
  private static let sizeLimit = 1000

  /// Shows what is in sight.
  ///
  /// - Complexity: O(1) as long as nothing comes in sight or leaves it and the layout is valid.
  func placeItems() {
    guard !collection.isPlacing else { return }
    keepBackgroundInPlace()
    prepareLayout()
    guard collection.isOutdated || collection.answer?.isSettled(for: bounds) != true else { return }
    collection.isPlacing = true
    defer { collection.isPlacing = false }
    for _ in 0..<Self.sizeLimit {
      prepareLayout()
      guard showItems() else { return tellPrefetching() }
    }
    Exception.layoutNeverSettled(
      "\(Swift.type(of: self)): its cells ask for other sizes each time that they are laid out")
  }

  /// - Returns: Whether it has to be done again, since a cell has asked for another size.
  private func showItems() -> Bool {
    guard dataSource != nil, !bounds.isEmpty else {
      giveBack(collection.shown)
      collection.setShown([])
      placeRows(around: .null)
      removeLeavingRows()
      return false
    }
    let visible = bounds
    placeRows(around: visible)
    let wanted = answer(around: visible).attributes.filter {
      !$0.isHidden && $0.frame.intersects(visible)
    }
    let keys = Set(wanted.map(\.key))
    let old = collection.shown
    collection.setShown(old.filter { keys.contains($0.element) })
    giveBack(old.filter { !keys.contains($0.element) })
    var shown: [CollectionState.Shown] = []
    // What is outdated meanwhile is not asked for any more.
    for attributes in wanted where !collection.isOutdated {
      let isNew = collection.view(attributes.key) == nil
      let view = collection.view(attributes.key) ?? newView(attributes)
      shown.append(
        CollectionState.Shown(element: attributes.key, attributes: attributes, view: view))
      apply(attributes, to: view)
      if isNew || attributes.isEstimate {
        if askForSize(view, attributes) {
          // All that is shown so far stays; the rest follows in the next round.
          collection.setShown(
            shown
              + collection.shown.filter { present in
                !shown.contains { $0.element == present.element }
              })
          if isNew { willShow(view, attributes) }
          return true
        }
        if isNew { willShow(view, attributes) }
      }
    }
    collection.setShown(shown)
    removeLeavingRows()
    collection.answer?.settle(for: visible)
    return false
  }

  /// What the layout says about the bounds and a screen around them, asked anew only when the
  /// bounds leave that part.
  private func answer(around visible: CGRect) -> CollectionAnswer {
    if let answer = collection.answer, answer.part.contains(visible) { return answer }
    let part = visible.insetBy(dx: -visible.width, dy: -visible.height)
    let attributes = layout.layoutAttributesForElements(in: part) ?? []
    for attributes in attributes { check(attributes) }
    let answer = CollectionAnswer(
      part: part, attributes: attributes.sorted { ($0.zIndex, $0.order) < ($1.zIndex, $1.order) })
    collection.answer = answer
    return answer
  }

  private func check(_ attributes: UICollectionViewLayoutAttributes) {
    let path = attributes.indexPath
    guard attributes.representedElementCategory == .cell else { return }
    let counts = collection.counts
    guard counts.indices.contains(path.section), (0..<counts[path.section]).contains(path.item)
    else {
      Exception.raise(
        .internalInconsistency,
        "UICollectionView received layout attributes for a cell with an index path that does not "
          + "exist: \(path.words)")
    }
  }

  /// A new view is asked what size it would like, and the layout whether it follows.
  private func askForSize(
    _ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard attributes.representedElementCategory != .decorationView, layout.asksCells else {
      return false
    }
    let preferred = view.preferredLayoutAttributesFitting(attributes)
    guard
      layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
    else { return false }
    layout.invalidateLayout(
      with: layout.invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes))
    return true
  }

  func apply(
    _ attributes: UICollectionViewLayoutAttributes, to view: UICollectionReusableView
  ) {
    let host = host(of: attributes)
    if let present = view.superview, present !== host { host.addSubview(view) }
    var geometry = view.layer.geometry
    geometry.size = attributes.size
    geometry.position = attributes.center
    if host !== self {
      geometry.position.x += host.bounds.minX - host.frame.minX
      geometry.position.y += host.bounds.minY - host.frame.minY
    }
    geometry.transform = attributes.transform
    if geometry != view.layer.geometry { view.editGeometry { $0 = geometry } }
    if view.alpha != attributes.alpha { view.alpha = attributes.alpha }
    let depth = CGFloat(attributes.zIndex)
    if view.layer.zPosition != depth { view.layer.zPosition = depth }
    view.apply(attributes)
  }
}

extension UICollectionViewLayoutAttributes {
  /// The order in which elements of the same depth lie, from back to front: cells, then headers and
  /// footers; each by their paths.
  fileprivate var order: Int {
    let category = representedElementCategory == .cell ? 0 : 1
    // That of a header of the whole layout has one index only.
    return category << 60 + min(indexPath.first ?? 0, 1 << 28 - 1) << 31
      + min(indexPath.last ?? 0, 1 << 30)
  }
}
