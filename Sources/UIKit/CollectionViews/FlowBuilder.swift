import Foundation

/// Lays the items of a collection view in lines.
///
/// - Complexity: O(items)
@MainActor struct FlowBuilder {
  private let layout: UICollectionViewFlowLayout
  private let collectionView: UICollectionView
  private let delegate: (any UICollectionViewDelegateFlowLayout)?
  /// The axis that scrolls.
  private let axis: ScrollAxis
  private let lineLength: CGFloat
  private let pixels: PixelRounding

  init(layout: UICollectionViewFlowLayout, collectionView: UICollectionView) {
    self.layout = layout
    self.collectionView = collectionView
    delegate = collectionView.collectionDelegate as? any UICollectionViewDelegateFlowLayout
    axis = layout.scrollDirection == .vertical ? .vertical : .horizontal
    lineLength = layout.lineLength(of: collectionView.bounds.size)
    pixels = PixelRounding(scale: ApplicationHost.pixelsInPoint)
  }

  func build() -> FlowGeometry {
    var geometry = FlowGeometry()
    geometry.axis = axis
    geometry.lineLength = lineLength
    var end: CGFloat = 0
    for (section, count) in collectionView.currentCounts.enumerated() {
      let built = build(section, count: count, from: end, &geometry)
      geometry.sections.append(built)
      end = built.span.upperBound
    }
    geometry.contentSize = axis.size(end, across: lineLength)
    return geometry
  }

  // MARK: A section

  private func build(
    _ number: Int, count: Int, from start: CGFloat, _ geometry: inout FlowGeometry
  ) -> FlowGeometry.Section {
    var section = FlowGeometry.Section()
    var end = start
    section.header = edge(headerSize(number), at: &end)
    let inset = inset(number)
    let along = axis.ends(of: inset)
    let across = axis.crossing.ends(of: inset)
    let room = lineLength - across.start - across.end
    let sizes = (0..<count).map { size(IndexPath(item: $0, section: number)) }
    if sizes.contains(where: { axis.crossing.length(of: $0) > room }) { geometry.isTooWide = true }
    end += along.start
    let spacing = itemSpacing(number)
    let broken = lines(of: sizes, room: room, spacing: spacing)
    let isUniform = sizes.allSatisfy { $0 == sizes[0] }
    section.frames = Array(repeating: .zero, count: count)
    for (index, items) in broken.enumerated() {
      if index > 0 { end += lineSpacing(number) }
      let thickness = items.map { axis.length(of: sizes[$0]) }.max() ?? 0
      let line = FlowLine(
        lengths: items.map { axis.crossing.length(of: sizes[$0]) }, room: room, spacing: spacing,
        isLast: index == broken.count - 1, isUniform: isUniform)
      for (item, place) in zip(items, line.places) {
        let gap = (thickness - axis.length(of: sizes[item])) / 2
        let origin = axis.point(
          pixels.round(end + gap), across: pixels.round(across.start + place))
        section.frames[item] = CGRect(origin: origin, size: sizes[item])
      }
      section.lines.append(.init(items: items, span: end..<end + thickness))
      end += thickness
    }
    end += along.end
    section.footer = edge(footerSize(number), at: &end)
    section.span = start..<end
    return section
  }

  /// A header or footer, as long as a line; none if it has no thickness.
  private func edge(_ size: CGSize, at end: inout CGFloat) -> CGRect? {
    let thickness = axis.length(of: size)
    guard thickness > 0 else { return nil }
    defer { end += thickness }
    return CGRect(
      origin: axis.point(end, across: 0), size: axis.size(thickness, across: lineLength))
  }

