import Foundation
import Testing
import UIKit

/// A phone with one of the steps, or one page, in front.
@MainActor
final class Phone: HostObserver {
  /// The conflicts so far: what gave way.
  private(set) var broken: [String] = []
  /// The durations of the animations so far, in seconds.
  private(set) var animations: [Double] = []

  /// The window of a page without an app, which an app's delegate would hold.
  private var heldWindow: UIWindow?

  private init(_ screen: ScreenDescription, resources: some LinkedStep) {
    ApplicationHost.begin(on: screen, observer: self)
    AppResources.use(folder: resources.folder, on: screen)
  }

  /// Starts a step's app.
  static func running(
    _ step: some LinkedStep, on screen: ScreenDescription = .iPhoneX
  ) -> Phone {
    let phone = Phone(screen, resources: step)
    UIApplication.shared.start(step.delegate)
    return phone
  }

  /// Shows a page without an app around it, with the image of Step-3.
  static func showing(_ page: UIViewController, on screen: ScreenDescription = .iPhoneX) -> Phone {
    let phone = Phone(screen, resources: Step.three)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = page
    window.makeKeyAndVisible()
    phone.heldWindow = window
    UIApplication.shared.layoutPass()
    return phone
  }

  var window: UIWindow? { UIApplication.shared.windows.first }

  /// The view that the page keeps in a property of that name.
  func view(_ name: String) throws -> UIView {
    let page = try #require(window?.rootViewController)
    let layers = sequence(first: Mirror(reflecting: page), next: \.superclassMirror)
    let found = layers.lazy.flatMap(\.children).first { $0.label == name }
    return try #require(found?.value as? UIView, "no view \(name)")
  }

  /// The view's place on the screen, in points.
  func frame(_ name: String) throws -> CGRect {
    let view = try view(name)
    return view.convert(view.bounds, to: nil)
  }

  var scrollView: UIScrollView {
    get throws { try #require(view("scrollView") as? UIScrollView) }
  }

  /// Scrolls to an offset and lets the layout come to rest.
  func scroll(to offset: Double) throws {
    try scrollView.contentOffset.y = offset
    UIApplication.shared.layoutPass()
  }

  // MARK: HostObserver

  func logged(_ message: String) {}

  func constraintsConflicted(broken: String, conflict: [String], violation: Double) {
    self.broken.append(broken)
  }

  func animationBegan(_ animation: AnimationNotice) {
    animations.append(animation.duration)
  }

  func statusBarChanged(isHidden: Bool, duration: Double) {}

  func delegateCalled(_ method: String, by sender: UIView) {}

  func refused(call: String, advice: String) -> Never {
    fatalError("\(call) is not supported. \(advice)")
  }

  func raised(name: String, reason: String) -> Never {
    fatalError("\(name): \(reason)")
  }

  func layoutNeverSettled(reason: String) -> Never {
    fatalError("Layout never settles: \(reason)")
  }
}

/// A place in whole numbers of points and fractions, which reads well when a test fails.
struct Place: Equatable, CustomStringConvertible {
  var top: Double
  var height: Double

  init(top: Double, height: Double) {
    self.top = top
    self.height = height
  }

  init(_ frame: CGRect) {
    top = frame.minY
    height = frame.height
  }

  var description: String { "top \(top), height \(height)" }

  /// Whether both agree within a pixel of a screen with three pixels a point: origin and size are
  /// rounded each for itself (fact 1.15).
  static func == (one: Place, other: Place) -> Bool {
    abs(one.top - other.top) < 0.34 && abs(one.height - other.height) < 0.34
  }
}
