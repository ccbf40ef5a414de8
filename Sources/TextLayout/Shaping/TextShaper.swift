internal import CPango

/// Finds the width of every character of a text, and where its lines may break.
package final class TextShaper {
  private let fonts: FontLibrary
  private let buffer = ShapingBuffer()

  package init(fonts: FontLibrary) {
    self.fonts = fonts
  }

  /// Shapes a text.
  ///
  /// Text is taken from left to right in the order in which it is stored: the widths of lines are
  /// right in every script, the places of single characters only where that is the order of
  /// reading.
  /// - Parameter keepsGlyphs: whether the result holds the glyphs too, for whoever paints them.
  /// - Throws: `fontUnreadable` if a font file is damaged.
  /// - Complexity: in proportion to the text's length.
  package func shape(
    _ text: StyledText, keepsGlyphs: Bool = false
  ) throws(TextLayoutError) -> ShapedText {
    var shaped = ShapedText(paragraphs: [], clusters: [], runs: [])
    var faces: [FontFace] = []
    for run in text.runs {
      let face = try fonts.face(for: run.style.font)
      faces.append(face)
      shaped.runs.append(
        ShapedText.Run(style: run.style, ellipsis: ellipsis(style: run.style, face: face)))
    }
    var run = RunCursor(runs: text.runs)
    for paragraph in Paragraphs(text.string) {
      let first = shaped.clusters.count
      let firstRun = run.move(to: paragraph.bytes.lowerBound)
      shape(paragraph, from: &run, faces: faces, keepsGlyphs: keepsGlyphs, into: &shaped)
      shaped.paragraphs.append(
        ShapedText.Paragraph(
          clusters: first..<shaped.clusters.count, bytes: paragraph.bytes, run: firstRun))
    }
    return shaped
  }

  /// The width of an ellipsis in one style, in points.
  private func ellipsis(style: TextStyle, face: FontFace) -> Double {
    let string = "\u{2026}"
    var shaped = ShapedText(
      paragraphs: [], clusters: [], runs: [ShapedText.Run(style: style, ellipsis: 0)])
    var run = RunCursor(runs: [StyledText.Run(length: string.utf8.count, style: style)])
    for paragraph in Paragraphs(string) {
      shape(paragraph, from: &run, faces: [face], keepsGlyphs: false, into: &shaped)
    }
    return shaped.clusters.reduce(0) { $0 + $1.advance }
  }

  /// Appends the clusters of one paragraph.
  private func shape(
    _ paragraph: Paragraphs.Element, from run: inout RunCursor, faces: [FontFace],
    keepsGlyphs: Bool, into shaped: inout ShapedText
  ) {
    let first = shaped.clusters.count
    for piece in CharacterBreaks(paragraph.text) {
      let offset = paragraph.bytes.lowerBound + piece.offset
      let index = run.move(to: offset)
      let width = Self.ownWidth(
        of: piece, style: shaped.runs[index].style, face: faces[index])
      shaped.clusters.append(
        Cluster(
          offset: offset, advance: width ?? 0, run: Int32(index),
          canBreakBefore: piece.canBreakBefore, isWhitespace: piece.isWhitespace,
          isShaped: width == nil))
    }
    let bytes = Array(paragraph.text.utf8)
    var start = first
    while start < shaped.clusters.count {
      let end = Self.endOfStretch(from: start, in: shaped.clusters)
      if shaped.clusters[start].isShaped {
        let run = Int(shaped.clusters[start].run)
        let stretch = Stretch(
          clusters: start..<end, base: paragraph.bytes.lowerBound,
          endOffset: end < shaped.clusters.count
            ? shaped.clusters[end].offset : paragraph.bytes.upperBound)
        let glyphs = shape(
          stretch, of: bytes, style: shaped.runs[run].style, face: faces[run],
          keepsGlyphs: keepsGlyphs, into: &shaped.clusters)
        if keepsGlyphs { shaped.glyphs += glyphs }
      }
      start = end
    }
  }

  /// The width of a character that no font has to be asked for: a tab, a box, fixed width.
  private static func ownWidth(
    of piece: CharacterBreaks.Element, style: TextStyle, face: FontFace
  ) -> Double? {
    let font = style.font
    if piece.text.first == "\t" { return tabWidth }
    let box = { FallbackBox.width(of: piece.text) * font.size }
    if let fixed = font.family.fixedAdvance {
      return box() == 0 ? 0 : fixed * font.size + style.kern
    }
    let isCovered = piece.text.allSatisfy { face.covers($0) || FallbackBox.isInvisible($0) }
    if isCovered { return piece.text.allSatisfy(FallbackBox.isInvisible) ? 0 : nil }
    let width = box()
    return width == 0 ? 0 : width + style.kern
  }

  /// Apple's tab stops lie 28 points apart; we give each tab that width.
  private static let tabWidth = 28.0

  /// Where the stretch ends that goes to HarfBuzz at once: at another run, at a box, and in a very
  /// long text after a word, so that the time stays in proportion.
  private static func endOfStretch(from start: Int, in clusters: [Cluster]) -> Int {
    let first = clusters[start]
    var end = start + 1
    while end < clusters.count, clusters[end].run == first.run,
      clusters[end].isShaped == first.isShaped,
      end - start < longestStretch || !clusters[end - 1].isWhitespace,
      end - start < 2 * longestStretch
    {
      end += 1
    }
    return end
  }

  private static let longestStretch = 1024

  /// A part of a paragraph in one run, all of it drawn by the run's font.
  private struct Stretch {
    var clusters: Range<Int>
    /// Where the paragraph starts in the text, in bytes.
    var base: Int
    /// Where the stretch ends in the text, in bytes.
    var endOffset: Int
  }

  /// Gives the clusters of a stretch their advances.
  ///
  /// - Returns: Its glyphs, if they are to be kept.
  private func shape(
    _ stretch: Stretch, of bytes: [UInt8], style: TextStyle, face: FontFace,
    keepsGlyphs: Bool, into clusters: inout [Cluster]
  ) -> [ShapedText.Glyph] {
    let start = clusters[stretch.clusters.lowerBound].offset - stretch.base
    bytes.withUnsafeBufferPointer { text in
      buffer.fill(text, part: start..<(stretch.endOffset - stretch.base))
    }
    let added = style.font.tracking + style.kern
    face.shape(buffer, features: Self.features(for: style.font, isSpaced: added != 0))
    let pointsPerUnit = style.font.size / face.unitsPerEm
    var current = stretch.clusters.lowerBound
    var glyphs: [ShapedText.Glyph] = []
    buffer.forEachGlyph { glyph in
      while current + 1 < stretch.clusters.upperBound,
        clusters[current + 1].offset <= glyph.offset + stretch.base
      {
        current += 1
      }
      if keepsGlyphs {
        glyphs.append(
          ShapedText.Glyph(
            cluster: current, id: glyph.id,
            x: clusters[current].advance + Double(glyph.shift.x) * pointsPerUnit,
            y: Double(glyph.shift.y) * pointsPerUnit))
      }
      clusters[current].advance += Double(glyph.advance) * pointsPerUnit
    }
    guard added != 0 else { return glyphs }
    for index in stretch.clusters where clusters[index].advance != 0 {
      clusters[index].advance += added
    }
    return glyphs
  }

  /// Spaced letters are never joined; fixed digits are a feature of the font.
  private static func features(for font: FontDescription, isSpaced: Bool) -> [hb_feature_t] {
    var features: [hb_feature_t] = []
    if isSpaced {
      features.append(feature("liga", 0))
      features.append(feature("clig", 0))
    }
    if font.hasFixedDigits {
      features.append(feature("tnum", 1))
    }
    return features
  }

  private static func feature(_ name: String, _ value: UInt32) -> hb_feature_t {
    hb_feature_t(
      tag: hb_tag_from_string(name, -1), value: value, start: 0, end: UInt32.max)
  }
}
