import CGit2
import Foundation
import Synchronization

/// One clone on its own thread, with somebody waiting for it no longer than a limit.
final class CloneSession: Sendable {
  private enum Stop { case time, size }

  private struct State {
    var result: Result<Void, GitError>?
    var stop: Stop?
  }

  private let url: String
  private let folder: String
  private let limits: TransferLimits
  private let progress: @Sendable (Transfer) -> Void
  private let state = Mutex(State())
  private let done = DispatchSemaphore(value: 0)

  init(
    url: String, folder: String, limits: TransferLimits,
    progress: @escaping @Sendable (Transfer) -> Void
  ) {
    self.url = url
    self.folder = folder
    self.limits = limits
    self.progress = progress
  }

  /// Waits for `run` to end, or for the time limit.
  func wait() throws(GitError) -> Repository {
    if done.wait(timeout: .now() + limits.seconds) == .timedOut {
      state.withLock { $0.stop = $0.stop ?? .time }
      throw .timedOut(url: url, seconds: limits.seconds)
    }
    let (result, stop) = state.withLock { ($0.result, $0.stop) }
    if stop == .size { throw .transferTooLarge(url: url, limit: limits.bytes) }
    try result?.get()
    return try Repository.open(folder)
  }

  /// Clones; called on the session's own thread.
  func run() {
    ignoreHangUps()
    let result: Result<Void, GitError>
    do throws(GitError) {
      result = .success(try clone())
    } catch {
      result = .failure(error)
    }
    state.withLock { $0.result = result }
    done.signal()
  }

  /// Keeps the other side's hanging up from ending the process: libgit2 1.5 writes to its sockets
  /// without asking the kernel not to signal. Only this thread is concerned; it learns of a closed
  /// connection by the error of the call.
  private func ignoreHangUps() {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGPIPE)
    pthread_sigmask(SIG_BLOCK, &signals, nil)
  }

  private func clone() throws(GitError) {
    var options = git_clone_options()
    try Library.call("clone", url) {
      git_clone_options_init(&options, UInt32(GIT_CLONE_OPTIONS_VERSION))
    }
    options.bare = 1
    options.fetch_opts.download_tags = GIT_REMOTE_DOWNLOAD_TAGS_ALL
    options.fetch_opts.callbacks.payload = Unmanaged.passUnretained(self).toOpaque()
    options.fetch_opts.callbacks.transfer_progress = { progress, payload in
      guard let progress, let session = CloneSession.from(payload) else { return -1 }
      return session.mayGoOn(progress.pointee) ? 0 : -1
    }
    options.fetch_opts.callbacks.sideband_progress = { _, _, payload in
      CloneSession.from(payload)?.isStopped == false ? 0 : -1
    }
    // libgit2 asks again and again while a key is refused: each kind is tried once.
    options.fetch_opts.callbacks.credentials = { credential, _, user, allowed, payload in
      guard allowed & GIT_CREDENTIAL_SSH_KEY.rawValue != 0,
        CloneSession.from(payload)?.takesAgent() == true
      else { return GIT_EAUTH.rawValue }
      return git_credential_ssh_key_from_agent(credential, user)
    }
    var handle: OpaquePointer?
    try Library.call("clone", url) { git_clone(&handle, url, folder, &options) }
    git_repository_free(handle)
  }

  private let askedAgent = Mutex(false)

  private func takesAgent() -> Bool {
    askedAgent.withLock { asked in
      defer { asked = true }
      return !asked
    }
  }

  private var isStopped: Bool { state.withLock { $0.stop != nil } }

  private func mayGoOn(_ raw: git_indexer_progress) -> Bool {
    var transfer = Transfer()
    transfer.receivedObjects = Int(raw.received_objects)
    transfer.totalObjects = Int(raw.total_objects)
    transfer.receivedBytes = raw.received_bytes
    progress(transfer)
    if transfer.receivedBytes > limits.bytes {
      state.withLock { $0.stop = $0.stop ?? .size }
    }
    return !isStopped
  }

  private static func from(_ payload: UnsafeMutableRawPointer?) -> CloneSession? {
    payload.map { Unmanaged<CloneSession>.fromOpaque($0).takeUnretainedValue() }
  }
}
