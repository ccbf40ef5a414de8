import Foundation
import LayoutTrace
import Simulator
import Testing
import UIKit

/// An app of this process, played on a simulated phone.
@MainActor enum PlayedApp {
  static let iPhoneX = DeviceCatalog.devices[3]

  /// The bytes that the phone writes.
  static func bytes(
    _ delegate: any UIApplicationDelegate.Type, _ script: [Gesture] = [],
    on device: Device = iPhoneX
  ) -> [UInt8] {
    bytes(delegate, of: SimulationRequest.Run(device: device, script: script))
  }

  /// The bytes that the phone writes of a run.
  static func bytes(
    _ delegate: any UIApplicationDelegate.Type, of run: SimulationRequest.Run
  ) -> [UInt8] {
    let tape = Tape()
    let sink = TraceSink {
      tape.bytes += $0
    } stop: { ending in
      // Only an exit test comes here: the message is what it looks for.
      FileHandle.standardError.write(Data(String(describing: ending).utf8))
      exit(3)
    }
    Phone(run, sink: sink).run(delegate)
    return tape.bytes
  }

  /// Launches an app as a host does before the runs.
  static func rehearse(_ delegate: any UIApplicationDelegate.Type) {
    let run = SimulationRequest.Run(device: DeviceCatalog.devices[0], script: [])
    Phone(
      run,
      sink: TraceSink { _ in
      } stop: { _ in
        exit(3)
      }
    ).rehearse(delegate)
  }

  /// The trace of a run that went to its end.
  static func trace(
    _ delegate: any UIApplicationDelegate.Type, _ script: [Gesture] = [],
    on device: Device = iPhoneX
  ) throws -> LayoutTrace {
    let run = try RecordedRun(decoding: bytes(delegate, script, on: device))
    #expect(run.ending == .finished)
    return run.trace
  }

  /// The trace of an app at rest with a mistake in one of its constraints.
  static func trace(
    _ delegate: any UIApplicationDelegate.Type, mutation: ConstraintMutation?
  ) throws -> LayoutTrace {
    let run = SimulationRequest.Run(device: iPhoneX, script: [], mutation: mutation)
    let recorded = try RecordedRun(decoding: bytes(delegate, of: run))
    #expect(recorded.ending == .finished)
    return recorded.trace
  }

  private final class Tape {
    var bytes: [UInt8] = []
  }
}

/// An app whose only controller a subclass gives.
class AppOfOneController: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func makeController() -> UIViewController { UIViewController() }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = makeController()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

/// A page of 1500 points with a red square at its top.
final class PageApp: AppOfOneController {
  override func makeController() -> UIViewController { PageController() }

  final class PageController: UIViewController {
    private let page = UIScrollView()
    private let square = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 30))

    override func viewDidLoad() {
      super.viewDidLoad()
      page.frame = view.bounds
      page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      page.contentInsetAdjustmentBehavior = .never
      page.contentSize = CGSize(width: view.bounds.width, height: 1_500)
      square.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      page.addSubview(square)
      view.addSubview(page)
    }
  }
}

extension LayoutTrace {
  /// The states of the view that the app's code calls so, frame by frame.
  func states(of property: String) -> [ViewState] {
    guard let index = views.firstIndex(where: { $0.properties.contains(property) }) else {
      return []
    }
    return frames.compactMap { frame in frame.views.first { $0.view == index } }
  }

  /// The vertical offsets of the scroll view that the app's code calls so.
  func offsets(of property: String) -> [Double] {
    states(of: property).compactMap { $0.scroll?.offset.y }
  }
}