  /// As many items in each line as fit, at least one.
  private func lines(of sizes: [CGSize], room: CGFloat, spacing: CGFloat) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var first = 0
    var used: CGFloat = 0
    for (item, size) in sizes.enumerated() {
      let length = axis.crossing.length(of: size)
      // Sums of thirds of a point may be too large by a rounding error.
      if item > first, used + spacing + length > room + 0.000_1 {
        lines.append(first..<item)
        first = item
        used = length
      } else {
        used += item > first ? spacing + length : length
      }
    }
    if first < sizes.count { lines.append(first..<sizes.count) }
    return lines
  }

  // MARK: What delegate or layout say

  private func size(_ path: IndexPath) -> CGSize {
    if let measured = layout.measured[path] { return measured }
    let estimate = layout.estimatedItemSize
    if let delegate, !collectionView.collection.missing.contains(.sizeForItem) {
      let size = delegate.collectionView(collectionView, layout: layout, sizeForItemAt: path)
      if !collectionView.collection.missing.contains(.sizeForItem) { return size }
    }
    guard estimate != .zero, estimate != UICollectionViewFlowLayout.automaticSize else {
      return layout.itemSize
    }
    return estimate
  }

  private func inset(_ section: Int) -> UIEdgeInsets {
    let own =
      delegate?.collectionView(collectionView, layout: layout, insetForSectionAt: section)
      ?? layout.sectionInset
    let reference: UIEdgeInsets
    switch layout.sectionInsetReference {
    case .fromContentInset: return own
    case .fromSafeArea: reference = collectionView.safeAreaInsets
    case .fromLayoutMargins: reference = collectionView.layoutMargins
    }
    let added = axis.crossing.ends(of: reference)
    let present = axis.crossing.ends(of: collectionView.adjustedContentInset)
    var inset = own
    if axis == .vertical {
      inset.left += max(0, added.start - present.start)
      inset.right += max(0, added.end - present.end)
    } else {
      inset.top += max(0, added.start - present.start)
      inset.bottom += max(0, added.end - present.end)
    }
    return inset
  }

  private func lineSpacing(_ section: Int) -> CGFloat {
    delegate?.collectionView(
      collectionView, layout: layout, minimumLineSpacingForSectionAt: section)
      ?? layout.minimumLineSpacing
  }

  private func itemSpacing(_ section: Int) -> CGFloat {
    delegate?.collectionView(
      collectionView, layout: layout, minimumInteritemSpacingForSectionAt: section)
      ?? layout.minimumInteritemSpacing
  }

  private func headerSize(_ section: Int) -> CGSize {
    delegate?.collectionView(
      collectionView, layout: layout, referenceSizeForHeaderInSection: section)
      ?? layout.headerReferenceSize
  }

  private func footerSize(_ section: Int) -> CGSize {
    delegate?.collectionView(
      collectionView, layout: layout, referenceSizeForFooterInSection: section)
      ?? layout.footerReferenceSize
  }
}

/// One line of a flow layout: where its items begin along it.
struct FlowLine {
  /// Of the items along the line.
  var lengths: [CGFloat]
  /// Of the whole line.
  var room: CGFloat
  /// The least between two items.
  var spacing: CGFloat
  var isLast: Bool
  /// Whether all items of the section have the same size.
  var isUniform: Bool

  /// Where each item begins.
  var places: [CGFloat] {
    guard lengths.count != 1 || isLast && !isUniform else { return [alone] }
    var place: CGFloat = 0
    return lengths.map { length in
      defer { place += length + present }
      return place
    }
  }

  /// The place of an item that is alone in a line: in the middle where no other would fit; in a
  /// grid with more columns in the first.
  private var alone: CGFloat {
    guard isUniform, let length = lengths.first, columns(of: length) > 1 else {
      return (room - (lengths.first ?? 0)) / 2
    }
    return 0
  }

  /// The spacing of the line's items.
  private var present: CGFloat {
    if isUniform, let length = lengths.first {
      // A grid: the last line's items stand below those of the others.
      let columns = columns(of: length)
      guard columns > 1 else { return spacing }
      return (room - CGFloat(columns) * length) / CGFloat(columns - 1)
    }
    guard !isLast, lengths.count > 1 else { return spacing }
    return (room - lengths.reduce(0, +)) / CGFloat(lengths.count - 1)
  }

  private func columns(of length: CGFloat) -> Int {
    guard length + spacing > 0 else { return 1 }
    return max(1, Int(((room + spacing + 0.000_1) / (length + spacing)).rounded(.down)))
  }
}
