internal import CPango

/// The parts of a paragraph that go to HarfBuzz at once: of one run, one font, one direction and, in
/// the font that stands in, one script.
///
/// A very long part ends after a word, so that the time stays in proportion to the text.
struct Stretches {
  struct Element {
    /// By index.
    var clusters: Range<Int>
    /// In the paragraph.
    var bytes: Range<Int>
    var run: Int
    var source: Cluster.Source
    var isRightToLeft: Bool
    /// Where the paragraph starts in the text, in bytes.
    fileprivate var base: Int

    /// Goes on to the cluster of a glyph. Glyphs come from left to right: against the order of the
    /// clusters where text runs the other way.
    func move(_ cluster: inout Int, to offset: Int, in clusters: [Cluster]) {
      let place = offset + base
      if isRightToLeft {
        while cluster > self.clusters.lowerBound, clusters[cluster].offset > place { cluster -= 1 }
      } else {
        while cluster + 1 < self.clusters.upperBound, clusters[cluster + 1].offset <= place {
          cluster += 1
        }
      }
    }
  }

  private let bytes: [UInt8]
  private let base: Int
  private var start: Int

  /// - Parameters:
  ///   - bytes: the paragraph.
  ///   - base: where it starts in the text, in bytes.
  ///   - first: its first cluster, by index; the clusters that follow are all its own.
  init(of bytes: [UInt8], base: Int, from first: Int) {
    self.bytes = bytes
    self.base = base
    start = first
  }

  mutating func next(in clusters: [Cluster]) -> Element? {
    guard start < clusters.count else { return nil }
    let first = clusters[start]
    let end = end(in: clusters)
    let bytesEnd = end < clusters.count ? clusters[end].offset - base : bytes.count
    defer { start = end }
    return Element(
      clusters: start..<end, bytes: (first.offset - base)..<bytesEnd, run: Int(first.run),
      source: first.source, isRightToLeft: first.isRightToLeft, base: base)
  }

  private func end(in clusters: [Cluster]) -> Int {
    let first = clusters[start]
    var script = first.source == .fallback ? self.script(of: first) : HB_SCRIPT_COMMON
    var end = start + 1
    while end < clusters.count, clusters[end].run == first.run,
      clusters[end].source == first.source, clusters[end].level == first.level,
      end - start < Self.longest || !clusters[end - 1].isWhitespace,
      end - start < 2 * Self.longest
    {
      if first.source == .fallback {
        let next = self.script(of: clusters[end])
        if Self.isOfNone(script) {
          script = next
        } else if next != script, !Self.isOfNone(next) {
          break
        }
      }
      end += 1
    }
    return end
  }

  private static let longest = 1024

  /// The script of a cluster's first character.
  private func script(of cluster: Cluster) -> hb_script_t {
    hb_unicode_script(
      hb_unicode_funcs_get_default(),
      Unicode.Scalar.first(at: cluster.offset - base, of: bytes).value)
  }

  /// Whether characters go with any script: points, signs, marks.
  private static func isOfNone(_ script: hb_script_t) -> Bool {
    script == HB_SCRIPT_COMMON || script == HB_SCRIPT_INHERITED || script == HB_SCRIPT_UNKNOWN
  }
}

extension Unicode.Scalar {
  /// The character at a place of a text.
  static func first(at offset: Int, of utf8: [UInt8]) -> Unicode.Scalar {
    var decoder = Unicode.UTF8()
    var bytes = utf8[offset...].prefix(4).makeIterator()
    guard case .scalarValue(let scalar) = decoder.decode(&bytes) else { return "\u{FFFD}" }
    return scalar
  }
}
