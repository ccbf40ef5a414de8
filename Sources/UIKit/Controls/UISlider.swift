public import Foundation

/// A value between two others that a finger moves.
///
/// It is as wide as it is made and 34 points high; constraints leave 2 points out at either side.
@preconcurrency @MainActor open class UISlider: UIControl {
  /// A slider of a place and size.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentTraits.verticalHugging = .defaultHigh
  }

  /// Storyboards are not read here: nothing calls this but an app's own subclasses.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    contentTraits.verticalHugging = .defaultHigh
  }

  /// The value, kept between the two ends.
  open var value: Float {
    get { storedValue }
    set { setValue(newValue, animated: false) }
  }

  private var storedValue: Float = 0

  /// The least value.
  open var minimumValue: Float = 0 { didSet { limitsDidChange() } }
  /// The greatest value.
  open var maximumValue: Float = 1 { didSet { limitsDidChange() } }
  /// Whether it is told while the finger moves, not only at its end.
  open var isContinuous = true
  /// The colour of the track before the knob.
  open var minimumTrackTintColor: UIColor?
  /// The colour of the track behind the knob.
  open var maximumTrackTintColor: UIColor?
  /// The colour of the knob.
  open var thumbTintColor: UIColor?
  /// The picture at the least end; kept only.
  open var minimumValueImage: UIImage?
  /// The picture at the greatest end; kept only.
  open var maximumValueImage: UIImage?

  /// Sets the value; nothing is told.
  open func setValue(_ value: Float, animated: Bool) {
    storedValue = min(max(value, minimumValue), max(minimumValue, maximumValue))
  }

  /// Where the track lies: in the middle, 4 points high.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.minX + 2, y: bounds.midY - 2, width: max(0, bounds.width - 4), height: 4)
  }

  /// Where the knob lies on the track: 28 points across.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let way = max(0, rect.width - Self.knob)
    let span = maximumValue - minimumValue
    let part = span > 0 ? CGFloat((value - minimumValue) / span) : 0
    return CGRect(
      x: rect.minX + way * part, y: bounds.midY - Self.knob / 2, width: Self.knob,
      height: Self.knob)
  }

  /// Its own height, and no width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }

  /// Its own height at the width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }

  /// Two points at either side are outside of what constraints see.
  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 2, bottom: 0, right: 2)
  }

  /// A finger that comes down on the knob takes it along.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let knob = thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
    return knob.insetBy(dx: -10, dy: -10).contains(touch.location(in: self))
  }

  /// The knob goes with the finger.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let track = trackRect(forBounds: bounds)
    let way = track.width - Self.knob
    guard way > 0 else { return true }
    let moved = touch.location(in: self).x - touch.previousLocation(in: self).x
    setValue(value + Float(moved / way) * (maximumValue - minimumValue), animated: false)
    if isContinuous { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    return true
  }

  /// The value that the finger left is told.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if !isContinuous { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  /// A track in two colours, and a knob on it.
  override func paintContent(in context: CGContext) {
    painted(on: context) {
      let track = trackRect(forBounds: bounds)
      let knob = thumbRect(forBounds: bounds, trackRect: track, value: value)
      let radius = track.height / 2
      context.fill(
        track, radius: radius, maximumTrackTintColor ?? UIColor(white: 0.718, alpha: 1))
      var done = track
      done.size.width = max(0, knob.midX - track.minX)
      context.fill(done, radius: radius, minimumTrackTintColor ?? tintColor)
      context.paintKnob(in: knob, thumbTintColor)
    }
  }

  private static let knob: CGFloat = 28
  private static let height: CGFloat = 34

  private func limitsDidChange() { setValue(value, animated: false) }
}
