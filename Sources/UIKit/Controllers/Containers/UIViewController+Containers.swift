public import Foundation

extension UIViewController {
  /// The nearest navigation controller that contains it.
  public var navigationController: UINavigationController? {
    nearest(UINavigationController.self)
  }

  /// The nearest tab bar controller that contains it.
  public var tabBarController: UITabBarController? { nearest(UITabBarController.self) }

  // As Apple's: an app may read it without unwrapping.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What a tab bar shows for it.
  public var tabBarItem: UITabBarItem! {
    get { barItem }
    set { storedBarItem = newValue }
  }

  /// The buttons that a navigation controller's toolbar shows for it.
  public func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }

  /// Shows a controller in the nearest container: pushes it, else presents it.
  public func show(_ vc: UIViewController, sender: Any?) {
    if let navigationController = self as? UINavigationController ?? navigationController {
      navigationController.pushViewController(vc, animated: true)
    } else {
      present(vc, animated: true)
    }
  }

  /// What a tab bar shows for it, made when first asked for; for a navigation controller without one
  /// of its own what it shows for the first controller in it.
  var barItem: UITabBarItem {
    if let storedBarItem { return storedBarItem }
    if let first = (self as? UINavigationController)?.stack.first { return first.barItem }
    let item = UITabBarItem(title: title, image: nil, tag: 0)
    storedBarItem = item
    return item
  }

  func nearest<Container: UIViewController>(_ type: Container.Type) -> Container? {
    var next = parent
    while let controller = next {
      if let found = controller as? Container { return found }
      next = controller.parent
    }
    return nil
  }

  /// The title has changed: the items that have it of the controller follow.
  func titleDidChange(from old: String?) {
    guard title != old else { return }
    if let madeNavigationItem { madeNavigationItem.title = title }
    if let storedBarItem { storedBarItem.title = title }
  }
}
