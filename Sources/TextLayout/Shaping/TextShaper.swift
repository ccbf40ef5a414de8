internal import CPango

/// Finds the width of every character of a text, the direction in which it runs, and where the text's
/// lines may break.
package final class TextShaper {
  private let fonts: FontLibrary
  private let buffer = ShapingBuffer()

  package init(fonts: FontLibrary) {
    self.fonts = fonts
  }

  /// The font of a run, and the one that stands in for it.
  private struct Faces {
    var own: FontFace
    var fallback: FontFace
  }

  /// Shapes a text.
  ///
  /// Characters stay in the order in which they are stored, which is that of reading; where they
  /// stand within a line follows from their levels (`VisualOrder`).
  /// - Parameter keepsGlyphs: whether the result holds the glyphs too, for whoever paints them.
  /// - Throws: `fontUnreadable` if a font file is damaged.
  /// - Complexity: in proportion to the text's length.
  package func shape(
    _ text: StyledText, keepsGlyphs: Bool = false
  ) throws(TextLayoutError) -> ShapedText {
    var shaped = ShapedText(paragraphs: [], clusters: [], runs: [])
    var faces: [Faces] = []
    for run in text.runs {
      let font = run.style.font
      let face = Faces(
        own: try fonts.face(for: font), fallback: fonts.face(of: FallbackFont(for: font.weight)))
      faces.append(face)
      shaped.runs.append(
        ShapedText.Run(style: run.style, ellipsis: ellipsis(style: run.style, faces: face)))
    }
    var run = RunCursor(runs: text.runs)
    for paragraph in Paragraphs(text.string) {
      shape(paragraph, from: &run, faces: faces, keepsGlyphs: keepsGlyphs, into: &shaped)
    }
    return shaped
  }

  /// The width of an ellipsis in one style, in points.
  private func ellipsis(style: TextStyle, faces: Faces) -> Double {
    let string = "\u{2026}"
    var shaped = ShapedText(
      paragraphs: [], clusters: [], runs: [ShapedText.Run(style: style, ellipsis: 0)])
    var run = RunCursor(runs: [StyledText.Run(length: string.utf8.count, style: style)])
    for paragraph in Paragraphs(string) {
      shape(paragraph, from: &run, faces: [faces], keepsGlyphs: false, into: &shaped)
    }
    return shaped.clusters.reduce(0) { $0 + $1.advance }
  }

  /// Appends a paragraph and its clusters.
  private func shape(
    _ paragraph: Paragraphs.Element, from run: inout RunCursor, faces: [Faces],
    keepsGlyphs: Bool, into shaped: inout ShapedText
  ) {
    let first = shaped.clusters.count
    let firstRun = run.move(to: paragraph.bytes.lowerBound)
    let bytes = Array(paragraph.text.utf8)
    let levels = EmbeddingLevels(
      of: bytes, direction: shaped.runs[firstRun].style.paragraph.direction)
    for piece in CharacterBreaks(paragraph.text) {
      let offset = paragraph.bytes.lowerBound + piece.offset
      let index = run.move(to: offset)
      let (source, width) = Self.source(
        of: piece, style: shaped.runs[index].style, faces: faces[index])
      shaped.clusters.append(
        Cluster(
          offset: offset, advance: width, run: Int32(index), canBreakBefore: piece.canBreakBefore,
          isWhitespace: piece.isWhitespace, source: source, level: levels[piece.number]))
    }
    shaped.paragraphs.append(
      ShapedText.Paragraph(
        clusters: first..<shaped.clusters.count, bytes: paragraph.bytes, run: firstRun,
        isRightToLeft: levels.base == 1))
    var stretches = Stretches(
      of: bytes, base: paragraph.bytes.lowerBound, from: first)
    while let stretch = stretches.next(in: shaped.clusters) {
      let style = shaped.runs[stretch.run].style
      let face: FontFace
      switch stretch.source {
      case .fixed: continue
      case .font: face = faces[stretch.run].own
      case .fallback: face = faces[stretch.run].fallback
      }
      let glyphs = shape(
        stretch, of: bytes, style: style, face: face, keepsGlyphs: keepsGlyphs,
        into: &shaped.clusters)
      if keepsGlyphs { shaped.glyphs += glyphs }
    }
  }

  /// Who says how wide a character is, and its width where no font has to be asked.
  private static func source(
    of piece: CharacterBreaks.Element, style: TextStyle, faces: Faces
  ) -> (source: Cluster.Source, width: Double) {
    let font = style.font
    if piece.text.first == "\t" { return (.fixed, tabWidth) }
    let isCovered = piece.text.allSatisfy {
      faces.own.covers($0) || FallbackBox.isInvisible($0)
    }
    if !isCovered, !FallbackBox.isEmoji(piece.text),
      piece.text.allSatisfy({ faces.fallback.covers($0) || FallbackBox.isInvisible($0) })
    {
      return (.fallback, 0)
    }
    if let fixed = font.family.fixedAdvance {
      let isSeen = FallbackBox.width(of: piece.text) > 0
      return (.fixed, isSeen ? fixed * font.size + style.kern : 0)
    }
    if isCovered {
      return (piece.text.allSatisfy(FallbackBox.isInvisible) ? .fixed : .font, 0)
    }
    let width = FallbackBox.width(of: piece.text) * font.size
    return (.fixed, width == 0 ? 0 : width + style.kern)
  }

  /// Apple's tab stops lie 28 points apart; we give each tab that width.
  private static let tabWidth = 28.0

  /// Gives the clusters of a stretch their advances.
  ///
  /// - Returns: Its glyphs in the clusters' order, if they are to be kept.
  private func shape(
    _ stretch: Stretches.Element, of bytes: [UInt8], style: TextStyle, face: FontFace,
    keepsGlyphs: Bool, into clusters: inout [Cluster]
  ) -> [ShapedText.Glyph] {
    bytes.withUnsafeBufferPointer { text in
      buffer.fill(text, part: stretch.bytes, isRightToLeft: stretch.isRightToLeft)
    }
    // Apple's tracking is San Francisco's alone.
    let added = (stretch.source == .font ? style.font.tracking : 0) + style.kern
    face.shape(buffer, features: Self.features(for: style.font, isSpaced: added != 0))
    let pointsPerUnit = style.font.size / face.unitsPerEm
    var current =
      stretch.isRightToLeft ? stretch.clusters.upperBound - 1 : stretch.clusters.lowerBound
    var glyphs: [ShapedText.Glyph] = []
    buffer.forEachGlyph { glyph in
      stretch.move(&current, to: glyph.offset, in: clusters)
      if keepsGlyphs {
        glyphs.append(
          ShapedText.Glyph(
            cluster: current, id: glyph.id,
            x: clusters[current].advance + Double(glyph.shift.x) * pointsPerUnit,
            y: Double(glyph.shift.y) * pointsPerUnit))
      }
      clusters[current].advance += Double(glyph.advance) * pointsPerUnit
    }
    if stretch.isRightToLeft { glyphs = Self.inOrderOfReading(glyphs, movedBy: added) }
    guard added != 0 else { return glyphs }
    for index in stretch.clusters where clusters[index].advance != 0 {
      clusters[index].advance += added
    }
    return glyphs
  }

  /// Turns the clusters of glyphs round, each of which keeps its glyphs' order.
  ///
  /// - Parameter space: what is added after each character: here to its left.
  private static func inOrderOfReading(
    _ glyphs: [ShapedText.Glyph], movedBy space: Double
  ) -> [ShapedText.Glyph] {
    var turned: [ShapedText.Glyph] = []
    turned.reserveCapacity(glyphs.count)
    var end = glyphs.count
    while end > 0 {
      var start = end - 1
      while start > 0, glyphs[start - 1].cluster == glyphs[start].cluster { start -= 1 }
      for var glyph in glyphs[start..<end] {
        glyph.x += space
        turned.append(glyph)
      }
      end = start
    }
    return turned
  }

  /// Spaced letters are never joined by choice; fixed digits are a feature of the font.
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
