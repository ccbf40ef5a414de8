import Foundation

extension UICollectionViewCompositionalLayout {
  /// - Complexity: O(sections) and O(1) for each element in the rectangle.
  func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    var found = geometry.edges.map { attributes(of: $0) }.filter { $0.frame.intersects(rect) }
    for number in geometry.sections.indices {
      let section = geometry.sections[number]
      found += section.edges.map { attributes(of: $0) }.filter { $0.frame.intersects(rect) }
      guard geometry.axis.touches(rect, section.span.widened) else { continue }
      let items = items(in: rect, of: number)
      tell(section, of: items, in: rect)
      found += items
    }
    return found
  }

  /// The cells and badges of a section.
  private func items(in rect: CGRect, of number: Int) -> [UICollectionViewLayoutAttributes] {
    var part = rect
    if let row = geometry.sections[number].row {
      part = rect.intersection(row.frame)
      guard !part.isNull, !part.isEmpty else { return [] }
      let shift = shift(into: row)
      part = part.offsetBy(dx: shift.x, dy: shift.y)
    }
    return geometry.items(in: part, section: number).flatMap { item in
      [attributes(of: item, in: number)] + badges(of: item, in: number)
    }
  }

  /// A section's handler may change what is in sight, when all of that is asked for.
  private func tell(
    _ section: CompositionalGeometry.Section, of items: [UICollectionViewLayoutAttributes],
    in rect: CGRect
  ) {
    guard let handler = section.section?.visibleItemsInvalidationHandler,
      let surroundings = section.surroundings, let collectionView,
      rect.contains(collectionView.bounds)
    else { return }
    let shift = section.row.map { self.shift(into: $0) } ?? .zero
    let visible = items.filter { $0.frame.intersects(collectionView.bounds) }
    handler(
      visible.map { VisibleItem($0, shift: shift) },
      section.row.map { $0.axis.point(offset(of: $0), across: 0) } ?? collectionView.contentOffset,
      surroundings)
  }

  // MARK: Cells

  func attributes(of item: PlacedItem, in number: Int) -> UICollectionViewLayoutAttributes {
    let attributes = make()
    attributes.become(.cell, nil, at: IndexPath(item: item.index, section: number))
    set(item.frame, estimated: item.estimated, zIndex: item.zIndex, in: number, attributes)
    return attributes
  }

  /// The supplementary views that are fastened to a cell.
  private func badges(
    of item: PlacedItem, in number: Int
  ) -> [UICollectionViewLayoutAttributes] {
    guard let pattern = item.pattern else { return [] }
    let path = IndexPath(item: item.index, section: number)
    return pattern.supplementaryItems.map { badge in
      let attributes = make()
      attributes.become(.supplementaryView, badge.elementKind, at: path)
      let axes = badge.layoutSize.estimatedAxes
      let size = axes.size(
        badge.layoutSize.size(in: item.frame.size), measured: measured[attributes.key])
      set(
        badge.inset(badge.frame(on: item.frame, size: size)), estimated: axes,
        zIndex: badge.zIndex, in: number, attributes)
      return attributes
    }
  }

  private func set(
    _ frame: CGRect, estimated: EstimatedAxes, zIndex: Int, in number: Int,
    _ attributes: UICollectionViewLayoutAttributes
  ) {
    attributes.frame = frame
    if let row = geometry.sections[number].row {
      let shift = shift(into: row)
      attributes.frame = frame.offsetBy(dx: -shift.x, dy: -shift.y)
      attributes.row = number
    }
    attributes.zIndex = zIndex
    attributes.estimated = estimated
    attributes.isEstimate = !estimated.isEmpty && measured[attributes.key] == nil
  }

  // MARK: Headers, footers and backgrounds

  func edgeAttributes(_ element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    let all = geometry.edges + geometry.sections.flatMap(\.edges)
    if let edge = all.first(where: { $0.key == element }) { return attributes(of: edge) }
    guard let item = geometry.item(element.path) else { return nil }
    return badges(of: item, in: element.path.section).first { $0.key == element }
  }

  private func attributes(of edge: PlacedEdge) -> UICollectionViewLayoutAttributes {
    let attributes = make()
    attributes.become(edge.category, edge.kind, at: edge.path)
    attributes.frame = edge.frame
    attributes.zIndex = edge.zIndex
    attributes.estimated = edge.estimated
    attributes.isEstimate = !edge.estimated.isEmpty && measured[attributes.key] == nil
    if let pin = edge.pin, let collectionView {
      attributes.frame = geometry.axis.pinned(
        edge.frame, to: pin.isStart, of: collectionView.visibleContent, within: pin.span)
    }
    return attributes
  }

  private func make() -> UICollectionViewLayoutAttributes {
    UICollectionViewLayoutAttributes.make(Swift.type(of: self).layoutAttributesClass)
  }

  // MARK: Rows

  /// From the content's coordinates into those of a row.
  private func shift(into row: OrthogonalRow) -> CGPoint {
    let along = row.axis.point(offset(of: row), across: 0)
    return CGPoint(x: along.x - row.frame.minX, y: along.y - row.frame.minY)
  }
}

extension ScrollAxis {
  /// Where a header or footer lies that stays in sight with its section.
  ///
  /// - Parameters:
  ///   - isStart: whether it keeps to the beginning of what is visible, else to its end.
  ///   - span: what it does not leave.
  func pinned(
    _ frame: CGRect, to isStart: Bool, of visible: CGRect, within span: Range<CGFloat>
  ) -> CGRect {
    let length = length(of: frame.size)
    var start = value(of: frame.origin)
    if isStart {
      start = max(start, min(value(of: visible.origin), span.upperBound - length))
    } else {
      let end = value(of: visible.origin) + self.length(of: visible.size)
      start = min(start, max(end - length, span.lowerBound))
    }
    var origin = frame.origin
    set(start, of: &origin)
    return CGRect(origin: origin, size: frame.size)
  }
}

extension UICollectionView {
  /// The part of the content that insets leave visible.
  var visibleContent: CGRect { bounds.inset(by: adjustedContentInset) }
}

extension Range where Bound == CGFloat {
  /// A pixel more at both ends: frames are on pixels, spans are not.
  fileprivate var widened: Self { lowerBound - 1..<upperBound + 1 }
}
