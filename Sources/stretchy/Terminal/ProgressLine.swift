import Foundation
import Synchronization

/// What is being done now, on one line of standard error that is rewritten; on a stream that is not
/// a terminal it says nothing, so that logs stay plain.
final class ProgressLine: Sendable {
  private let isShown: Bool
  private let width: Int
  private let activities = Mutex<[(subject: String, activity: String)]>([])

  init(terminal: Terminal) {
    isShown = terminal.showsProgress
    width = terminal.width
  }

  /// Says what is being done about a subject; nil when it is done.
  func show(_ activity: String?, for subject: String) {
    guard isShown else { return }
    activities.withLock { activities in
      if let index = activities.firstIndex(where: { $0.subject == subject }) {
        if let activity {
          activities[index].activity = activity
        } else {
          activities.remove(at: index)
        }
      } else if let activity {
        activities.append((subject, activity))
      }
      let line = activities.map { "\($0.subject): \($0.activity)" }.joined(separator: "   ")
      write("\r\u{1B}[K" + line.prefix(width - 1))
    }
  }

  /// Takes the line away.
  func finish() {
    guard isShown else { return }
    write("\r\u{1B}[K")
  }

  private func write(_ text: some StringProtocol) {
    FileHandle.standardError.write(Data(text.utf8))
  }
}
