internal import LayoutTrace

/// The pictures of a trace, each decoded when it is first drawn.
final class PictureStore {
  private let files: [[UInt8]]
  private var surfaces: [Int: CairoSurface] = [:]
  private var failed: Set<Int> = []
  /// What could not be decoded, as sentences, each once.
  private(set) var notes: [String] = []
  /// Pixels that may still be decoded: all pictures together are kept in memory.
  private var room = 2 * PictureDecoder.mostPixels

  init(files: [[UInt8]]) {
    self.files = files
  }

  /// The picture of an index; nil, with a note, for one that cannot be drawn.
  ///
  /// - Parameter name: how the note calls it.
  func surface(of index: Int?, name: String) -> CairoSurface? {
    guard let index, files.indices.contains(index) else {
      note("\(name) is drawn as an empty frame: its file was not recorded.")
      return nil
    }
    if let known = surfaces[index] { return known }
    guard !failed.contains(index) else { return nil }
    do throws(DrawingError) {
      let bitmap = try PictureDecoder.bitmap(of: files[index])
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

  private func note(_ words: String) {
    if !notes.contains(words), notes.count < 100 { notes.append(words) }
  }
}
