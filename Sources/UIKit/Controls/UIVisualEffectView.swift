public import Foundation

/// What a view does to what is behind it.
open class UIVisualEffect: NSObject, @unchecked Sendable {}

/// What is behind is blurred; in pictures it is dimmed by the blur's colour, unblurred.
open class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
  /// How light, and how much.
  public enum Style: Int, Sendable {
    /// Very light.
    case extraLight = 0
    /// Light.
    case light = 1
    /// Dark.
    case dark = 2
    /// As the surroundings.
    case regular = 4
    /// Strong.
    case prominent = 5
    /// Very thin.
    case systemUltraThinMaterial = 6
    /// Thin.
    case systemThinMaterial = 7
    /// The usual one.
    case systemMaterial = 8
    /// Thick.
    case systemThickMaterial = 9
    /// That of bars.
    case systemChromeMaterial = 10
  }

  /// How light, and how much.
  let style: Style

  /// A blur.
  public init(style: Style) {
    self.style = style
  }
}

/// What is in front is seen well over a blur; kept only.
open class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
  /// The effect over a blur.
  public init(blurEffect: UIBlurEffect) {}
}

/// A view that blurs what is behind it; its content goes into `contentView`, which fills it.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
  /// Where the content goes.
  public let contentView = UIView()

  /// What it does to what is behind it; in pictures blurs are thin colours.
  open var effect: UIVisualEffect?

  /// A view of an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    setUp()
  }

  /// Storyboards are not read here: nothing calls this but an app's own subclasses.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// The colour that stands for a blur.
  override func paintContent(in context: CGContext) {
    guard let blur = effect as? UIBlurEffect else { return }
    let (white, alpha): (CGFloat, CGFloat) =
      switch blur.style {
      case .extraLight: (0.98, 0.85)
      case .light: (1, 0.4)
      case .dark: (0.11, 0.75)
      case .regular: (0.97, 0.7)
      case .prominent: (0.98, 0.8)
      case .systemUltraThinMaterial: (0.97, 0.5)
      case .systemThinMaterial: (0.97, 0.65)
      case .systemMaterial: (0.97, 0.78)
      case .systemThickMaterial, .systemChromeMaterial: (0.97, 0.9)
      }
    context.fill(bounds, radius: 0, UIColor(white: white, alpha: alpha))
  }

  private func setUp() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    super.addSubview(contentView)
  }

  /// Refused, as on a phone: content goes into `contentView`.
  open override func addSubview(_ view: UIView) {
    guard view !== contentView else { return super.addSubview(view) }
    Exception.raise(
      .internalInconsistency,
      "\(view) has been added as a subview to \(self). Do not add subviews directly to the visual "
        + "effect view itself, instead add them to the -contentView.")
  }
}
