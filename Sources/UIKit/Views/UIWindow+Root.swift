import Foundation

extension UIWindow {
  func rootDidChange(from old: UIViewController?) {
    guard old !== rootViewController, !isHidden else { return }
    old?.willDisappear(false)
    old?.viewIfLoaded?.removeFromSuperview()
    old?.didDisappear(false)
    old?.isAppearanceManaged = false
    showRoot()
  }

  func visibilityDidChange() {
    let application = UIApplication.shared
    var windows = application.windows.filter { $0 !== self }
    if !isHidden {
      let place = windows.firstIndex { $0.windowLevel.rawValue > windowLevel.rawValue }
      windows.insert(self, at: place ?? windows.endIndex)
    }
    application.windowHandles = windows.map(\.handle)
    if !isHidden { showRoot() }
  }

  /// Puts the root controller's view in, sized to the window (facts 7.3, 7.5).
  ///
  /// The status bar is asked for before the view has a safe area (fact 12.4).
  private func showRoot() {
    guard let root = rootViewController else { return }
    let view = root.loadedView
    root.isAppearanceManaged = true
    root.willAppear(false)
    UIApplication.shared.statusBar.update()
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
    UIApplication.shared.appearing.append(root)
  }
}
