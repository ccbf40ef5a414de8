import Foundation

extension UIApplication {
  /// The window that UIKit makes for an app with a main storyboard, before the app's delegate hears
  /// of the launch: the storyboard's first controller is its root. Nil for an app without one.
  ///
  /// The controller is made by `init(coder:)`, as from a storyboard; there is nothing to decode.
  func mainWindow(for delegate: any UIApplicationDelegate) -> UIWindow? {
    guard let name = ApplicationHost.info.mainControllerClassName else { return nil }
    let module = String(reflecting: type(of: delegate)).prefix { $0 != "." }
    guard let type = NSClassFromString("\(module).\(name)") as? UIViewController.Type else {
      Exception.raise(
        .internalInconsistency,
        "Unknown class \(name) in Interface Builder file.")
    }
    guard let controller = type.init(coder: NSCoder()) else {
      Exception.raise(.internalInconsistency, "\(name) could not be made by init(coder:).")
    }
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    return window
  }
}
