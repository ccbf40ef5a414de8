public import Foundation

extension UIView {
  /// Which distances and sizes give when the superview is resized.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// A mask of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The distance to the left edge.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The distance to the right edge.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The distance to the top edge.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The distance to the bottom edge.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// How a view's content is fitted into its bounds.
  public enum ContentMode: Int, Sendable {
    /// Stretched to the bounds.
    case scaleToFill
    /// As large as it fits, undistorted.
    case scaleAspectFit
    /// As small as it fills, undistorted.
    case scaleAspectFill
    /// Drawn anew when the bounds change.
    case redraw
    /// In the middle, unscaled.
    case center
    /// In the middle of the top edge, unscaled.
    case top
    /// In the middle of the bottom edge, unscaled.
    case bottom
    /// In the middle of the left edge, unscaled.
    case left
    /// In the middle of the right edge, unscaled.
    case right
    /// In the top left corner, unscaled.
    case topLeft
    /// In the top right corner, unscaled.
    case topRight
    /// In the bottom left corner, unscaled.
    case bottomLeft
    /// In the bottom right corner, unscaled.
    case bottomRight

    /// The case's name, which is asked for at each frame; reflection takes long to find it.
    package var name: String {
      switch self {
      case .scaleToFill: "scaleToFill"
      case .scaleAspectFit: "scaleAspectFit"
      case .scaleAspectFill: "scaleAspectFill"
      case .redraw: "redraw"
      case .center: "center"
      case .top: "top"
      case .bottom: "bottom"
      case .left: "left"
      case .right: "right"
      case .topLeft: "topLeft"
      case .topRight: "topRight"
      case .bottomLeft: "bottomLeft"
      case .bottomRight: "bottomRight"
      }
    }
  }

  /// Whether a view tints its content in full colour.
  public enum TintAdjustmentMode: Int, Sendable {
    /// As the superview.
    case automatic
    /// In full colour.
    case normal
    /// Greyed.
    case dimmed
  }

  /// The intrinsic size of a view along an axis on which it has none.
  nonisolated public static let noIntrinsicMetric: CGFloat = -1

  /// Asks `systemLayoutSizeFitting(_:)` for the smallest size.
  nonisolated public static let layoutFittingCompressedSize = CGSize.zero

  /// Asks `systemLayoutSizeFitting(_:)` for the largest size.
  nonisolated public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)
}

/// Whether a view is mirrored for languages that are written from right to left.
public enum UISemanticContentAttribute: Int, Sendable {
  /// As the language.
  case unspecified
  /// Playback controls: never mirrored.
  case playback
  /// Directional controls: never mirrored.
  case spatial
  /// Always from left to right.
  case forceLeftToRight
  /// Always from right to left.
  case forceRightToLeft
}

/// The direction of layout.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// From left to right.
  case leftToRight
  /// From right to left.
  case rightToLeft
}
