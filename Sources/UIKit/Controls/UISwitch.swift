public import Foundation

/// Something that is on or off: 51 by 31 points, whatever size it is given.
///
/// Constraints see 49 points of its width, as measured on iOS 11 to 18; later sizes are not built.
@preconcurrency @MainActor open class UISwitch: UIControl {
  /// A switch at a place; the size of the frame is left out of account.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    setUp()
  }

  /// Storyboards are not read here: nothing calls this but an app's own subclasses.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// Whether it is on.
  open var isOn: Bool {
    get { storedIsOn }
    set { setOn(newValue, animated: false) }
  }

  private var storedIsOn = false

  /// Switches; nothing is told.
  open func setOn(_ on: Bool, animated: Bool) { storedIsOn = on }

  /// The colour while it is on.
  open var onTintColor: UIColor?
  /// The colour of the knob.
  open var thumbTintColor: UIColor?

  /// What constraints see of it.
  open override var intrinsicContentSize: CGSize { CGSize(width: 49, height: 31) }

  /// Two points at the right are outside of what constraints see.
  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
  }

  /// Always the same.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  override func sendPrimaryAction() {
    setOn(!isOn, animated: true)
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  /// A pill with a knob at one of its ends.
  override func paintContent(in context: CGContext) {
    painted(on: context) {
      let pill = CGRect(origin: bounds.origin, size: Self.size)
      let on = onTintColor ?? UIColor(red: 0.298, green: 0.851, blue: 0.392, alpha: 1)
      if isOn {
        context.fill(pill, radius: 15.5, isOfRounderLook ? onTintColor ?? .systemGreen : on)
      } else if isOfRounderLook {
        context.fill(pill, radius: 15.5, UIColor(red: 0.914, green: 0.914, blue: 0.922, alpha: 1))
      } else {
        context.stroke(pill, radius: 15.5, width: 1.5, UIColor(white: 0.898, alpha: 1))
      }
      let x = isOn != isMirrored ? pill.maxX - 29 : pill.minX + 2
      context.paintKnob(
        in: CGRect(x: x, y: pill.minY + 2, width: 27, height: 27), thumbTintColor)
    }
  }

  private static let size = CGSize(width: 51, height: 31)

  private func setUp() {
    contentTraits.horizontalHugging = .defaultHigh
    contentTraits.verticalHugging = .defaultHigh
  }
}
