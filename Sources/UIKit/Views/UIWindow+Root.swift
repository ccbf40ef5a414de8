import Foundation

extension UIWindow {
  func rootDidChange(from old: UIViewController?) {
    guard old !== rootViewController, !isHidden else { return }
    old?.viewIfLoaded?.removeFromSuperview()
    showRoot()
  }

  func visibilityDidChange() {
    let application = UIApplication.shared
    if isHidden {
      application.windows.removeAll { $0 === self }
    } else {
      application.windows.append(self)
      showRoot()
    }
  }

  /// Puts the root controller's view in, sized to the window (facts 7.3, 7.5).
  private func showRoot() {
    guard let root = rootViewController else { return }
    let view = root.loadedView
    root.state = .appearing
    root.viewWillAppear(false)
    view.frame = bounds
    addSubview(view)
    root.viewIsAppearing(false)
    UIApplication.shared.appearing.append(root)
  }
}
