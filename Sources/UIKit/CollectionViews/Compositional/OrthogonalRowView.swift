import Foundation

/// The scroll view in which a section is scrolled by itself.
///
/// Its cells are its subviews while they are in sight. It has no delegate, as UIKit's has none that an
/// app knows of; it is neither an app's nor in its way.
@MainActor final class OrthogonalRowView: UIScrollView {
  private(set) var row: OrthogonalRow
  private weak var collectionView: UICollectionView?
  private var isBeingPlaced = false

  init(_ row: OrthogonalRow, of collectionView: UICollectionView) {
    self.row = row
    self.collectionView = collectionView
    super.init(frame: row.frame)
    contentInsetAdjustmentBehavior = .never
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    scrollsToTop = false
  }

  required init?(coder: NSCoder) {
    Unsupported.call("UICollectionView.init(coder:)", advice: "Make the view in code.")
  }

  /// Takes on the place, the size and the offset that the layout knows.
  func place(_ new: OrthogonalRow, offset: CGFloat) {
    isBeingPlaced = true
    defer { isBeingPlaced = false }
    row = new
    isPagingEnabled = new.behavior.isPaged
    if new.axis == .horizontal {
      alwaysBounceHorizontal = true
      contentInset = UIEdgeInsets(top: 0, left: new.room.start, bottom: 0, right: new.room.end)
    } else {
      alwaysBounceVertical = true
      contentInset = UIEdgeInsets(top: new.room.start, left: 0, bottom: new.room.end, right: 0)
    }
    if frame != new.frame { frame = new.frame }
    if contentSize != new.contentSize { contentSize = new.contentSize }
    // A finger, a fling or an animation minds the offset itself.
    guard !activity.isBusy else { return }
    let legal = legalRange(new.axis).clamp(offset)
    var point = CGPoint.zero
    new.axis.set(legal, of: &point)
    if contentOffset != point { contentOffset = point }
  }

  override func visibleBoundsDidChange(from old: CGRect) {
    super.visibleBoundsDidChange(from: old)
    guard old.origin != bounds.origin else { return }
    collectionView?.rowMoved(
      row.section, to: row.axis.value(of: bounds.origin), isByLayout: isBeingPlaced)
  }

  /// The nearest place at which the row may rest; of a paged one no further than the next.
  override func restingOffset(near natural: CGPoint, from present: CGPoint) -> CGPoint {
    guard !row.stops.isEmpty else { return natural }
    var result = natural
    let place = row.axis.value(of: natural)
    var nearest = index(nearest: place)
    if row.behavior.isPaged {
      let now = index(nearest: row.axis.value(of: present))
      nearest = min(max(nearest, now - 1), now + 1)
    }
    row.axis.set(legalRange(row.axis).clamp(row.stops[nearest]), of: &result)
    return result
  }

  private func index(nearest place: CGFloat) -> Int {
    row.stops.indices.min {
      (row.stops[$0] - place).magnitude < (row.stops[$1] - place).magnitude
    } ?? 0
  }
}

/// Sections that are scrolled by themselves.
extension UICollectionView {
  /// Has a scroll view for each row in a part of the content.
  func placeRows(around part: CGRect) {
    let wanted = layout.rows(in: part)
    guard !(wanted.isEmpty && collection.rows.isEmpty) else { return }
    var views: [OrthogonalRowView] = []
    for row in wanted {
      let offset = layout.offset(of: row)
      if let known = collection.rows.first(where: { $0.row.section == row.section }) {
        known.place(row, offset: offset)
        views.append(known)
      } else {
        let view = OrthogonalRowView(row, of: self)
        AnimationContext.withoutAnimation { view.place(row, offset: offset) }
        insertSubview(view, at: viewsBehind(with: backgroundView))
        views.append(view)
      }
    }
    for view in collection.rows where !views.contains(where: { $0 === view }) {
      collection.leavingRows.append(view)
    }
    collection.rows = views
  }

  /// Takes away the scroll views of rows that are no longer in sight, once their cells are elsewhere.
  func removeLeavingRows() {
    for view in collection.leavingRows { view.removeFromSuperview() }
    collection.leavingRows = []
  }

  /// A row was scrolled.
  func rowMoved(_ section: Int, to offset: CGFloat, isByLayout: Bool) {
    // Where the layout itself has put it, the layout knows.
    guard !isByLayout else { return }
    layout.noteOffset(offset, ofRow: section)
    collection.answer = nil
    setNeedsLayout()
  }

  /// The view that holds an element's view: the row's, or the collection view itself.
  func host(of attributes: UICollectionViewLayoutAttributes) -> UIView {
    guard let section = attributes.row else { return self }
    let row: UIView? = collection.rows.first { $0.row.section == section }
    return row ?? self
  }

  /// Scrolls the row of an item until it is at a position.
  func bringInRow(_ path: IndexPath, to position: ScrollPosition, animated: Bool) {
    guard let row = layout.row(path.section),
      let frame = layout.layoutAttributesForItem(at: path)?.frame
    else { return }
    let present = layout.offset(of: row)
    let start = row.axis.value(of: frame.origin) - row.axis.value(of: row.frame.origin) + present
    let length = row.axis.length(of: frame.size)
    let visible = row.axis.length(of: row.frame.size)
    let (first, middle, last): (ScrollPosition, ScrollPosition, ScrollPosition) =
      row.axis == .horizontal
      ? (.left, .centeredHorizontally, .right) : (.top, .centeredVertically, .bottom)
    var offset = present
    if position.contains(first) {
      offset = start
    } else if position.contains(middle) {
      offset = start + length / 2 - visible / 2
    } else if position.contains(last) {
      offset = start + length - visible
    } else {
      // Asked for a place along the layout only: as little as needed.
      offset = min(max(offset, start + length - visible), start)
    }
    let end = max(0, row.axis.length(of: row.contentSize) - visible) + row.room.end
    offset = min(max(offset, 0 - row.room.start), end)
    guard let view = collection.rows.first(where: { $0.row.section == path.section }) else {
      layout.noteOffset(offset, ofRow: path.section)
      return layoutWasInvalidated()
    }
    var point = CGPoint.zero
    row.axis.set(offset, of: &point)
    view.setContentOffset(point, animated: animated)
  }
}
