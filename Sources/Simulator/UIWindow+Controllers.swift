import UIKit

extension UIWindow {
  /// The controllers on the screen and those that they contain, outer ones first.
  var controllers: [UIViewController] {
    var found: [UIViewController] = []
    var next = [rootViewController].compactMap { $0 }
    while !next.isEmpty {
      let controller = next.removeFirst()
      guard !found.contains(where: { $0 === controller }) else { continue }
      found.append(controller)
      next += controller.children
      if let presented = controller.presentedViewController { next.append(presented) }
    }
    return found
  }
}
