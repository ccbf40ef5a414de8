public import Foundation

/// A value that goes up and down by steps: 94 by 29 points, 94 by 32 from iOS 13 on.
@preconcurrency @MainActor open class UIStepper: UIControl {
  /// A stepper at a place; the size of the frame is left out of account.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    setUp()
  }

  /// Storyboards are not read here: nothing calls this but an app's own subclasses.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// The value, kept between the two ends.
  open var value: Double {
    get { storedValue }
    set { storedValue = min(max(newValue, minimumValue), max(minimumValue, maximumValue)) }
  }

  private var storedValue = 0.0

  /// The least value.
  open var minimumValue = 0.0 { didSet { value = storedValue } }
  /// The greatest value.
  open var maximumValue = 100.0 { didSet { value = storedValue } }
  /// How far it goes at once.
  open var stepValue = 1.0
  /// Whether it goes on from the other end.
  open var wraps = false
  /// Whether it goes on while the finger is down; kept only.
  open var autorepeat = true
  /// Whether it is told of each step; it always is.
  open var isContinuous = true

  /// Always the same.
  open override var intrinsicContentSize: CGSize { Self.size }
  /// Always the same.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  /// The half under the finger counts.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch, bounds.contains(touch.location(in: self)) else { return }
    let isUp = (touch.location(in: self).x > bounds.midX) != isMirrored
    step(by: isUp ? stepValue : -stepValue)
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  private func step(by step: Double) {
    let next = value + step
    if wraps, next > maximumValue {
      value = minimumValue
    } else if wraps, next < minimumValue {
      value = maximumValue
    } else {
      value = next
    }
  }

  private static var size: CGSize {
    CGSize(width: 94, height: ApplicationHost.screenDescription.systemVersion >= 13 ? 32 : 29)
  }

  private func setUp() {
    contentTraits.horizontalHugging = .defaultHigh
    contentTraits.verticalHugging = .defaultHigh
  }
}
