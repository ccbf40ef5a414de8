import Foundation

/// Lays out one section of a compositional layout: its groups one after the other, in the layout's
/// direction or, in a row, across it; headers, footers and backgrounds around them.
///
/// A header lies before the content insets, a footer behind them. Of several at one edge the largest
/// says how much room they take. Those at an edge across the layout's direction take their room from
/// the groups.
///
/// - Complexity: O(items)
@MainActor struct SectionBuilder {
  let number: Int
  let section: NSCollectionLayoutSection
  let count: Int
  /// The axis along which the layout scrolls.
  let axis: ScrollAxis
  /// The room for the section.
  let container: CGSize
  /// What the groups keep clear besides the content insets, across the layout's axis.
  let reference: (start: CGFloat, end: CGFloat)
  /// The same for headers and footers.
  let edgeReference: (start: CGFloat, end: CGFloat)
  let surroundings: LayoutSurroundings
  let measured: (CollectionElement) -> CGSize?

  private var isRow: Bool { section.orthogonalScrollingBehavior != .none }

  /// - Parameter start: where the section begins along the layout's axis.
  func build(from start: CGFloat) -> CompositionalGeometry.Section {
    var built = CompositionalGeometry.Section()
    built.surroundings = surroundings
    built.section = section
    let edges = section.boundarySupplementaryItems.map { EdgeSize(item: $0, size: size(of: $0)) }
    let contentStart = start + room(for: edges, along: axis, side: -1)
    let along = ends(axis)
    var across = ends(axis.crossing)
    across.start += room(for: edges, along: axis.crossing, side: -1)
    across.end += room(for: edges, along: axis.crossing, side: 1)
    let inner = axis.size(
      max(0, axis.length(of: container) - along.start - along.end),
      across: max(0, axis.crossing.length(of: container) - across.start - across.end))
    let groups = placeGroups(in: inner, &built)
    let groupsStart = contentStart + along.start
    if isRow {
      built.row = row(&built, groups, at: groupsStart, across)
    } else {
      let origin = axis.point(groupsStart, across: across.start)
      built.items = built.items.map { $0.moved(by: origin) }
      built.lines = built.lines.map { $0.moved(by: groupsStart) }
    }
    let thickness = axis.length(of: groups)
    let contentEnd = groupsStart + thickness + along.end
    let end = contentEnd + room(for: edges, along: axis, side: 1)
    built.span = start..<max(start, end)
    built.edges = edges.map { edge in
      placed(edge, content: contentStart..<max(contentStart, contentEnd), span: built.span)
    }
    built.edges += section.decorationItems.map { background($0, span: built.span) }
    return built
  }

  /// What the section keeps clear at both ends of an axis.
  private func ends(_ side: ScrollAxis) -> (start: CGFloat, end: CGFloat) {
    var ends = section.contentInsets.ends(side)
    if side != axis {
      ends.start += reference.start
      ends.end += reference.end
    }
    return ends
  }

  // MARK: Groups

  /// Places all items from the origin on.
  ///
  /// - Returns: The size of all groups together.
  private func placeGroups(
    in inner: CGSize, _ built: inout CompositionalGeometry.Section
  ) -> CGSize {
    let direction = isRow ? axis.crossing : axis
    let solver = GroupSolver(count: count, traits: surroundings.traitCollection) { index in
      measured(.cell(IndexPath(item: index, section: number)))
    }
    let spacing = section.group.edgeSpacing
    let around = spacing?.ends(direction)
    let beside = spacing?.ends(direction.crossing)
    var (place, thickness): (CGFloat, CGFloat) = (0, 0)
    while built.items.count < count {
      let solved = solver.solve(section.group, in: inner, from: built.items.count)
      guard !solved.items.isEmpty else {
        Exception.raise(
          .internalInconsistency,
          "the group of section \(number) holds no items, so that its \(count) items have no place")
      }
      if !built.items.isEmpty { place += section.interGroupSpacing }
      place += around?.start?.spacing ?? 0
      let origin = direction.point(place, across: beside?.start?.spacing ?? 0)
      let first = built.items.count
      built.items += solved.items.map { $0.moved(by: origin) }
      let length = direction.length(of: solved.size)
      built.lines.append(
        CompositionalGeometry.Line(
          items: first..<built.items.count, span: place..<place + length))
      place += length + (around?.end?.spacing ?? 0)
      thickness = max(
        thickness,
        direction.crossing.length(of: solved.size) + (beside?.start?.spacing ?? 0)
          + (beside?.end?.spacing ?? 0))
    }
    return direction.size(place, across: thickness)
  }

  // MARK: A row

