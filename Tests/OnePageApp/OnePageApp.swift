/// Sources of apps with one page, and the head of a course of such, for tests that compile an app as a
/// learner's is compiled.
package enum OnePageApp {
  /// An app that shows a controller named `Page`.
  ///
  /// - Parameter page: The controller's declaration.
  package static func source(page: String) -> String {
    """
    import UIKit

    @main class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?

      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = Page()
        window.makeKeyAndVisible()
        self.window = window
        return true
      }
    }

    \(page)
    """
  }

  /// A course of a page with a `box`, which is looked at for a `moment`.
  ///
  /// - Parameter rest: The course's steps and behaviours, as YAML.
  package static func course(_ rest: String) -> String {
    """
    format: 1
    title: Boxes
    language: 5

    devices: [iPhone X]

    views:
      box: [box]

    gestures:
      moment:
        - wait: 0.1

    \(rest)
    """
  }
}
