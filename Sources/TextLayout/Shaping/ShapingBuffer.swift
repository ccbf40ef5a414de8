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

  /// Fills the buffer with a part of a text, the rest of which is context.
  func fill(_ text: UnsafeBufferPointer<UInt8>, part: Range<Int>) {
    hb_buffer_clear_contents(handle)
    text.withMemoryRebound(to: CChar.self) { bytes in
      hb_buffer_add_utf8(
        handle, bytes.baseAddress, Int32(bytes.count), UInt32(part.lowerBound),
        Int32(part.count))
    }
    hb_buffer_set_direction(handle, HB_DIRECTION_LTR)
    // A fixed language: otherwise the process's locale would take part.
    hb_buffer_set_language(handle, hb_language_from_string("en", 2))
    hb_buffer_guess_segment_properties(handle)
  }

  /// The glyphs after shaping: for each the offset of its first byte, and its advance in units.
  func forEachGlyph(_ body: (_ offset: Int, _ advance: Int32) -> Void) {
    var count: UInt32 = 0
    let glyphs = hb_buffer_get_glyph_infos(handle, &count)
    let places = hb_buffer_get_glyph_positions(handle, &count)
    guard let glyphs, let places else { return }
    for index in 0..<Int(count) {
      body(Int(glyphs[index].cluster), places[index].x_advance)
    }
  }
}
