extension ShapedText {
  /// Something that stands in a line.
  struct Part: Equatable {
    /// A cluster, by index; nil for the ellipsis.
    var cluster: Int?
    /// Odd for what runs from right to left.
    var level: UInt8
  }

  /// What stands in a line, from left to right.
  ///
  /// An ellipsis stands where the order of reading has it: between what it parts if both sides run the
  /// same way, else as the paragraph runs. In a paragraph from the right, what is cut off at the end
  /// leaves it at the left.
  /// - Parameter clusters: the line's, by index.
  /// - Complexity: in proportion to the line's length, where it is not one of many levels.
  func parts(of line: TextLine, clusters: Range<Int>) -> [Part] {
    var parts: [Part] = []
    parts.reserveCapacity(clusters.count + 1)
    var place: Int?
    for index in clusters {
      let cluster = self.clusters[index]
      if let ellipsis = line.ellipsis {
        if cluster.offset >= ellipsis.lowerBound, place == nil { place = parts.count }
        if ellipsis.contains(cluster.offset) { continue }
      }
      parts.append(Part(cluster: index, level: cluster.level))
    }
    if line.ellipsis != nil {
      let place = place ?? parts.count
      let base: UInt8 = paragraph(of: line)?.isRightToLeft == true ? 1 : 0
      let before = place > 0 ? parts[place - 1].level : base
      let after = place < parts.count ? parts[place].level : base
      parts.insert(Part(cluster: nil, level: before == after ? before : base), at: place)
    }
    if parts.contains(where: { $0.level != 0 }) {
      VisualOrder.arrange(&parts) { $0.level }
    }
    return parts
  }

  /// The clusters of a line, by index.
  ///
  /// - Complexity: O(log clusters)
  func clusters(of line: TextLine) -> Range<Int> {
    let first = Self.partition(clusters) { $0.offset < line.bytes.lowerBound }
    let end = Self.partition(clusters) { $0.offset < line.bytes.upperBound }
    return first..<max(first, end)
  }

  /// The paragraph that a line is of; nil for a text without any.
  ///
  /// - Complexity: O(log paragraphs)
  func paragraph(of line: TextLine) -> Paragraph? {
    let next = Self.partition(paragraphs) { $0.bytes.lowerBound <= line.bytes.lowerBound }
    return next > 0 ? paragraphs[next - 1] : nil
  }

  /// The first glyph that is of no earlier cluster, by index.
  ///
  /// - Complexity: O(log glyphs)
  func firstGlyph(from cluster: Int) -> Int {
    Self.partition(glyphs) { $0.cluster < cluster }
  }

  /// The first element for which something no longer holds that holds for all before it.
  private static func partition<Element>(
    _ elements: [Element], while holds: (Element) -> Bool
  ) -> Int {
    var (low, high) = (0, elements.count)
    while low < high {
      let middle = (low + high) / 2
      if holds(elements[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
