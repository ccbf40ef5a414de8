internal import LayoutTrace

/// The pictures of a trace, each decoded or painted when it is first drawn.
final class PictureStore {
  private let pictures: [Picture]
  private let text: TextPainter
  private var surfaces: [Int: CairoSurface] = [:]
  private var failed: Set<Int> = []
  /// What could not be decoded, as sentences, each once.
  private(set) var notes: [String] = []
  /// Pixels that may still be decoded: all pictures together are kept in memory.
  private var room = 2 * PictureDecoder.mostPixels

  init(_ pictures: [Picture], text: TextPainter) {
    self.pictures = pictures
    self.text = text
  }

  /// The picture of an index; nil, with a note, for one that cannot be drawn.
  ///
  /// - Parameter name: how the note calls it.
  func surface(of index: Int?, name: String) -> CairoSurface? {
    guard let index, pictures.indices.contains(index) else {
      note("\(name) is drawn as an empty frame: its file was not recorded.")
      return nil
    }
    if let known = surfaces[index] { return known }
    guard !failed.contains(index) else { return nil }
    do throws(DrawingError) {
      let bitmap = try bitmap(of: pictures[index], name: name)
      guard bitmap.pixels.count <= room else {
        throw .unreadablePicture(reason: "the pictures together have too many pixels")
      }
      let surface = try CairoSurface(bitmap)
      room -= bitmap.pixels.count
      surfaces[index] = surface
      return surface
    } catch {
      failed.insert(index)
      note("\(name) is drawn as an empty frame: \(error)")
      return nil
    }
  }

  private func bitmap(of picture: Picture, name: String) throws(DrawingError) -> Bitmap {
    switch picture {
    case .file(let bytes):
      let bitmap = try PictureDecoder.bitmap(of: bytes)
      if PictureDecoder.breaksOff(bytes) {
        note("\(name) is drawn as far as it goes: its file breaks off.")
      }
      return bitmap
    case .painted(let painted):
      // The trace's reader has seen to it that a picture shows only those before it.
      if painted.isCutShort {
        note("\(name) shows a picture that more was painted of than is recorded; some is left out.")
      }
      let canvas = try Canvas(size: painted.size, scale: max(0.1, min(painted.scale, 8)))
      try MarkPainter(canvas: canvas, text: text, pictures: self, name: name).paint(painted.marks)
      return try canvas.bitmap()
    }
  }

  /// Says once what could not be drawn.
  func note(_ words: String) {
    if !notes.contains(words), notes.count < 100 { notes.append(words) }
  }
}
