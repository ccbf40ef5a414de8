public import Foundation

/// Not built: no table asks for one.
@available(
  *, unavailable,
  message:
    "UITableViewRowAction is not built; use UIContextualAction in a UISwipeActionsConfiguration"
)
@preconcurrency @MainActor open class UITableViewRowAction: NSObject {}
