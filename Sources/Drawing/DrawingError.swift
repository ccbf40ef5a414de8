/// Why there is no picture.
package enum DrawingError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The trace has no such frame, or was recorded without looks.
  case noLook(frame: Int)
  /// The picture would have more pixels than can be drawn.
  case tooLarge(width: Int, height: Int)
  /// Cairo could not go on: its own words.
  case cairo(String)
  /// libwebp could not go on: its own words.
  case webP(String)
  /// A picture file cannot be read.
  case unreadablePicture(reason: String)
  /// The fonts are not there.
  case fonts(String)

  package var description: String {
    switch self {
    case .noLook(let frame): "frame \(frame) was recorded without its look"
    case .tooLarge(let width, let height):
      "a picture of \(width) x \(height) pixels is larger than can be drawn"
    case .cairo(let words): "Cairo could not draw: \(words)"
    case .webP(let words): "the film could not be made: \(words)"
    case .unreadablePicture(let reason): "a picture cannot be read: \(reason)"
    case .fonts(let words): words
    }
  }
}
