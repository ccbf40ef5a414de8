import Foundation

/// An item that a group has given a place.
struct PlacedItem {
  /// Its index in the section.
  var index: Int
  /// Of the cell, without its insets.
  var frame: CGRect
  var estimated: EstimatedAxes = []
  var zIndex = 0
  /// The badges that come with it; nil for none.
  var pattern: NSCollectionLayoutItem?

  func moved(by offset: CGPoint) -> PlacedItem {
    var moved = self
    moved.frame = frame.offsetBy(dx: offset.x, dy: offset.y)
    return moved
  }
}

/// A header, a footer, a badge or a background that has a place.
struct PlacedEdge {
  var kind: String
  var category = UICollectionView.ElementCategory.supplementaryView
  var path: IndexPath
  var frame: CGRect
  var estimated: EstimatedAxes = []
  var zIndex = 0
  /// For one that stays in sight: at the beginning or the end of what along the layout's axis.
  var pin: (isStart: Bool, span: Range<CGFloat>)?

  var key: CollectionElement { CollectionElement(category: category, kind: kind, path: path) }
}

/// Where a compositional layout has put everything.
struct CompositionalGeometry {
  /// A group.
  struct Line {
    /// In the section's list of items.
    var items: Range<Int>
    /// Along the axis on which the section's groups follow one another.
    var span: Range<CGFloat>
  }

  /// One section.
  struct Section {
    /// From its first header to its last footer along the layout's axis.
    var span: Range<CGFloat> = 0..<0
    var items: [PlacedItem] = []
    var lines: [Line] = []
    var edges: [PlacedEdge] = []
    /// The row in which its items are scrolled; nil for a section without. Then items and lines are in
    /// the row's coordinates.
    var row: OrthogonalRow?
    var surroundings: LayoutSurroundings?
    var section: NSCollectionLayoutSection?
  }

  var axis = ScrollAxis.vertical
  var sections: [Section] = []
  /// Headers and footers of the whole layout.
  var edges: [PlacedEdge] = []
  var contentSize = CGSize.zero
  var hasPins = false
  var hasEstimates = false
  var hasHandlers = false

  func item(_ path: IndexPath) -> PlacedItem? {
    guard path.count == 2, sections.indices.contains(path[0]),
      sections[path[0]].items.indices.contains(path[1])
    else { return nil }
    return sections[path[0]].items[path[1]]
  }

  /// The items of a section in a rectangle of the content, or of its row.
  ///
  /// - Complexity: O(log n) to find the first, and O(1) for each item in the rectangle.
  func items(in rect: CGRect, section: Int) -> [PlacedItem] {
    let section = sections[section]
    let axis = section.row == nil ? axis : axis.crossing
    let start = axis.value(of: rect.origin)
    let end = start + axis.length(of: rect.size)
    // Frames are on pixels, spans are not.
    var (low, high) = (0, section.lines.count)
    while low < high {
      let middle = (low + high) / 2
      if section.lines[middle].span.upperBound < start - 1 {
        low = middle + 1
      } else {
        high = middle
      }
    }
    var found: [PlacedItem] = []
    for line in section.lines[low...] {
      guard line.span.lowerBound <= end + 1 else { break }
      found += section.items[line.items].filter { $0.frame.intersects(rect) }
    }
    return found
  }
}

/// A section that is scrolled by itself, across the layout's direction.
struct OrthogonalRow {
  var section: Int
  /// What of the collection view's content it fills.
  var frame: CGRect
  var contentSize: CGSize
  /// Across the layout's direction.
  var axis: ScrollAxis
  var behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  /// Offsets at which it may come to rest, in order; none where it may anywhere.
  var stops: [CGFloat]
  /// Where it stands before it was ever scrolled.
  var start: CGFloat = 0
  /// Points that it can be scrolled beyond its content's ends, for a group there to be in the middle.
  var room: (start: CGFloat, end: CGFloat) = (0, 0)
}
