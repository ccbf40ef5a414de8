public import Foundation

/// An alert in the middle of the screen, or a list of choices at its lower edge.
///
/// It is presented like any other controller and lies over what is on screen. Its look follows the
/// phones of iOS 8 to 15, which is our choice (`AlertMetrics`): there are views for the texts and
/// buttons, at their places and of their sizes, but none of what is behind them is blurred. A button
/// that is tapped takes the alert away; then its closure runs. On tablets lists of choices are
/// refused, where they need a popover.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
  /// What kind of alert.
  public enum Style: Int, Sendable {
    /// A list of choices at the lower edge.
    case actionSheet = 0
    /// A question in the middle.
    case alert = 1
  }

  /// What kind of alert it is.
  open private(set) var preferredStyle = Style.actionSheet
  /// The text below the title.
  open var message: String? { didSet { card?.textDidChange() } }
  /// The buttons, in the order of being added.
  open private(set) var actions: [UIAlertAction] = []
  /// The button that stands out, as Return would choose it.
  open var preferredAction: UIAlertAction? { didSet { card?.buttonsDidChange() } }
  /// The fields to be filled in, in order; nil for none.
  open private(set) var textFields: [UITextField]?

  private var card: AlertView? { viewIfLoaded as? AlertView }

  /// An alert without a button; one is to be added.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
    modalPresentationStyle = .overFullScreen
    modalTransitionStyle = preferredStyle == .alert ? .crossDissolve : .coverVertical
  }

  /// Adds a button; of those that cancel there may be one.
  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
      Exception.raise(
        .internalInconsistency,
        "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
    }
    actions.append(action)
    card?.buttonsDidChange()
  }

  /// Adds a field to be filled in; the closure sets it up.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else {
      Exception.raise(
        .internalInconsistency,
        "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
    }
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.font = .systemFont(ofSize: 13)
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
    card?.buttonsDidChange()
  }

  open override func loadView() {
    if preferredStyle == .actionSheet, UIDevice.current.userInterfaceIdiom == .pad {
      Unsupported.call(
        "UIAlertController.Style.actionSheet on a tablet",
        advice: "Popovers are not built: use the style .alert there.")
    }
    let view = AlertView(of: self)
    view.frame = UIScreen.main.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  /// The title has changed.
  open override var title: String? { didSet { card?.textDidChange() } }

  /// A button was tapped.
  final func choose(_ action: UIAlertAction) {
    guard action.isEnabled, isOnItsWayIn else { return }
    dismiss(animated: true) { action.handler?(action) }
  }
}
