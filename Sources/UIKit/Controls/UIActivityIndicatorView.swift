public import Foundation

/// Shows that something is going on: 20 points square, 37 when large.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  /// The size.
  public enum Style: Int, Sendable {
    /// White and large; the older name.
    case whiteLarge = 0
    /// White.
    case white = 1
    /// Grey.
    case gray = 2
    /// The usual one.
    case medium = 100
    /// Large.
    case large = 101
  }

  /// The size.
  open var style: Style {
    didSet { if style != oldValue { styleDidChange() } }
  }

  /// Whether it is not shown while it stands still.
  open var hidesWhenStopped = true {
    didSet { isHidden = hidesWhenStopped && !isAnimating }
  }

  /// The colour.
  open var color: UIColor?
  /// Whether it turns.
  open private(set) var isAnimating = false

  /// An indicator of a place; the size of the frame is left out of account.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    setUp()
  }

  /// An indicator of a size.
  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
    setUp()
    sizeToFit()
  }

  /// Storyboards are not read here: nothing calls this but an app's own subclasses.
  public required init?(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)
    setUp()
  }

  /// Begins to turn, and is shown.
  open func startAnimating() {
    isAnimating = true
    isHidden = false
  }

  /// Stands still.
  open func stopAnimating() {
    isAnimating = false
    isHidden = hidesWhenStopped
  }

  /// Its size.
  open override var intrinsicContentSize: CGSize { side }
  /// Its size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { side }

  /// Spokes, the darkest of which goes round once a second.
  override func paintContent(in context: CGContext) {
    let count = isOfRounderLook ? 8 : 12
    let turn =
      isAnimating ? Int((UIApplication.shared.clock.now * Double(count)).rounded(.down)) : 0
    let length = side.width / 2
    let own: UIColor =
      switch style {
      case .white, .whiteLarge: .white
      case .gray: .gray
      case .medium, .large: .gray
      }
    for spoke in 0..<count {
      // How many steps ago it was the darkest one.
      let age = ((turn - spoke) % count + count) % count
      let alpha = max(0.25, 1 - CGFloat(age) / CGFloat(count))
      context.saveGState()
      context.translateBy(x: bounds.midX, y: bounds.midY)
      context.rotate(by: 2 * .pi * CGFloat(spoke) / CGFloat(count))
      let thickness = length * (isOfRounderLook ? 0.22 : 0.18)
      context.fill(
        CGRect(x: -thickness / 2, y: -length, width: thickness, height: length * 0.5),
        radius: thickness / 2, (color ?? own).withAlphaComponent(alpha))
      context.restoreGState()
    }
  }

  private var side: CGSize {
    switch style {
    case .whiteLarge, .large: CGSize(width: 37, height: 37)
    case .white, .gray, .medium: CGSize(width: 20, height: 20)
    }
  }

  private func styleDidChange() {
    bounds.size = side
    invalidateIntrinsicContentSize()
  }

  private func setUp() {
    isHidden = true
    contentTraits.horizontalHugging = .defaultHigh
    contentTraits.verticalHugging = .defaultHigh
  }
}
