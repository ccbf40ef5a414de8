import Foundation

/// Questions about rows and places.
extension UITableView {
  func rowCount(in section: Int) -> Int {
    let sections = currentGeometry.sections
    guard sections.indices.contains(section) else {
      Exception.raise(
        .internalInconsistency,
        "Requested the number of rows for section (\(section)) which is out of bounds.")
    }
    return sections[section].rows.count
  }

  func sectionRect(
    _ section: Int, _ span: (TableGeometry) -> Range<CGFloat>
  ) -> CGRect {
    let geometry = currentGeometry
    guard geometry.sections.indices.contains(section) else { return .zero }
    let span = span(geometry)
    return CGRect(
      x: rowInset, y: span.lowerBound, width: rowWidth,
      height: span.upperBound - span.lowerBound)
  }

  func rowRect(_ path: IndexPath) -> CGRect {
    currentGeometry.contains(path) ? rowFrame(path) : .zero
  }

  func row(at point: CGPoint) -> IndexPath? {
    let geometry = currentGeometry
    guard point.x >= rowInset, point.x < rowInset + rowWidth, point.y >= geometry.top,
      let path = geometry.firstRow(from: point.y), geometry.span(of: path).contains(point.y)
    else { return nil }
    return path
  }

  func rows(in rect: CGRect) -> [IndexPath]? {
    let geometry = currentGeometry
    var found: [IndexPath] = []
    guard rect.maxX > rowInset, rect.minX < rowInset + rowWidth else { return found }
    var next = geometry.firstRow(from: rect.minY)
    while let path = next, geometry.span(of: path).lowerBound < rect.maxY {
      found.append(path)
      next = geometry.row(after: path)
    }
    return found
  }
}
