internal import CPango

/// HarfBuzz's buffer: text goes in, glyphs come out.
final class ShapingBuffer {
  let handle: OpaquePointer

  init() {
    // Never null: HarfBuzz gives an empty, inert buffer when memory is out.
    handle = hb_buffer_create()
  }

  deinit {
    hb_buffer_destroy(handle)
  }

  /// Fills the buffer with a part of a text, the rest of which is context: letters of neighbouring
  /// parts are joined.
  func fill(_ text: UnsafeBufferPointer<UInt8>, part: Range<Int>, isRightToLeft: Bool) {
    hb_buffer_clear_contents(handle)
    text.withMemoryRebound(to: CChar.self) { bytes in
      hb_buffer_add_utf8(
        handle, bytes.baseAddress, Int32(bytes.count), UInt32(part.lowerBound),
        Int32(part.count))
    }
    hb_buffer_set_direction(handle, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    // A fixed language: otherwise the process's locale would take part.
    hb_buffer_set_language(handle, hb_language_from_string("en", 2))
    hb_buffer_guess_segment_properties(handle)
  }

  /// A glyph after shaping; lengths in the font's units, y upwards.
  struct Glyph {
    var id: UInt32
    /// Of its first byte in the text.
    var offset: Int
    var advance: Int32
    /// How far it is drawn from where it stands.
    var shift: (x: Int32, y: Int32)
  }

  /// The glyphs after shaping, from left to right.
  func forEachGlyph(_ body: (Glyph) -> Void) {
    var count: UInt32 = 0
    let glyphs = hb_buffer_get_glyph_infos(handle, &count)
    let places = hb_buffer_get_glyph_positions(handle, &count)
    guard let glyphs, let places else { return }
    for index in 0..<Int(count) {
      let place = places[index]
      body(
        Glyph(
          id: glyphs[index].codepoint, offset: Int(glyphs[index].cluster),
          advance: place.x_advance, shift: (place.x_offset, place.y_offset)))
    }
  }
}
