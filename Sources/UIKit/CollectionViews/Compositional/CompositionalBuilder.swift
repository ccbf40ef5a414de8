import Foundation

/// Lays out all sections of a compositional layout, one after the other.
///
/// Where text runs from right to left, a layout that scrolls up and down is mirrored, its rows too.
///
/// - Complexity: O(items)
@MainActor struct CompositionalBuilder {
  private let layout: UICollectionViewCompositionalLayout
  private let view: UICollectionView
  private let axis: ScrollAxis
  private let container: CGSize
  private let isMirrored: Bool
  private let pixels: PixelRounding

  init(layout: UICollectionViewCompositionalLayout, view: UICollectionView) {
    self.layout = layout
    self.view = view
    axis = layout.configuration.scrollDirection == .vertical ? .vertical : .horizontal
    container = layout.container(of: view.bounds.size)
    isMirrored = view.isMirrored && axis == .vertical
    pixels = PixelRounding(scale: ApplicationHost.pixelsInPoint)
  }

  func build() -> CompositionalGeometry {
    var geometry = CompositionalGeometry()
    geometry.axis = axis
    let global = layout.configuration.boundarySupplementaryItems
    let sizes = global.enumerated().map { size(of: $1, at: $0) }
    var end = room(for: global, sizes, side: -1)
    let first = end
    for (number, count) in view.currentCounts.enumerated() {
      if number > 0 { end += layout.configuration.interSectionSpacing }
      let built = build(number, count: count, from: end, &geometry)
      end = built.span.upperBound
      geometry.sections.append(finished(built))
    }
    let last = end
    end += room(for: global, sizes, side: 1)
    for (index, item) in global.enumerated() {
      let edge = placed(item, at: index, sizes[index], content: first..<last, span: 0..<end)
      geometry.hasPins = geometry.hasPins || edge.pin != nil
      geometry.hasEstimates = geometry.hasEstimates || !edge.estimated.isEmpty
      geometry.edges.append(finished(edge))
    }
    geometry.contentSize = axis.size(end, across: axis.crossing.length(of: container))
    return geometry
  }

  // MARK: Sections

  private func build(
    _ number: Int, count: Int, from start: CGFloat, _ geometry: inout CompositionalGeometry
  ) -> CompositionalGeometry.Section {
    let general = ends(.automatic)
    let surroundings = LayoutSurroundings(
      size: container,
      insets: axis == .vertical
        ? NSDirectionalEdgeInsets(
          top: 0, leading: general.start, bottom: 0, trailing: general.end)
        : NSDirectionalEdgeInsets(top: general.start, leading: 0, bottom: general.end, trailing: 0),
      traits: view.traitCollection)
    guard let section = layout.section(number, surroundings) else {
      Exception.raise(
        .internalInconsistency,
        "Invalid section definition. Please specify a valid section definition when content is to "
          + "be rendered for a section. This is a client error.")
    }
    let builder = SectionBuilder(
      number: number, section: section, count: count, axis: axis, container: container,
      reference: ends(section.contentInsetsReference),
      edgeReference: ends(section.supplementaryContentInsetsReference), surroundings: surroundings,
      measured: { [layout] in layout.measured[$0] })
    let built = builder.build(from: start)
    geometry.hasHandlers =
      geometry.hasHandlers || section.visibleItemsInvalidationHandler != nil
    geometry.hasPins = geometry.hasPins || built.edges.contains { $0.pin != nil }
    geometry.hasEstimates =
      geometry.hasEstimates || built.edges.contains { !$0.estimated.isEmpty }
      || built.items.contains { item in
        !item.estimated.isEmpty
          || item.pattern?.supplementaryItems.contains { !$0.layoutSize.estimatedAxes.isEmpty }
            == true
      }
    return built
  }

  /// What is kept clear at both ends across the layout's axis, beyond the content insets.
  private func ends(_ reference: UIContentInsetsReference) -> (start: CGFloat, end: CGFloat) {
    let insets: UIEdgeInsets
    switch reference {
    case .automatic:
      let own = layout.configuration.contentInsetsReference
      return ends(own == .automatic ? .safeArea : own)
    case .none: return (0, 0)
    case .safeArea: insets = view.safeAreaInsets
    case .layoutMargins: insets = view.layoutMargins
    case .readableContent:
      let guide = view.readableContentGuide.layoutFrame
      insets = UIEdgeInsets(
        top: guide.minY - view.bounds.minY, left: guide.minX - view.bounds.minX,
        bottom: view.bounds.maxY - guide.maxY, right: view.bounds.maxX - guide.maxX)
    }
    let wanted = axis.crossing.ends(of: insets)
    let present = axis.crossing.ends(of: view.adjustedContentInset)
    let ends = (
      start: max(0, wanted.start - present.start), end: max(0, wanted.end - present.end)
    )
    return isMirrored ? (ends.end, ends.start) : ends
  }

