public import Foundation

extension UIControl {
  /// What can happen to a control.
  public struct Event: OptionSet, Sendable {
    /// Apple's bits.
    public let rawValue: UInt

    /// Events by Apple's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger came down.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger came down again.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A finger moved on the control.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A finger moved, having left the control.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A finger came back to the control.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A finger left the control.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A finger was lifted on the control.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger was lifted elsewhere.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// A finger was taken away.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The value changed by a finger.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// What the control is there for has happened.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// Its menu was asked for.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Typing began.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// Something was typed.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Typing ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Typing ended with the return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All of touches.
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// All of typing.
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// Everything.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// What a control is.
  public struct State: OptionSet, Hashable, Sendable {
    /// Apple's bits.
    public let rawValue: UInt

    /// A state by Apple's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Nothing in particular.
    public static let normal = State([])
    /// A finger is on it.
    public static let highlighted = State(rawValue: 1 << 0)
    /// It cannot be worked.
    public static let disabled = State(rawValue: 1 << 1)
    /// It is chosen.
    public static let selected = State(rawValue: 1 << 2)
    /// It is the first to be told of what has no place.
    public static let focused = State(rawValue: 1 << 3)
  }

  /// Where content lies from top to bottom.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle.
    case center
    /// At the top.
    case top
    /// At the bottom.
    case bottom
    /// All over.
    case fill
  }

  /// Where content lies from left to right.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle.
    case center
    /// At the left.
    case left
    /// At the right.
    case right
    /// All over.
    case fill
    /// Where text begins.
    case leading
    /// Where text ends.
    case trailing
  }
}

extension CGRect {
  /// Where content of a size lies in the rectangle.
  func placing(
    _ size: CGSize, _ horizontal: UIControl.ContentHorizontalAlignment,
    _ vertical: UIControl.ContentVerticalAlignment
  ) -> CGRect {
    var result = CGRect(origin: origin, size: size)
    switch horizontal {
    case .left, .leading: break
    case .right, .trailing: result.origin.x = maxX - size.width
    case .center: result.origin.x = midX - size.width / 2
    case .fill: result.size.width = width
    }
    switch vertical {
    case .top: break
    case .bottom: result.origin.y = maxY - size.height
    case .center: result.origin.y = midY - size.height / 2
    case .fill: result.size.height = height
    }
    return result
  }
}
