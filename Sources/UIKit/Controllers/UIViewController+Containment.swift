public import Foundation

extension UIViewController {
  /// The controllers that it contains, in order.
  public var children: [UIViewController] { childList }

  func adopt(_ child: UIViewController) {
    guard child !== self, child.parent !== self else { return }
    child.parent?.disown(child)
    child.willMove(toParent: self)
    childList.append(child)
    child.parent = self
  }

  func leaveParent() {
    guard let old = parent else { return }
    old.disown(self)
    didMove(toParent: nil)
  }

  private func disown(_ child: UIViewController) {
    childList.removeAll { $0 === child }
    child.parent = nil
  }

  /// The controller that contains all others from here up; itself when nobody contains it.
  var topController: UIViewController {
    var controller = self
    while let parent = controller.parent { controller = parent }
    return controller
  }
}