  // MARK: Headers and footers of the whole layout

  private func path(_ index: Int) -> IndexPath { IndexPath(index: index) }

  private func size(
    of item: NSCollectionLayoutBoundarySupplementaryItem, at index: Int
  ) -> CGSize {
    let ends = ends(.automatic)
    let room = axis.size(
      axis.length(of: container),
      across: max(0, axis.crossing.length(of: container) - ends.start - ends.end))
    let key = CollectionElement(
      category: .supplementaryView, kind: item.elementKind, path: path(index))
    return item.layoutSize.estimatedAxes.size(
      item.layoutSize.size(in: room), measured: layout.measured[key])
  }

  private func room(
    for items: [NSCollectionLayoutBoundarySupplementaryItem], _ sizes: [CGSize], side: Int
  ) -> CGFloat {
    zip(items, sizes).filter { $0.0.extendsBoundary && $0.0.alignment.side(axis) == side }
      .map { axis.length(of: $0.1) }.max() ?? 0
  }

  private func placed(
    _ item: NSCollectionLayoutBoundarySupplementaryItem, at index: Int, _ size: CGSize,
    content: Range<CGFloat>, span: Range<CGFloat>
  ) -> PlacedEdge {
    let length = axis.length(of: size)
    let isLast = item.alignment.side(axis) > 0
    let edge = isLast ? content.upperBound : content.lowerBound
    let along = item.extendsBoundary == isLast ? edge : edge - length
    let ends = ends(.automatic)
    let room = axis.crossing.length(of: container) - ends.start - ends.end
    let left = room - axis.crossing.length(of: size)
    let across: CGFloat =
      switch item.alignment.side(axis.crossing) {
      case -1: 0
      case 1: left
      default: left / 2
      }
    let origin = axis.point(along, across: ends.start + across)
    return PlacedEdge(
      kind: item.elementKind, path: path(index),
      frame: item.inset(
        CGRect(
          origin: CGPoint(x: origin.x + item.offset.x, y: origin.y + item.offset.y), size: size)),
      estimated: item.layoutSize.estimatedAxes, zIndex: max(item.zIndex, 11),
      pin: item.pinToVisibleBounds ? (!isLast, span) : nil)
  }

  // MARK: Pixels and the direction of reading

  private func finished(
    _ section: CompositionalGeometry.Section
  ) -> CompositionalGeometry.Section {
    var result = section
    let width = section.row.map { max($0.contentSize.width, $0.frame.width) } ?? container.width
    for index in result.items.indices {
      result.items[index].frame = finished(result.items[index].frame, in: width)
    }
    result.edges = section.edges.map(finished)
    result.row?.frame = rounded(section.row?.frame ?? .zero)
    guard isMirrored, let row = section.row else { return result }
    result.lines = section.lines.reversed().map {
      .init(items: $0.items, span: width - $0.span.upperBound..<width - $0.span.lowerBound)
    }
    let last = max(0, width - row.frame.width)
    result.row?.stops = row.stops.reversed().map { last - $0 }
    result.row?.start = last - row.start
    result.row?.room = (row.room.end, row.room.start)
    return result
  }

  private func finished(_ edge: PlacedEdge) -> PlacedEdge {
    var result = edge
    result.frame = finished(edge.frame, in: container.width)
    return result
  }

  private func finished(_ frame: CGRect, in width: CGFloat) -> CGRect {
    guard isMirrored else { return rounded(frame) }
    var mirrored = frame
    mirrored.origin.x = width - frame.maxX
    return rounded(mirrored)
  }

  /// Each edge on the nearest pixel, so that what touched touches still.
  private func rounded(_ frame: CGRect) -> CGRect {
    let (x, y) = (pixels.round(frame.minX), pixels.round(frame.minY))
    return CGRect(
      x: x, y: y, width: pixels.round(frame.maxX) - x, height: pixels.round(frame.maxY) - y)
  }
}
