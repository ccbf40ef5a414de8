import Foundation

/// Where everything in a table lies from top to bottom, in points of its content.
///
/// The order is: the table's header, for each section its padding, header, rows and footer, the
/// table's footer. Heights are true or estimated; the table sets the true ones as it learns them.
struct TableGeometry {
  /// One section's heights.
  struct Section {
    /// Room above the header.
    var padding: CGFloat = 0
    var header: CGFloat = 0
    var isHeaderKnown = true
    var rows = LengthTree()
    /// Whether each row's height is the true one.
    var areRowsKnown: [Bool] = []
    var footer: CGFloat = 0
    var isFooterKnown = true

    var length: CGFloat { padding + header + rows.total + footer }
  }

  /// The height of the table's header.
  var top: CGFloat = 0
  /// The height of the table's footer.
  var bottom: CGFloat = 0
  private(set) var sections: [Section] = []
  private var lengths = LengthTree()

  init() {}

  init(sections: [Section], top: CGFloat, bottom: CGFloat) {
    self.sections = sections
    self.top = top
    self.bottom = bottom
    lengths = LengthTree(sections.map(\.length))
  }

  /// The height of the whole.
  var total: CGFloat { top + lengths.total + bottom }

  /// How many rows each section has.
  var counts: [Int] { sections.map(\.rows.count) }

  /// Whether there is such a row.
  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && sections.indices.contains(path.section)
      && (0..<sections[path.section].rows.count).contains(path.row)
  }

  // MARK: Spans

  /// From a section's padding to its footer.
  func span(ofSection section: Int) -> Range<CGFloat> {
    let start = top + lengths.start(of: section)
    return start..<start + sections[section].length
  }

  func span(ofHeader section: Int) -> Range<CGFloat> {
    let start = span(ofSection: section).lowerBound + sections[section].padding
    return start..<start + sections[section].header
  }

  /// All rows of a section.
  func span(ofRows section: Int) -> Range<CGFloat> {
    let start = span(ofHeader: section).upperBound
    return start..<start + sections[section].rows.total
  }

  func span(ofFooter section: Int) -> Range<CGFloat> {
    let start = span(ofRows: section).upperBound
    return start..<start + sections[section].footer
  }

  /// - Complexity: O(log rows + log sections)
  func span(of path: IndexPath) -> Range<CGFloat> {
    let rows = sections[path.section].rows
    let start = span(ofHeader: path.section).upperBound + rows.start(of: path.row)
    return start..<start + rows[path.row]
  }

  var footerStart: CGFloat { top + lengths.total }

  // MARK: What lies where

  /// The section at a height; the first one above all, the last one below all; nil without any.
  func section(at height: CGFloat) -> Int? {
    guard !sections.isEmpty else { return nil }
    if let section = lengths.index(at: height - top) { return section }
    return height < top ? 0 : sections.count - 1
  }

  /// The first row that does not end above a height.
  func firstRow(from height: CGFloat) -> IndexPath? {
    guard let section = section(at: height) else { return nil }
    let local = height - span(ofHeader: section).upperBound
    let rows = sections[section].rows
    if local < 0 { return row(from: section) }
    if let row = rows.index(at: local) { return IndexPath(row: row, section: section) }
    return row(from: section + 1)
  }

  /// The first row of a section, or of the next one that has rows.
  private func row(from section: Int) -> IndexPath? {
    var section = section
    while section < sections.count {
      if sections[section].rows.count > 0 { return IndexPath(row: 0, section: section) }
      section += 1
    }
    return nil
  }

  /// The row after a row.
  func row(after path: IndexPath) -> IndexPath? {
    if path.row + 1 < sections[path.section].rows.count {
      return IndexPath(row: path.row + 1, section: path.section)
    }
    return row(from: path.section + 1)
  }

  /// The stretch around a height in which nothing begins and nothing ends: a header, a row, a
  /// footer, or what is above or below the content.
  func stretch(at height: CGFloat) -> Range<CGFloat> {
    if height < 0 { return -.infinity..<0 }
    if height >= total { return total..<(.infinity) }
    if height < top { return 0..<top }
    if height >= footerStart { return footerStart..<total }
    guard let section = section(at: height) else { return 0..<total }
    let header = span(ofHeader: section)
    if height < header.lowerBound {
      return span(ofSection: section).lowerBound..<header.lowerBound
    }
    if header.contains(height) { return header }
    if let row = sections[section].rows.index(at: height - header.upperBound) {
      return span(of: IndexPath(row: row, section: section))
    }
    return span(ofFooter: section)
  }

  // MARK: Heights that become known

  mutating func setRow(_ path: IndexPath, _ height: CGFloat) {
    sections[path.section].areRowsKnown[path.row] = true
    guard sections[path.section].rows[path.row] != height else { return }
    sections[path.section].rows[path.row] = height
    lengths[path.section] = sections[path.section].length
  }

  /// A row's height is to be learnt anew; until then it stands.
  mutating func forgetRow(_ path: IndexPath) {
    sections[path.section].areRowsKnown[path.row] = false
  }

  mutating func setHeader(_ section: Int, _ height: CGFloat, padding: CGFloat) {
    sections[section].isHeaderKnown = true
    sections[section].header = height
    sections[section].padding = padding
    lengths[section] = sections[section].length
  }

  mutating func setFooter(_ section: Int, _ height: CGFloat) {
    sections[section].isFooterKnown = true
    sections[section].footer = height
    lengths[section] = sections[section].length
  }

  /// All heights that depend on the table's width are to be learnt anew; until then they stand.
  mutating func forgetRows(where isFixed: Bool) {
    guard !isFixed else { return }
    for section in sections.indices {
      let count = sections[section].rows.count
      sections[section].areRowsKnown = Array(repeating: false, count: count)
    }
  }
}
