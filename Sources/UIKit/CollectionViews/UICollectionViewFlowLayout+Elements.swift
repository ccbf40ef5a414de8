import Foundation

extension UICollectionViewFlowLayout {
  /// How long the lines of a view of a size are, section insets included.
  func lineLength(of size: CGSize) -> CGFloat {
    let inset = collectionView?.adjustedContentInset ?? .zero
    return scrollDirection == .vertical
      ? size.width - inset.left - inset.right : size.height - inset.top - inset.bottom
  }

  /// - Complexity: O(log n) to find the first, and O(1) for each element in the rectangle.
  func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    var found: [UICollectionViewLayoutAttributes] = []
    for section in flow.sections.indices {
      let bounds = flow.sections[section].span
      let isPinned = sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds
      guard isPinned || flow.axis.touches(rect, bounds) else { continue }
      for kind in [
        UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
      ] {
        if let attributes = supplementaryAttributes(kind, section),
          attributes.frame.intersects(rect)
        {
          found.append(attributes)
        }
      }
      for item in flow.items(in: rect, section: section) {
        let path = IndexPath(item: item, section: section)
        found.append(cellAttributes(path, flow.sections[section].frames[item]))
      }
    }
    return found
  }

  func cellAttributes(_ path: IndexPath, _ frame: CGRect) -> UICollectionViewLayoutAttributes {
    let attributes = make()
    attributes.become(.cell, nil, at: path)
    attributes.frame = frame
    return attributes
  }

  func supplementaryAttributes(
    _ kind: String, _ section: Int
  ) -> UICollectionViewLayoutAttributes? {
    guard flow.sections.indices.contains(section) else { return nil }
    let isHeader = kind == UICollectionView.elementKindSectionHeader
    guard isHeader || kind == UICollectionView.elementKindSectionFooter else { return nil }
    let frame = isHeader ? flow.sections[section].header : flow.sections[section].footer
    guard let frame else { return nil }
    let attributes = make()
    attributes.become(
      .supplementaryView, kind, at: IndexPath(item: 0, section: section))
    attributes.frame = frame
    if isHeader && sectionHeadersPinToVisibleBounds || !isHeader && sectionFootersPinToVisibleBounds
    {
      if let collectionView {
        attributes.frame = flow.axis.pinned(
          frame, to: isHeader, of: collectionView.visibleContent,
          within: flow.sections[section].span)
      }
      // In front of the cells that it lies over.
      attributes.zIndex = 10
    }
    return attributes
  }

  private func make() -> UICollectionViewLayoutAttributes {
    UICollectionViewLayoutAttributes.make(Swift.type(of: self).layoutAttributesClass)
  }
}
