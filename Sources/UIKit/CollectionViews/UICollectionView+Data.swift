import Foundation

/// Data and layout: when they are read and computed.
extension UICollectionView {
  func setUpCollection() {
    layout.collectionView = self
    backgroundColor = .black
  }

  func setCollectionDelegate(_ new: (any UICollectionViewDelegate)?) {
    guard new !== collectionDelegate else { return }
    collectionDelegate = new
    super.delegate = new
    sourceDidChange()
  }

  /// Another object has the data or gives sizes.
  func sourceDidChange() {
    collection.missing = []
    collection.isOutdated = true
    collection.isInvalid = true
    collection.answer = nil
    layout.invalidateLayout()
    setNeedsLayout()
  }

  func noteMissing(_ method: CollectionMethods) { collection.missing.insert(method) }

  /// The present numbers of items, read if need be.
  var currentCounts: [Int] {
    if collection.isOutdated, !collection.isPlacing { readData() }
    return collection.counts
  }

  func itemCount(in section: Int) -> Int {
    let counts = currentCounts
    guard counts.indices.contains(section) else {
      Exception.raise(
        .internalInconsistency,
        "request for number of items in section \(section) when there are only \(counts.count) "
          + "sections in the collection view")
    }
    return counts[section]
  }

  /// Reads the numbers, and forgets what is shown. While views are being placed that waits until it
  /// is done.
  func readData() {
    guard !collection.isPlacing else {
      collection.isOutdated = true
      return setNeedsLayout()
    }
    collection.isOutdated = false
    giveBack(collection.shown)
    collection.setShown([])
    collection.selected = []
    collection.touched = nil
    collection.prefetch.forget()
    collection.update = nil
    collection.updateDepth = 0
    collection.counts = readCounts()
    dataDidChange()
  }

  func readCounts() -> [Int] {
    guard let dataSource else { return [] }
    let sections = dataSource.numberOfSections(in: self)
    return (0..<max(0, sections)).map {
      max(0, dataSource.collectionView(self, numberOfItemsInSection: $0))
    }
  }

  /// The layout is to start from other data.
  ///
  /// - Parameter places: where items of before are now; none for data that were read anew.
  func dataDidChange(movedTo places: [IndexPath: IndexPath] = [:]) {
    let context = UICollectionViewFlowLayoutInvalidationContext()
    context.invalidateEverything = true
    context.invalidateDataSourceCounts = true
    context.places = places
    layout.invalidateLayout(with: context)
    layoutWasInvalidated()
  }

  // MARK: Layout

  func layoutWasInvalidated() {
    collection.isInvalid = true
    collection.answer = nil
    setNeedsLayout()
  }

  func layoutWasInvalidated(with context: UICollectionViewLayoutInvalidationContext) {
    layoutWasInvalidated()
    let offset = context.contentOffsetAdjustment
    if offset != .zero { contentGrew(above: offset) }
  }

  /// Computes the layout, if it is invalid.
  func prepareLayout() {
    if collection.isOutdated, !collection.isPlacing { readData() }
    guard collection.isInvalid else { return }
    collection.isInvalid = false
    layout.prepare()
    contentSize = layout.collectionViewContentSize
  }

  /// The layout is asked whether it is another one for the new bounds.
  func boundsDidChange(from old: CGRect) {
    let new = bounds
    guard new != old, layout.collectionView === self,
      layout.shouldInvalidateLayout(forBoundsChange: new)
    else { return }
    layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: new))
  }

  func setLayout(
    _ new: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
  ) {
    let old = layout
    guard new !== old else {
      completion?(true)
      return
    }
    for shown in collection.shown { shown.view.willTransition(from: old, to: new) }
    old.collectionView = nil
    layout = new
    new.collectionView = self
    new.invalidateLayout()
    layoutWasInvalidated()
    let show = { [self] in
      prepareLayout()
      var offset = new.targetContentOffset(forProposedContentOffset: contentOffset)
      for axis in ScrollAxis.allCases {
        axis.set(legalRange(axis).clamp(axis.value(of: offset)), of: &offset)
      }
      contentOffset = offset
      placeItems()
      for shown in collection.shown { shown.view.didTransition(from: old, to: new) }
    }
    guard animated, window != nil else {
      if !collection.isOutdated { show() }
      completion?(true)
      return
    }
    UIView.animate(withDuration: Self.updateDuration, animations: show) { completion?($0) }
  }

  func backgroundDidChange(from old: UIView?) {
    guard backgroundView !== old else { return }
    old?.removeFromSuperview()
    if let view = backgroundView { insertSubview(view, at: 0) }
    keepBackgroundInPlace()
  }

  func keepBackgroundInPlace() {
    if let view = backgroundView, view.frame != bounds { view.frame = bounds }
  }
}
