internal import LayoutTrace

/// The colours and strokes of diagrams.
enum DiagramStyle {
  static let labelSize = 9.0
  static let nameSize = 8.5
  static let legendSize = 11.0

  /// What is laid over the app, so that lines are seen on any ground.
  static let veil = Color.white.with(alpha: 0.6)
  static let box = Color(hex: 0x3C4A5E)
  static let ink = Color(hex: 0x1C1C1E)

  /// Blue, orange and red that eyes which mix up red and green tell apart.
  static func color(_ fate: Dimension.Fate) -> Color {
    switch fate {
    case .holds: Color(hex: 0x0060C8)
    case .missed: Color(hex: 0xC06A00)
    case .broken: Color(hex: 0xD0021B)
    }
  }

  static func width(_ fate: Dimension.Fate) -> Double {
    switch fate {
    case .holds, .missed: 1.25
    case .broken: 2.25
    }
  }

  /// Strokes and gaps of an inequality's line.
  static let dash = [4.0, 3.0]
}
