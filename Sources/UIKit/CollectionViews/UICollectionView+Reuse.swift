import Foundation

/// Cells and other views that come and go.
extension UICollectionView {
  /// What a kind's views of an identifier wait under; nil is the kind of cells.
  func poolKey(_ kind: String?, _ identifier: String) -> String {
    (kind ?? "UICollectionElementKindCell") + "/" + identifier
  }

  func takeCell(_ identifier: String) -> UICollectionViewCell {
    let view = take(nil, identifier)
    guard let cell = view as? UICollectionViewCell else {
      Exception.raise(
        .internalInconsistency,
        "invalid class registered for identifier (\(identifier)) - class must be a subclass of "
          + "UICollectionViewCell")
    }
    return cell
  }

  func take(_ kind: String?, _ identifier: String) -> UICollectionReusableView {
    let key = poolKey(kind, identifier)
    if let view = collection.pool.take(key) {
      view.prepareForReuse()
      return view
    }
    guard let type = collection.pool.registered(key) else {
      Exception.raise(
        .internalInconsistency,
        "could not dequeue a view of kind: \(kind ?? "UICollectionElementKindCell") with "
          + "identifier \(identifier) - must register a nib or a class for the identifier or "
          + "connect a prototype cell in a storyboard")
    }
    guard let view = ListViewMaker.reusable(type) else {
      Exception.raise(
        .internalInconsistency,
        "invalid class registered for identifier (\(identifier)) - class must be a subclass of "
          + "UICollectionReusableView")
    }
    view.reuseIdentifier = identifier
    return view
  }

  /// The view of an element that comes in sight.
  func newView(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView {
    AnimationContext.withoutAnimation {
      let view = madeView(attributes)
      apply(attributes, to: view)
      if let cell = view as? UICollectionViewCell {
        let isSelected = collection.selected.contains(attributes.indexPath)
        if cell.isSelected != isSelected { cell.isSelected = isSelected }
        if cell.isHighlighted { cell.isHighlighted = false }
      }
      // Behind what the app has added itself; `zPosition` orders the elements.
      let host = host(of: attributes)
      if attributes.zIndex < 0 {
        // What is behind all is so for touches too.
        host.insertSubview(view, at: host === self ? viewsBehind(with: backgroundView) : 0)
      } else if let neighbour = collection.shown.last(where: { $0.view.superview === host })?.view {
        host.insertSubview(view, aboveSubview: neighbour)
      } else {
        host.insertSubview(view, at: host === self ? viewsBehind(with: backgroundView) : 0)
      }
      return view
    }
  }

  private func madeView(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionReusableView {
    let path = attributes.indexPath
    let kind = attributes.representedElementKind ?? ""
    switch attributes.representedElementCategory {
    case .cell:
      guard let cell = asked({ dataSource?.collectionView(self, cellForItemAt: path) }) else {
        Exception.raise(
          .internalInconsistency,
          "the collection view's data source did not return a valid cell from "
            + "-collectionView:cellForItemAtIndexPath: for index path \(path.words)")
      }
      return cell
    case .supplementaryView:
      guard
        let view = asked({
          dataSource?.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
        })
      else {
        Exception.raise(
          .internalInconsistency,
          "the collection view's data source did not return a valid view for \(kind) at "
            + path.words)
      }
      return view
    case .decorationView:
      if let view = collection.pool.take(poolKey(kind, "")) { return view }
      guard let type = layout.decorations[kind], let view = ListViewMaker.reusable(type) else {
        Exception.raise(
          .internalInconsistency,
          "could not dequeue a view of kind: \(kind) with identifier (null) - must register a nib "
            + "or a class for the identifier or connect a prototype cell in a storyboard")
      }
      return view
    }
  }

  /// The view is in place; how it arrives while an update is shown.
  func willShow(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
    let path = attributes.indexPath
    switch attributes.representedElementCategory {
    case .cell:
      if let cell = view as? UICollectionViewCell {
        collectionDelegate?.collectionView(self, willDisplay: cell, forItemAt: path)
      }
    case .supplementaryView:
      collectionDelegate?.collectionView(
        self, willDisplaySupplementaryView: view,
        forElementKind: attributes.representedElementKind ?? "", at: path)
    case .decorationView: break
    }
    guard let arrival = collection.arrival, attributes.representedElementCategory == .cell else {
      return
    }
    UIView.performWithoutAnimation {
      if let origin = arrival.origins[path], let old = arrival.oldAttributes[origin] {
        apply(old, to: view)
      } else if let initial = layout.initialLayoutAttributesForAppearingItem(at: path) {
        apply(initial, to: view)
      } else {
        view.alpha = 0
      }
    }
    apply(attributes, to: view)
  }

  /// Takes views from the screen; they wait to be shown again.
  func giveBack(_ gone: [CollectionState.Shown]) {
    for shown in gone {
      shown.view.removeFromSuperview()
      putAway(shown)
    }
  }

  func putAway(_ shown: CollectionState.Shown) {
    let path = shown.element.path
    switch shown.element.category {
    case .cell:
      if let cell = shown.view as? UICollectionViewCell {
        collectionDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
      }
      if let identifier = shown.view.reuseIdentifier {
        collection.pool.put(shown.view, for: poolKey(nil, identifier))
      }
    case .supplementaryView:
      let kind = shown.element.kind ?? ""
      collectionDelegate?.collectionView(
        self, didEndDisplayingSupplementaryView: shown.view, forElementOfKind: kind, at: path)
      if let identifier = shown.view.reuseIdentifier {
        collection.pool.put(shown.view, for: poolKey(kind, identifier))
      }
    case .decorationView:
      collection.pool.put(shown.view, for: poolKey(shown.element.kind, ""))
    }
  }
}
