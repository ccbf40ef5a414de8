import Foundation

@testable import UIKit

/// A phone that is switched on for one test; it writes down what its observer is told.
@MainActor final class Phone: HostObserver {
  private(set) var diary: [String] = []
  let window: UIWindow

  var application: UIApplication { UIApplication.shared }

  init(_ screen: ScreenDescription = .iPhoneX, info: AppInfo = AppInfo()) {
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: screen.width, height: screen.height))
    ApplicationHost.begin(on: screen, info: info, observer: self)
  }

  /// Shows a controller in the window, as an app does when it is launched.
  func show(_ controller: UIViewController) {
    window.rootViewController = controller
    window.makeKeyAndVisible()
    application.layoutPass()
  }

  /// Shows a window with a view of the test's own.
  func show(_ view: UIView) {
    window.addSubview(view)
    window.makeKeyAndVisible()
    application.layoutPass()
  }

  /// Lets time pass in frames of a sixtieth of a second.
  func pass(_ seconds: Double) {
    for _ in 0..<Int((seconds * 60).rounded()) {
      application.clock.advance(by: 1.0 / 60)
      application.layoutPass()
    }
  }

  func write(_ line: String) { diary.append(line) }

  func logged(_ message: String) { write("log \(message)") }

  func constraintsConflicted(broken: String, conflict: [String], violation: Double) {
    write("conflict \(broken)")
  }

  func animationBegan(_ animation: AnimationNotice) {
    let changes = animation.changes.map { change in
      switch change {
      case .statusBar: "statusBar"
      case .view(let view, let name): "\(view.tag).\(name)"
      }
    }
    write("animation \(animation.duration) \(animation.curve) \(changes.joined(separator: " "))")
  }

  func statusBarChanged(isHidden: Bool, duration: Double) {
    write("statusBar \(isHidden ? "hidden" : "shown") \(duration)")
  }

  func delegateCalled(_ method: String, by sender: UIView) { write("delegate \(method)") }

  func refused(call: String, advice: String) -> Never { stop("refused \(call)") }

  func raised(name: String, reason: String) -> Never { stop("raised \(name): \(reason)") }

  func layoutNeverSettled(reason: String) -> Never { stop("never settled: \(reason)") }

  /// What ends an app's run ends the exit test's process, with the words on standard error.
  private func stop(_ words: String) -> Never {
    FileHandle.standardError.write(Data((words + "\n").utf8))
    exit(7)
  }
}

extension ScreenDescription {
  /// A phone whose safe area is the status bar only.
  static let iPhone8 = ScreenDescription(
    name: "iPhone 8", idiom: .phone, width: 375, height: 667, scale: 2,
    portraitSafeArea: Insets(top: 20, left: 0, bottom: 0, right: 0),
    landscapeSafeArea: Insets(top: 0, left: 0, bottom: 0, right: 0),
    statusBarHeight: 20, cornerRadius: 0, systemVersion: 11)
}
