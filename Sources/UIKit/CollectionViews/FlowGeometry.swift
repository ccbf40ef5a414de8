import Foundation

/// Where a flow layout has put everything.
struct FlowGeometry {
  /// One section.
  struct Section {
    /// From its header to its footer along the axis that scrolls.
    var span: Range<CGFloat> = 0..<0
    var header: CGRect?
    var footer: CGRect?
    var frames: [CGRect] = []
    var lines: [Line] = []
  }

  /// Items that lie side by side.
  struct Line {
    var items: Range<Int>
    /// Along the axis that scrolls.
    var span: Range<CGFloat>
  }

  var axis = ScrollAxis.vertical
  var sections: [Section] = []
  var contentSize = CGSize.zero
  /// How long lines were, section insets included.
  var lineLength: CGFloat = 0
  /// Whether an item is longer than its line.
  var isTooWide = false

  func frame(of path: IndexPath) -> CGRect? {
    guard sections.indices.contains(path.section),
      sections[path.section].frames.indices.contains(path.item)
    else { return nil }
    return sections[path.section].frames[path.item]
  }

  /// The items of a section in a rectangle.
  func items(in rect: CGRect, section: Int) -> [Int] {
    let section = sections[section]
    let start = axis.value(of: rect.origin)
    let end = start + axis.length(of: rect.size)
    // The first line that does not end before the rectangle.
    var (low, high) = (0, section.lines.count)
    while low < high {
      let middle = (low + high) / 2
      if section.lines[middle].span.upperBound <= start { low = middle + 1 } else { high = middle }
    }
    var found: [Int] = []
    for line in section.lines[low...] {
      guard line.span.lowerBound < end else { break }
      found += line.items.filter { section.frames[$0].intersects(rect) }
    }
    return found
  }
}

extension ScrollAxis {
  /// The axis of lines where this one scrolls.
  var crossing: ScrollAxis { self == .vertical ? .horizontal : .vertical }

  /// Whether a rectangle touches a stretch along the axis.
  func touches(_ rect: CGRect, _ span: Range<CGFloat>) -> Bool {
    let start = value(of: rect.origin)
    return start < span.upperBound && start + length(of: rect.size) > span.lowerBound
  }

  /// A size of so much along the axis and so much across it.
  func size(_ along: CGFloat, across: CGFloat) -> CGSize {
    self == .vertical
      ? CGSize(width: across, height: along) : CGSize(width: along, height: across)
  }

  /// A point at so much along the axis and so much across it.
  func point(_ along: CGFloat, across: CGFloat) -> CGPoint {
    self == .vertical ? CGPoint(x: across, y: along) : CGPoint(x: along, y: across)
  }
}
