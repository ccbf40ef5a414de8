import Foundation

/// Scrolling to a row.
extension UITableView {
  /// Brings a row to a position. The row `NSNotFound` stands for the beginning of its section.
  ///
  /// Without an animation the row ends exactly there, whatever heights become known on the way; an
  /// animation goes to where it is by the heights known at its beginning, as on the phone.
  func bring(_ path: IndexPath, to position: ScrollPosition, animated: Bool) {
    layoutNow()
    check(path)
    if animated { return scroll(to: offset(for: path, position), animated: true) }
    var offset = offset(for: path, position)
    for _ in 0..<Self.correctionLimit {
      scroll(to: offset, animated: false)
      layoutNow()
      let now = self.offset(for: path, position)
      guard now != offset else { return }
      offset = now
    }
  }

  /// Each correction learns heights of rows that come in sight; so many are enough.
  private static let correctionLimit = 20

  private func check(_ path: IndexPath) {
    let counts = table.geometry.counts
    guard counts.indices.contains(path.section) else {
      Exception.raise(
        .range,
        "Attempted to scroll the table view to an out-of-bounds section (\(path.section)) when "
          + "there are only \(counts.count) sections. Table view: \(self)")
    }
    let count = counts[path.section]
    guard (0..<count).contains(path.row) || path.row == NSNotFound else {
      Exception.raise(
        .range,
        "Attempted to scroll the table view to an out-of-bounds row (\(path.row)) when there are "
          + "only \(count) rows in section \(path.section). Table view: \(self)")
    }
  }

  private func offset(for path: IndexPath, _ position: ScrollPosition) -> CGPoint {
    let geometry = table.geometry
    let span =
      path.row == NSNotFound
      ? geometry.span(ofSection: path.section) : geometry.span(of: path)
    let inset = adjustedContentInset
    // A header that stays at the top covers what is below it.
    let covered =
      style == .plain && path.row != NSNotFound ? geometry.sections[path.section].header : 0
    let top = span.lowerBound - inset.top - covered
    let bottom = span.upperBound - bounds.height + inset.bottom
    let wanted: CGFloat
    switch position {
    case .top: wanted = top
    case .bottom: wanted = bottom
    case .middle: wanted = (top + bottom) / 2
    case .none:
      let present = contentOffset.y
      wanted = present > top ? top : present < bottom ? min(bottom, top) : present
    }
    return CGPoint(x: contentOffset.x, y: legalRange(.vertical).clamp(wanted))
  }
}
