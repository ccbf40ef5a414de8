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

  /// Two halves with a minus and a plus.
  override func paintContent(in context: CGContext) {
    painted(on: context) {
      let color: UIColor? = isOfRounderLook ? .black : tintColor
      let line = CGRect(
        x: bounds.midX - 0.5, y: bounds.minY + (isOfRounderLook ? 7 : 0), width: 1,
        height: bounds.height - (isOfRounderLook ? 14 : 0))
      if isOfRounderLook {
        context.fill(bounds, radius: 8, UIColor(red: 0.463, green: 0.463, blue: 0.502, alpha: 0.12))
        context.fill(line, radius: 0, UIColor(red: 0.235, green: 0.235, blue: 0.263, alpha: 0.3))
      } else {
        context.stroke(bounds, radius: 4, width: 1, color)
        context.fill(line, radius: 0, color)
      }
      let signs: [(Glyph, CGFloat, Bool)] = [
        (.minus, isMirrored ? 0.75 : 0.25, wraps || value > minimumValue),
        (.plus, isMirrored ? 0.25 : 0.75, wraps || value < maximumValue),
      ]
      for (sign, place, isPossible) in signs {
        let middle = CGPoint(x: bounds.minX + bounds.width * place, y: bounds.midY)
        sign.paint(
          in: CGRect(x: middle.x - 10.5, y: middle.y - 10.5, width: 21, height: 21),
          color: color?.withAlphaComponent(isPossible ? 1 : 0.3),
          width: isOfRounderLook ? 1.7 : 1.3,
          on: context)
      }
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
