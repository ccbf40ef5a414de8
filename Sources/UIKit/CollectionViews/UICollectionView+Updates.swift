import Foundation

/// Items and sections that come, go and move.
extension UICollectionView {
  /// How long an update is shown, in seconds.
  static let updateDuration = 0.3

  func beginUpdate() {
    if collection.updateDepth == 0 {
      // The data of before: what is said of it counts from there.
      if collection.isOutdated { readData() }
      collection.update = ListUpdate()
    }
    collection.updateDepth += 1
  }

  func endUpdate(_ completion: ((Bool) -> Void)?) {
    guard collection.updateDepth > 0 else { return }
    collection.updateDepth -= 1
    guard collection.updateDepth == 0, let update = collection.update else { return }
    collection.update = nil
    guard !collection.isPlacing else {
      // Views are being placed: what has changed is read when that is done.
      readData()
      return UIApplication.shared.clock.after(0) { completion?(true) }
    }
    perform(update, completion)
  }

  /// Notes a change; outside of an update it is one by itself.
  func change(_ change: (inout ListUpdate) -> Void) {
    guard !(collection.updateDepth == 0 && collection.isOutdated) else {
      // Nothing has been read yet that could change.
      return readData()
    }
    beginUpdate()
    if var update = collection.update {
      change(&update)
      collection.update = update
    }
    endUpdate(nil)
  }

  /// Shows a change of the data of which all is known before it is made.
  ///
  /// - Parameter change: makes the change.
  func perform(
    _ update: ListUpdate, _ change: () -> Void, completion: @escaping (Bool) -> Void
  ) {
    guard !collection.isOutdated, collection.updateDepth == 0 else {
      // Nothing has been read yet that could change.
      change()
      readData()
      return UIApplication.shared.clock.after(0) { completion(true) }
    }
    beginUpdate()
    collection.update = update
    change()
    endUpdate(completion)
  }

  /// Has the cells that are shown of some items filled anew.
  func reconfigure(_ paths: [IndexPath]) {
    for path in paths {
      guard let shown = collection.shown.first(where: { $0.element == .cell(path) }), let dataSource
      else { continue }
      if let identifier = shown.view.reuseIdentifier {
        collection.pool.offer(shown.view, for: poolKey(nil, identifier))
      }
      guard asked({ dataSource.collectionView(self, cellForItemAt: path) }) === shown.view else {
        Exception.raise(
          .internalInconsistency,
          "Attempted to dequeue a cell of a different type or identifier while reconfiguring the "
            + "item at index path \(path.words)")
      }
      measureAnew(shown)
    }
  }

  /// A cell that was filled anew may ask for another size.
  private func measureAnew(_ shown: CollectionState.Shown) {
    guard layout.asksCells else { return }
    let preferred = shown.view.preferredLayoutAttributesFitting(shown.attributes)
    guard preferred.size != shown.attributes.size else { return }
    layout.forgetSize(of: shown.element)
    // They are shared with nobody: a copy is asked about.
    let original = shown.attributes.copy() as? UICollectionViewLayoutAttributes ?? shown.attributes
    original.isEstimate = !original.estimated.isEmpty
    guard
      layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    else { return }
    layout.invalidateLayout(
      with: layout.invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))
  }

  private func perform(_ update: ListUpdate, _ completion: ((Bool) -> Void)?) {
    let counts = readCounts()
    let mapping = update.mapping(from: collection.counts, to: counts, wording: .collection)
    var places = mapping.places
    for path in update.reloadedItems { places[path] = nil }
    let old = collection.shown
    let isStaying = { (shown: CollectionState.Shown) in
      shown.element.category == .cell && places[shown.element.path] != nil
    }
    let gone = old.filter { $0.element.category == .cell && !isStaying($0) }
    giveBack(old.filter { $0.element.category != .cell })
    collection.setShown(
      old.filter(isStaying).map { shown in
        var moved = shown
        moved.element.path = places[shown.element.path] ?? shown.element.path
        return moved
      })
    collection.selected = collection.selected.compactMap { places[$0] }
    collection.touched = collection.touched.flatMap { places[$0] }
    let arrival = arrival(mapping, update)
    let finals = gone.map {
      layout.finalLayoutAttributesForDisappearingItem(at: $0.element.path)
    }
    collection.counts = counts
    dataDidChange(movedTo: places)
    layout.prepare(forCollectionViewUpdates: items(of: update))
    collection.arrival = arrival
    let show = { [self] in
      for (shown, final) in zip(gone, finals) {
        if let final { apply(final, to: shown.view) } else { shown.view.alpha = 0 }
      }
      prepareLayout()
      let offset = layout.targetContentOffset(forProposedContentOffset: contentOffset)
      if offset != contentOffset { contentOffset = offset }
      placeItems()
      collection.arrival = nil
    }
    let finish: (Bool) -> Void = { [self] isFinished in
      for shown in gone {
        shown.view.removeFromSuperview()
        shown.view.alpha = 1
        putAway(shown)
      }
      completion?(isFinished)
    }
    if window != nil, UIView.areAnimationsEnabled {
      UIView.animate(withDuration: Self.updateDuration, animations: show, completion: finish)
    } else {
      UIView.performWithoutAnimation(show)
      UIApplication.shared.clock.after(0) { finish(true) }
    }
    layout.finalizeCollectionViewUpdates()
  }

  /// Where items that come in sight by the update were.
  private func arrival(_ mapping: ListMapping, _ update: ListUpdate) -> CollectionArrival {
    var arrival = CollectionArrival(origins: [:], oldAttributes: [:])
    let known = collection.answer?.attributes ?? []
    for attributes in known where attributes.representedElementCategory == .cell {
      arrival.oldAttributes[attributes.indexPath] =
        attributes.copy() as? UICollectionViewLayoutAttributes
    }
    let reloaded = Set(update.reloadedItems)
    for (section, items) in mapping.items.enumerated() {
      for case (let item, let origin?) in items.enumerated() where !reloaded.contains(origin) {
        arrival.origins[IndexPath(item: item, section: section)] = origin
      }
    }
    return arrival
  }

  private func items(of update: ListUpdate) -> [UICollectionViewUpdateItem] {
    func whole(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
    var items: [UICollectionViewUpdateItem] = []
    for section in update.deletedSections {
      items.append(.init(.delete, before: whole(section), after: nil))
    }
    for section in update.insertedSections {
      items.append(.init(.insert, before: nil, after: whole(section)))
    }
    items += update.deletedItems.map { .init(.delete, before: $0, after: nil) }
    items += update.reloadedItems.map { .init(.reload, before: $0, after: $0) }
    items += update.insertedItems.map { .init(.insert, before: nil, after: $0) }
    items += update.movedItems.map { .init(.move, before: $0.from, after: $0.to) }
    return items
  }
}
