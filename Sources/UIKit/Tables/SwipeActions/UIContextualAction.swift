public import Foundation

/// What a swipe over a row offers, as data: rows are not swiped here, and the handler is not called.
@preconcurrency @MainActor open class UIContextualAction: NSObject {
  /// Does it; the closure that it is given is to be told whether it was done.
  public typealias Handler = (
    _ action: UIContextualAction, _ sourceView: UIView,
    _ completionHandler: @escaping (Bool) -> Void
  ) -> Void

  /// What it is for.
  public enum Style: Int, Sendable {
    /// Anything.
    case normal = 0
    /// It takes the row away.
    case destructive = 1
  }

  /// What it is for.
  public let style: Style
  /// Does it.
  public let handler: Handler
  /// What its button says.
  open var title: String?
  /// What its button is filled with.
  // As Apple has it: it is never nil when it is read.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var backgroundColor: UIColor! {
    get { ownColor ?? (style == .destructive ? .systemRed : .systemGray) }
    set { ownColor = newValue }
  }
  /// What its button shows above the title.
  open var image: UIImage?

  private var ownColor: UIColor?

  /// An action that runs a closure.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
  }
}

/// What a swipe over a row offers, in order from the edge; as data.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
  /// The actions, the first at the edge.
  public let actions: [UIContextualAction]
  /// Whether a swipe over the whole row does the first.
  open var performsFirstActionWithFullSwipe = true

  /// What is offered.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
  }
}
