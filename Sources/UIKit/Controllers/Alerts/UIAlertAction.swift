public import Foundation

/// A button of an alert.
@preconcurrency @MainActor open class UIAlertAction: NSObject {
  /// What a button is for.
  public enum Style: Int, Sendable {
    /// Anything.
    case `default` = 0
    /// To leave everything as it is; it stands apart, or last.
    case cancel = 1
    /// To take something away.
    case destructive = 2
  }

  /// What the button says.
  open private(set) var title: String?
  /// What it is for.
  open private(set) var style: Style
  /// Whether it can be chosen.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { row?.isEnabled = isEnabled } }
  }

  final let handler: ((UIAlertAction) -> Void)?
  /// The button, while the alert is shown.
  final weak var row: UIButton?

  /// A button that runs a closure once the alert is gone.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}
