import Foundation
package import LayoutTrace
package import UIKit

/// A phone that is switched on, launches the app, has a script of gestures played on it and records
/// what it shows, on a clock of its own at sixty frames a second.
///
/// The app's timers and `asyncAfter` follow the real clock, which hardly moves while a script is
/// played: they fire late or never. Blocks on the main queue run once a frame; animations, scrolling
/// and completion handlers follow the phone's clock.
@MainActor package final class Phone {
  private let script: [Gesture]
  private let recorder: Recorder
  private let observer: RunObserver
  private let finger: Finger

  /// Switches a phone on.
  ///
  /// - Parameters:
  ///   - info: what the app's `Info.plist` says.
  ///   - library: the path of the library that is the app, in which its constraints' origins are
  ///     looked for; nil for an app that is a part of the process.
  ///   - sink: where the trace goes.
  package init(
    _ run: SimulationRequest.Run, info: AppInfo = AppInfo(), library: String? = nil,
    sink: TraceSink
  ) {
    script = run.script
    recorder = Recorder(run, sink: sink)
    observer = RunObserver(recorder)
    ApplicationHost.begin(
      on: ScreenDescription(run.device), info: info, observer: observer,
      altering: run.mutation.map { ConstraintAlteration($0) })
    finger = Finger(clock: UIApplication.shared.clock)
    let recorder = recorder
    HostNaming.nameOfView = { recorder.knownName(of: $0) }
    guard let library else { return }
    let origins = ConstraintOrigins(library: library)
    recorder.origins = origins
    ApplicationHost.constraintIsMade = { origins.note($0) }
  }

  private var application: UIApplication { UIApplication.shared }

  /// Launches the app and plays the script to its end.
  package func run(_ delegate: any UIApplicationDelegate.Type) {
    application.start(delegate)
    MainQueue.drain()
    application.layoutPass()
    for _ in 0..<Timing.launchFrames where application.clock.isBusy { tick() }
    recorder.recordFrame(gesture: nil, touch: nil)
    for index in script.indices {
      let player = GesturePlayer(finger: finger) { [self] action in
        tick(action)
        recorder.recordFrame(gesture: index, touch: finger.location)
      } find: { [self] in
        recorder.view(named: $0)
      } findConstraint: { [self] in
        recorder.constraint(named: $0)
      } note: { [self] in
        recorder.record(.log($0))
      }
      player.play(script[index])
    }
    recorder.finish()
  }

  /// Launches an app of ours and records how it scrolls for a moment, so that what the process does
  /// for the first time is done. The main queue, which a copy of the process could not share, is left
  /// alone.
  package func rehearse(_ delegate: any UIApplicationDelegate.Type) {
    application.start(delegate)
    for step in 0..<3 {
      application.clock.advance(by: Timing.frame)
      MainScrollView.find()?.contentOffset.y = CGFloat(100 * step)
      application.layoutPass()
      recorder.recordFrame(gesture: nil, touch: nil)
    }
    recorder.finish()
  }

  /// A sixtieth of a second passes; then whoever uses the phone does something, and the app lays
  /// out what has come of it, so that the same frame shows it.
  private func tick(_ action: () -> Void = {}) {
    application.clock.advance(by: Timing.frame)
    action()
    MainQueue.drain()
    application.layoutPass()
  }
}

/// The pace of the phone.
enum Timing {
  /// Seconds from one frame to the next.
  static let frame = 1.0 / 60
  /// Frames that an app has after its launch until what it animates there is over.
  static let launchFrames = 120

  /// A gesture takes no longer than this, in seconds, whatever the script says.
  static let longest = 600.0

  /// The number of frames nearest to a time in seconds, one at least.
  static func frames(in seconds: Double) -> Int {
    max(1, Int((min(seconds, longest) / frame).rounded()))
  }
}

/// The blocks that the app puts on the main queue.
@MainActor enum MainQueue {
  /// Runs what is on the queue now, and what that puts there, up to a limit.
  static func drain() {
    RunLoop.main.run(until: Date.distantPast)
  }
}
