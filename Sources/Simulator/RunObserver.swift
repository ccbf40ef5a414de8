import LayoutTrace
import UIKit

/// Hears of what UIKit cannot show in a view and puts it into the record.
@MainActor final class RunObserver: HostObserver {
  private let recorder: Recorder
  private var addresses = AddressBook()

  init(_ recorder: Recorder) {
    self.recorder = recorder
  }

  func logged(_ message: String) {
    recorder.record(.log(addresses.numbered(message)))
  }

  func constraintsConflicted(broken: String, conflict: [String], violation: Double) {
    recorder.record(
      .unsatisfiable(
        BrokenConstraint(constraint: broken, conflict: conflict, violation: violation)))
  }

  func animationBegan(_ animation: AnimationNotice) {
    let changes = animation.changes.map { change in
      switch change {
      case .statusBar: "statusBar"
      case .view(let view, let property): "\(recorder.name(of: view)) \(property)"
      }
    }
    recorder.record(
      .animation(
        duration: animation.duration, delay: animation.delay, curve: animation.curve,
        changes: changes))
  }

  func statusBarChanged(isHidden: Bool, duration: Double) {
    recorder.record(.statusBarChange(isHidden: isHidden, duration: duration))
  }

  func delegateCalled(_ method: String, by sender: UIView) {
    recorder.record(.delegate(method))
  }

  func refused(call: String, advice: String) -> Never {
    recorder.record(.unsupported(call))
    recorder.end(.raised(name: "Unsupported", reason: "\(call) is not supported here. \(advice)"))
  }

  func raised(name: String, reason: String) -> Never {
    let reason = addresses.numbered(reason)
    recorder.record(.exception(name: name, reason: reason))
    recorder.end(.raised(name: name, reason: reason))
  }

  func layoutNeverSettled(reason: String) -> Never {
    recorder.end(.neverSettled(reason: reason))
  }
}
