import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = PageController()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

/// A header with a badge in it, two columns of equal width below, and a footer: each library places
/// them, and anew when the phone is turned.
final class PageController: UIViewController {
  let header = UIView()
  let badge = UIView()
  let left = UIView()
  let right = UIView()
  let footer = UIView()

  override func loadView() { view = PageView() }

  override func viewDidLoad() {
    super.viewDidLoad()
    for view in [header, left, right, footer] { self.view.addSubview(view) }
    header.addSubview(badge)
    Page.build(self)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    Page.place(self)
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(alongsideTransition: { _ in Page.turn(self) }, completion: nil)
  }
}

/// The class that a course would find the page by.
final class PageView: UIView {}
