extension UIImage {
  /// How a stored picture is to be turned to be seen upright.
  public enum Orientation: Int, Sendable {
    /// Not at all.
    case up = 0
    /// By half a turn.
    case down = 1
    /// By a quarter turn anticlockwise.
    case left = 2
    /// By a quarter turn clockwise.
    case right = 3
    /// Mirrored.
    case upMirrored = 4
    /// Mirrored, and by half a turn.
    case downMirrored = 5
    /// Mirrored, and by a quarter turn anticlockwise.
    case leftMirrored = 6
    /// Mirrored, and by a quarter turn clockwise.
    case rightMirrored = 7
  }

  /// Whether a picture is shown as it is, or as a shape filled with the tint.
  public enum RenderingMode: Int, Sendable {
    /// As the place where it is shown has it.
    case automatic = 0
    /// As it is.
    case alwaysOriginal = 1
    /// As a shape.
    case alwaysTemplate = 2
  }

  /// How the part of a picture between its fixed edges fills its room.
  public enum ResizingMode: Int, Sendable {
    /// By repetition.
    case tile = 0
    /// By stretching.
    case stretch = 1
  }
}

extension UIImage.Orientation {
  /// Exif's number, 1...8.
  var exif: Int {
    switch self {
    case .up: 1
    case .upMirrored: 2
    case .down: 3
    case .downMirrored: 4
    case .leftMirrored: 5
    case .right: 6
    case .rightMirrored: 7
    case .left: 8
    }
  }

  /// An orientation by Exif's number, 1...8.
  init(exif number: Int) {
    self =
      switch number {
      case 2: .upMirrored
      case 3: .down
      case 4: .downMirrored
      case 5: .leftMirrored
      case 6: .right
      case 7: .rightMirrored
      case 8: .left
      default: .up
      }
  }
}
