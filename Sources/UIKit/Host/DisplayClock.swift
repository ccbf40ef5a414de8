import Foundation

/// The only time there is: seconds since the app was launched, moved on by whoever runs the app.
///
/// Animations, deceleration, fading and completion handlers all hang on it, so that the same script
/// gives the same record in every process. Blocks that are due run in the order of their times, and
/// of being added when their times are equal.
@MainActor package final class DisplayClock {
  private struct Alarm {
    let time: Double
    let order: Int
    let block: @MainActor () -> Void
  }

  private struct Tick {
    let order: Int
    weak var owner: AnyObject?
    let step: @MainActor (Double) -> Bool
  }

  /// Seconds since launch.
  package private(set) var now = 0.0

  /// Sorted, the next one last.
  private var alarms: [Alarm] = []
  private var ticks: [Tick] = []
  private var nextOrder = 0

  package init() {}

  /// Whether something waits for a time to come or for the next frame.
  package var isBusy: Bool { !alarms.isEmpty || !ticks.isEmpty }

  /// Runs a block once, `seconds` from now; with 0, when time next moves on.
  package func after(_ seconds: Double, _ block: @escaping @MainActor () -> Void) {
    let alarm = Alarm(time: now + max(0, seconds), order: order(), block: block)
    let place = alarms.firstIndex { $0.time <= alarm.time } ?? alarms.endIndex
    alarms.insert(alarm, at: place)
  }

  /// Calls a step once a frame with the time, for as long as it answers true and its owner lives.
  package func addTick(_ owner: AnyObject, _ step: @escaping @MainActor (Double) -> Bool) {
    ticks.append(Tick(order: order(), owner: owner, step: step))
  }

  /// Ends all steps of an owner.
  package func removeTicks(of owner: AnyObject) {
    ticks.removeAll { $0.owner === owner }
  }

  /// Moves time on by `seconds`: first runs the blocks that fall due on the way, each at its own
  /// time, then calls each step once.
  package func advance(by seconds: Double) {
    let end = now + seconds
    while let alarm = alarms.last, alarm.time <= end {
      alarms.removeLast()
      now = max(now, alarm.time)
      alarm.block()
    }
    now = end
    takeSteps()
  }

  /// A step may add steps, which begin with the next frame, and remove others.
  private func takeSteps() {
    for tick in ticks {
      guard ticks.contains(where: { $0.order == tick.order }) else { continue }
      let goesOn = tick.owner != nil && tick.step(now)
      if !goesOn { ticks.removeAll { $0.order == tick.order } }
    }
  }

  private func order() -> Int {
    defer { nextOrder += 1 }
    return nextOrder
  }
}
