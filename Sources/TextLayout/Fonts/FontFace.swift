internal import CPango

/// One font file, open for shaping.
///
/// Advances are the font's own in design units: no hinting, no rounding, nothing of the machine's
/// font settings, so that widths are the same everywhere.
final class FontFace {
  private let font: OpaquePointer
  /// Design units to the em.
  let unitsPerEm: Double

  /// - Throws: `fontUnreadable` if there is no file, or it is not a font.
  init(path: String) throws(TextLayoutError) {
    guard let blob = hb_blob_create_from_file_or_fail(path) else {
      throw .fontUnreadable(path: path)
    }
    defer { hb_blob_destroy(blob) }
    let face = hb_face_create(blob, 0)
    // The font keeps the face, and the face the blob.
    defer { hb_face_destroy(face) }
    let units = hb_face_get_upem(face)
    guard hb_face_get_glyph_count(face) > 0, units > 0, let font = hb_font_create(face) else {
      throw .fontUnreadable(path: path)
    }
    hb_font_set_scale(font, Int32(units), Int32(units))
    self.font = font
    unitsPerEm = Double(units)
  }

  deinit {
    hb_font_destroy(font)
  }

  /// Whether the font draws the character.
  func covers(_ scalar: Unicode.Scalar) -> Bool { glyph(for: scalar) != nil }

  /// The glyph of a character by itself; nil if the font does not draw it.
  func glyph(for scalar: Unicode.Scalar) -> UInt32? {
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(font, scalar.value, &glyph) != 0 ? glyph : nil
  }

  /// How far the text moves on behind a glyph, in ems.
  func advance(of glyph: UInt32) -> Double {
    Double(hb_font_get_glyph_h_advance(font, glyph)) / unitsPerEm
  }

  /// The outline of a glyph; empty for one without, such as a space's.
  func outline(of glyph: UInt32) -> GlyphOutline {
    let pen = OutlinePen(unitsPerEm: unitsPerEm)
    pen.draw { functions, data in hb_font_get_glyph_shape(font, glyph, functions, data) }
    return pen.outline
  }

  /// Shapes the text in the buffer, which then holds glyphs in design units.
  func shape(_ buffer: ShapingBuffer, features: [hb_feature_t]) {
    hb_shape(font, buffer.handle, features, UInt32(features.count))
  }
}
