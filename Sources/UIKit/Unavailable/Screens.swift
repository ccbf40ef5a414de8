public import Foundation

// Parts of UIKit that are no layout, or whose layout is Apple's own.

/// Not built.
@available(
  *, unavailable,
  message: "UISplitViewController is not built; use child controllers"
)
@preconcurrency @MainActor open class UISplitViewController: UIViewController {}

/// Not built.
@available(
  *, unavailable,
  message: "UIPageViewController is not built; use a UIScrollView with isPagingEnabled"
)
@preconcurrency @MainActor open class UIPageViewController: UIViewController {}

/// Not built.
@available(
  *, unavailable,
  message: "UISearchController is not built; use a UITextField"
)
@preconcurrency @MainActor open class UISearchController: UIViewController {}

/// Not built.
@available(
  *, unavailable,
  message: "UISearchBar is not built; use a UITextField"
)
@preconcurrency @MainActor open class UISearchBar: UIView {}

/// Not built.
@available(*, unavailable, message: "UIDatePicker is not built")
@preconcurrency @MainActor open class UIDatePicker: UIControl {}

/// Not built.
@available(*, unavailable, message: "UIWebView is not built")
@preconcurrency @MainActor open class UIWebView: UIView {}

/// Not built.
@available(*, unavailable, message: "storyboards are not read here: make the controller in code")
@preconcurrency @MainActor open class UIStoryboard: NSObject {}
