import Dispatch
import Foundation

/// Says when something in a folder has changed, as soon as the system announces it; where it announces
/// nothing, by looking every second.
///
/// It tells that there was a change, not which: whoever is told looks at the folder anew. Changes in
/// `.git` and in the drafts that editors leave beside a file while it is edited are not told.
package final class FolderWatcher {
  /// How changes are noticed.
  package enum Way: Equatable, Sendable {
    /// The system announces them.
    case announced
    /// By looking every second, and why.
    case polled(reason: String)
  }

  package let way: Way
  private let source: any DispatchSourceProtocol

  /// Begins to watch.
  ///
  /// - Parameters:
  ///   - folder: watched with all folders in it.
  ///   - probe: a folder of ours on the same disk, in which announcements are tried out.
  ///   - change: called from another thread after each change; several changes at once may be told
  ///     as one.
  package convenience init(
    folder: String, probe: String, change: @escaping @Sendable () -> Void
  ) {
    self.init(folder: folder, change: change) { () throws(WatchFailure) in
      try FileSystemKind.requireAnnouncements(folder)
      try Inotify.tryOut(in: probe)
      return try Inotify(folder: folder)
    }
  }

  /// - Parameter begin: asks the system for announcements.
  init(
    folder: String, change: @escaping @Sendable () -> Void,
    begin: () throws(WatchFailure) -> Inotify
  ) {
    let queue = DispatchQueue(label: "stretchy.watcher")
    do throws(WatchFailure) {
      let inotify = try begin()
      let source = DispatchSource.makeReadSource(fileDescriptor: inotify.descriptor, queue: queue)
      source.setEventHandler { if inotify.readChanges() { change() } }
      // The events keep what they read from; it goes with the last of them.
      source.setCancelHandler { _ = inotify }
      source.resume()
      self.source = source
      way = .announced
    } catch {
      let looker = FolderLooker(folder: folder)
      let source = DispatchSource.makeTimerSource(queue: queue)
      source.schedule(deadline: .now() + 1, repeating: 1)
      source.setEventHandler { if looker.hasChanged() { change() } }
      source.resume()
      self.source = source
      way = .polled(reason: error.description)
    }
  }

  deinit { source.cancel() }
}