  private func row(
    _ built: inout CompositionalGeometry.Section, _ groups: CGSize, at start: CGFloat,
    _ across: (start: CGFloat, end: CGFloat)
  ) -> OrthogonalRow {
    let direction = axis.crossing
    built.items = built.items.map {
      $0.moved(by: direction.point(across.start, across: 0))
    }
    built.lines = built.lines.map { $0.moved(by: across.start) }
    let length = direction.length(of: container)
    let thickness = axis.length(of: groups)
    let content = across.start + direction.length(of: groups) + across.end
    var row = OrthogonalRow(
      section: number,
      frame: CGRect(
        origin: axis.point(start, across: 0), size: axis.size(thickness, across: length)),
      contentSize: axis.size(thickness, across: content), axis: direction,
      behavior: section.orthogonalScrollingBehavior, stops: [])
    let last = max(0, content - length)
    switch section.orthogonalScrollingBehavior {
    case .none, .continuous: break
    case .paging:
      row.stops = length > 0 ? Array(stride(from: 0, to: last, by: length)) + [last] : []
    case .continuousGroupLeadingBoundary, .groupPaging:
      row.stops = built.lines.map { min(last, $0.span.lowerBound - across.start) }
    case .groupPagingCentered:
      row.stops = built.lines.map { ($0.span.lowerBound + $0.span.upperBound - length) / 2 }
      row.start = row.stops.first ?? 0
      row.room = (max(0, 0 - row.start), max(0, (row.stops.last ?? 0) - last))
    }
    return row
  }

  // MARK: Headers, footers and backgrounds

  private struct EdgeSize {
    var item: NSCollectionLayoutBoundarySupplementaryItem
    var size: CGSize
  }

  /// What a header keeps clear at both ends across the layout's axis.
  private var edgeEnds: (start: CGFloat, end: CGFloat) {
    guard section.supplementariesFollowContentInsets else { return (0, 0) }
    let ends = section.contentInsets.ends(axis.crossing)
    return (ends.start + edgeReference.start, ends.end + edgeReference.end)
  }

  private func size(of item: NSCollectionLayoutBoundarySupplementaryItem) -> CGSize {
    let ends = edgeEnds
    let room = axis.size(
      axis.length(of: container),
      across: max(0, axis.crossing.length(of: container) - ends.start - ends.end))
    let key = CollectionElement(
      category: .supplementaryView, kind: item.elementKind,
      path: IndexPath(item: 0, section: number))
    return item.layoutSize.estimatedAxes.size(
      item.layoutSize.size(in: room), measured: measured(key))
  }

  /// How much room the headers at one end of an axis take; those at corners count along the layout's.
  private func room(for edges: [EdgeSize], along side: ScrollAxis, side end: Int) -> CGFloat {
    edges.filter { edge in
      let isAcross = edge.item.alignment.side(axis) == 0
      return edge.item.extendsBoundary && edge.item.alignment.side(side) == end
        && isAcross == (side != axis)
    }.map { side.length(of: $0.size) }.max() ?? 0
  }

  private func placed(
    _ edge: EdgeSize, content: Range<CGFloat>, span: Range<CGFloat>
  ) -> PlacedEdge {
    let item = edge.item
    let length = axis.length(of: edge.size)
    let along: CGFloat =
      switch (item.alignment.side(axis), item.extendsBoundary) {
      case (-1, true): content.lowerBound - length
      case (-1, false): content.lowerBound
      case (1, true): content.upperBound
      case (1, false): content.upperBound - length
      case (_, _): (content.lowerBound + content.upperBound - length) / 2
      }
    let ends = edgeEnds
    let width = axis.crossing.length(of: edge.size)
    let room = axis.crossing.length(of: container)
    let across: CGFloat =
      switch item.alignment.side(axis.crossing) {
      case -1: ends.start
      case 1: room - ends.end - width
      default: ends.start + (room - ends.start - ends.end - width) / 2
      }
    let origin = axis.point(along, across: across)
    return PlacedEdge(
      kind: item.elementKind, path: IndexPath(item: 0, section: number),
      frame: item.inset(
        CGRect(
          origin: CGPoint(x: origin.x + item.offset.x, y: origin.y + item.offset.y),
          size: edge.size)),
      estimated: item.layoutSize.estimatedAxes,
      // In front of the cells that it lies over.
      zIndex: item.pinToVisibleBounds ? max(item.zIndex, 10) : item.zIndex,
      pin: item.pinToVisibleBounds ? (item.alignment.side(axis) <= 0, span) : nil)
  }

  private func background(
    _ item: NSCollectionLayoutDecorationItem, span: Range<CGFloat>
  ) -> PlacedEdge {
    let all = CGRect(
      origin: axis.point(span.lowerBound, across: 0),
      size: axis.size(
        span.upperBound - span.lowerBound, across: axis.crossing.length(of: container)))
    return PlacedEdge(
      kind: item.elementKind, category: .decorationView,
      path: IndexPath(item: 0, section: number), frame: item.inset(all), zIndex: item.zIndex)
  }
}

extension CompositionalGeometry.Line {
  fileprivate func moved(by distance: CGFloat) -> Self {
    Self(items: items, span: span.lowerBound + distance..<span.upperBound + distance)
  }
}

extension NSDirectionalEdgeInsets {
  /// What is kept clear at both ends of an axis.
  func ends(_ axis: ScrollAxis) -> (start: CGFloat, end: CGFloat) {
    axis == .horizontal ? (leading, trailing) : (top, bottom)
  }
}
