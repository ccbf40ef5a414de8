public import Foundation

/// How far something has come: as wide as it is made, 2 points high, 4 from iOS 14 on.
@preconcurrency @MainActor open class UIProgressView: UIView {
  /// The look.
  public enum Style: Int, Sendable {
    /// The usual one.
    case `default`
    /// That in a toolbar.
    case bar
  }

  /// The look.
  open var progressViewStyle = Style.default
  /// How far, 0 to 1.
  open var progress: Float {
    get { storedProgress }
    set { setProgress(newValue, animated: false) }
  }

  private var storedProgress: Float = 0

  /// The colour of what is done.
  open var progressTintColor: UIColor?
  /// The colour of what is left.
  open var trackTintColor: UIColor?
  /// The picture of what is done; kept only.
  open var progressImage: UIImage?
  /// The picture of what is left; kept only.
  open var trackImage: UIImage?

  /// A view of a place and size.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// A view of a look.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
    sizeToFit()
  }

  /// Storyboards are not read here: nothing calls this but an app's own subclasses.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// Says how far it has come.
  open func setProgress(_ progress: Float, animated: Bool) {
    storedProgress = min(max(0, progress), 1)
  }

  /// Its own height, and no width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: thickness)
  }

  /// Its own height at the width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: thickness)
  }

  /// A track, and what of it is done.
  override func paintContent(in context: CGContext) {
    let radius = bounds.height / 2
    let left = UIColor(white: 0.718, alpha: progressViewStyle == .bar ? 0 : 1)
    context.fill(bounds, radius: radius, trackTintColor ?? left)
    var done = bounds
    done.size.width *= CGFloat(progress)
    if isMirrored { done.origin.x = bounds.maxX - done.width }
    if done.width > 0 { context.fill(done, radius: radius, progressTintColor ?? tintColor) }
  }

  private var thickness: CGFloat {
    ApplicationHost.screenDescription.systemVersion >= 14 ? 4 : 2
  }

  private func setUp() {
    isUserInteractionEnabled = false
    contentTraits.verticalHugging = .defaultHigh
  }
}
