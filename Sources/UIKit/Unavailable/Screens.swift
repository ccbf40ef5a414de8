public import Foundation

// Parts of UIKit that are no layout, or whose layout is Apple's own.

/// Not built.
@available(*, unavailable, message: "UIWebView is not built")
@preconcurrency @MainActor open class UIWebView: UIView {}

/// Not built.
@available(*, unavailable, message: "storyboards are not read here: make the controller in code")
@preconcurrency @MainActor open class UIStoryboard: NSObject {}

/// Not built.
@available(
  *, unavailable, message: "lists are not built here: use a section of groups as wide as the view"
)
public struct UICollectionLayoutListConfiguration {}

/// Not built.
@available(
  *, unavailable, message: "cells of lists are not built here: use a UICollectionViewCell"
)
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {}

/// Not built.
@available(
  *, unavailable, message: "contents by configuration are not built here: use labels and images"
)
public struct UIListContentConfiguration {}

/// Not built.
@available(*, unavailable, message: "menus of the context are not built: use a UIAlertController")
@preconcurrency @MainActor open class UIContextMenuInteraction: NSObject {}

/// Not built.
@available(*, unavailable, message: "menus of the context are not built: use a UIAlertController")
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {}
