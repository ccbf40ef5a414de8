public import Foundation

/// Content that is pulled down far enough has the app read it anew.
///
/// It is 60 points high and above the content. While it refreshes, content rests below it. That it
/// begins at a pull of 120 points as shown, while the finger is still down, is our choice: Apple says
/// nothing of it. Whoever was told by `.valueChanged` ends it with `endRefreshing()`.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
  /// How high it is, in points.
  static let height: CGFloat = 60
  /// The pull at which it begins, in points as shown.
  static let threshold: CGFloat = 120

  /// Whether it refreshes.
  open private(set) var isRefreshing = false
  /// What it says below its spinner; kept only.
  open var attributedTitle: NSAttributedString?

  private let spinner = UIActivityIndicatorView(style: .medium)
  /// Whether this pull has begun something, or was told that there is nothing to begin.
  private var isSpent = false

  /// A control that is to be a scroll view's `refreshControl`; the frame is left out of account.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpSpinner()
  }

  /// A control that is to be a scroll view's `refreshControl`.
  public convenience init() {
    self.init(frame: .zero)
  }

  /// Storyboards are not read here: nothing calls this but an app's own subclasses.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpSpinner()
  }

  /// Begins without a pull: content gets the room at its next rest, and is not scrolled.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    isRefreshing = true
    spinner.startAnimating()
    scrollView?.refreshingDidChange()
  }

  /// Ends: content goes back to its top.
  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    spinner.stopAnimating()
    scrollView?.refreshingDidChange()
  }

  final var scrollView: UIScrollView? { superview as? UIScrollView }

  /// The content has moved: it stays at the top of what is seen, and may begin.
  ///
  /// - Parameter pull: by how much content is pulled down, in points as shown.
  final func follow(pull: CGFloat, isFingerDown: Bool) {
    place(pull: pull)
    if pull <= 0 { isSpent = false }
    guard isFingerDown, !isSpent, !isRefreshing, isEnabled, pull >= Self.threshold else { return }
    isSpent = true
    beginRefreshing()
    sendActions(for: .valueChanged)
  }

  final func place(pull: CGFloat) {
    guard let scrollView else { return }
    let frame = CGRect(
      x: 0, y: min(0 - Self.height, 0 - pull), width: scrollView.bounds.width,
      height: Self.height)
    if self.frame != frame { self.frame = frame }
  }

  /// Its size.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    spinner.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }

  private func setUpSpinner() {
    spinner.bounds.size = spinner.intrinsicContentSize
    addSubview(spinner)
  }
}
