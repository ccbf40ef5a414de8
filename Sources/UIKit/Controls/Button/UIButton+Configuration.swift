public import Foundation

extension UIButton {
  /// The look of a button of iOS 15 and later: sizes as UIKit's at the standard text size; a
  /// configuration's text is set in 17 points, in 15 where the size is small or mini.
  public struct Configuration: Sendable {
    /// How large it is.
    public enum Size: Sendable {
      /// The usual one.
      case medium
      /// Smaller.
      case small
      /// The smallest.
      case mini
      /// Larger.
      case large
    }

    /// How round its corners are.
    public enum CornerStyle: Sendable {
      /// As the background says.
      case fixed
      /// As the background says, with the text size.
      case dynamic
      /// Little.
      case small
      /// More.
      case medium
      /// Much.
      case large
      /// Half the height.
      case capsule
    }

    /// How the title's lines lie.
    public enum TitleAlignment: Sendable {
      /// As the button's content does.
      case automatic
      /// At the beginning.
      case leading
      /// In the middle.
      case center
      /// At the end.
      case trailing
    }

    enum Style { case plain, gray, tinted, filled }

    let style: Style
    /// The title.
    public var title: String?
    /// A second line.
    public var subtitle: String?
    /// The picture.
    public var image: UIImage?
    /// Points between title and picture.
    public var imagePadding: CGFloat = 0
    /// Points between title and second line.
    public var titlePadding: CGFloat = 1
    /// On which side of the title the picture is.
    public var imagePlacement: NSDirectionalRectEdge = .leading
    /// Room around the content.
    public var contentInsets = NSDirectionalEdgeInsets(
      top: 7, leading: 12, bottom: 7, trailing: 12)
    /// How large it is.
    public var buttonSize = Size.medium {
      didSet { contentInsets = buttonSize.insets }
    }
    /// How round its corners are.
    public var cornerStyle = CornerStyle.dynamic
    /// How the title's lines lie; kept only.
    public var titleAlignment = TitleAlignment.automatic
    /// The colour of title and picture; nil for that of the style.
    public var baseForegroundColor: UIColor?
    /// The colour of the ground; nil for that of the style.
    public var baseBackgroundColor: UIColor?
    /// Whether something is going on; kept only.
    public var showsActivityIndicator = false

    /// A button without a ground.
    public static func plain() -> Configuration { Configuration(style: .plain) }
    /// A button on grey ground.
    public static func gray() -> Configuration { Configuration(style: .gray) }
    /// A button on a ground of thin tint.
    public static func tinted() -> Configuration { Configuration(style: .tinted) }
    /// A button on a ground of full tint.
    public static func filled() -> Configuration { Configuration(style: .filled) }
    /// A button without a border.
    public static func borderless() -> Configuration { Configuration(style: .plain) }
    /// A button with a border.
    public static func bordered() -> Configuration { Configuration(style: .gray) }
    /// A button with a border in thin tint.
    public static func borderedTinted() -> Configuration { Configuration(style: .tinted) }
    /// A button with a border in full tint.
    public static func borderedProminent() -> Configuration { Configuration(style: .filled) }

    /// The same for another state of the button.
    @MainActor public func updated(for button: UIButton) -> Configuration { self }
  }
}

extension UIButton.Configuration.Size {
  fileprivate var insets: NSDirectionalEdgeInsets {
    switch self {
    case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    case .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    case .mini: NSDirectionalEdgeInsets(top: 3, leading: 8, bottom: 3, trailing: 8)
    case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    }
  }
}

extension UIButton.Configuration {
  var hasTitle: Bool { title != nil || subtitle != nil }

  /// The lines that are shown.
  var text: String? {
    let lines = [title, subtitle].compactMap { $0 }
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }

  var titleFont: UIFont {
    switch buttonSize {
    case .medium, .large: .systemFont(ofSize: 17)
    case .small, .mini: .systemFont(ofSize: 15)
    }
  }

  /// Of the ground, in a button of a height: Apple's numbers at the standard text size.
  func cornerRadius(height: CGFloat) -> CGFloat {
    let radius: CGFloat =
      switch cornerStyle {
      case .fixed, .dynamic: 5.95
      case .small: 4
      case .medium: 8
      case .large: 12
      case .capsule: height / 2
      }
    return min(radius, height / 2)
  }

  var isImageAboveOrBelow: Bool { imagePlacement == .top || imagePlacement == .bottom }

  /// The ground's colour; nil for none.
  func fill(tint: UIColor?) -> UIColor? {
    let base = baseBackgroundColor ?? tint
    switch style {
    case .plain: return baseBackgroundColor
    case .gray: return baseBackgroundColor ?? .systemGray5
    case .tinted: return base?.withAlphaComponent(0.18)
    case .filled: return base
    }
  }

  /// The colour of title and picture.
  func foreground(tint: UIColor?) -> UIColor? {
    if let baseForegroundColor { return baseForegroundColor }
    switch style {
    case .plain, .gray, .tinted: return tint
    case .filled: return .white
    }
  }
}
