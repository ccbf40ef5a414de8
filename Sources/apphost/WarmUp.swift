import Foundation
import LayoutTrace
import Simulator
import SnapKit
import UIKit

/// A small app of our own that is launched and recorded before the runs of a request.
///
/// The runtime looks long for a conformance, a generic type and a font the first time that it needs
/// one. What it has found then, the processes of the runs have at once, which are copies of this one.
@MainActor enum WarmUp {
  /// Worth its time for so many runs at least.
  private static let leastRuns = 2

  /// Launches the app if that is worth it. Nothing of it is left to see for whoever is recorded
  /// after it.
  static func run(before runs: [SimulationRequest.Run]) {
    guard runs.count >= leastRuns, let device = runs.first?.device else { return }
    AppResources.use(folder: nil, on: ScreenDescription(device))
    let phone = Phone(
      SimulationRequest.Run(device: device, script: []),
      sink: TraceSink { _ in
      } stop: { _ in
        exit(70)
      })
    phone.rehearse(WarmUpApp.self)
  }
}

private final class WarmUpApp: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = WarmUpPage()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

/// A picture and a text on a page that scrolls, placed in each of the usual ways.
private final class WarmUpPage: UIViewController {
  private let scrollView = UIScrollView()
  private let picture = UIImageView()
  private let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    label.text =
      "Some words that are broken into more than one line, since there are so many of them."
    label.numberOfLines = 0
    picture.contentMode = .scaleAspectFill
    view.addSubview(scrollView)
    scrollView.addSubview(picture)
    scrollView.addSubview(label)
    scrollView.snp.makeConstraints { make in make.edges.equalTo(view) }
    picture.snp.makeConstraints { make in
      make.left.right.equalTo(view)
      make.top.equalTo(view).priority(.high)
      make.height.greaterThanOrEqualTo(picture.snp.width).multipliedBy(0.7)
    }
    label.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: 300),
      label.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor, constant: 14),
      label.widthAnchor.constraint(equalTo: view.widthAnchor, constant: -28),
      label.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor, constant: -14),
    ])
  }
}
