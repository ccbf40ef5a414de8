import CGit2

/// libgit2 itself: started once, told what it may not look at, and called through one function.
enum Library {
  /// The largest number of objects that a pack may claim to hold.
  private static let packObjectLimit = 2_000_000

  /// Starts libgit2 on first use; the value is its error code, or a non-negative count.
  ///
  /// No configuration of the user or the system is read, so that no filter, hook, credential
  /// helper or rewritten address of theirs can take part. Repositories of other users may be
  /// opened: nothing in them is ever run.
  private static let startCode: Int32 = {
    let code = git_libgit2_init()
    guard code >= 0 else { return code }
    let levels = [
      GIT_CONFIG_LEVEL_PROGRAMDATA, GIT_CONFIG_LEVEL_SYSTEM, GIT_CONFIG_LEVEL_XDG,
      GIT_CONFIG_LEVEL_GLOBAL,
    ]
    for level in levels {
      let code = git_shim_set_search_path(level.rawValue, "")
      guard code >= 0 else { return code }
    }
    let codes = [git_shim_set_owner_validation(0), git_shim_set_pack_max_objects(packObjectLimit)]
    return codes.first { $0 < 0 } ?? 0
  }()

  /// Makes one call into libgit2; reads the library's error at once, while it is still this call's.
  ///
  /// - Throws: `GitError.failed` when the call returns a negative code.
  static func call(
    _ attempt: String, _ subject: String, _ body: () -> Int32
  ) throws(GitError) {
    let startCode = startCode
    guard startCode >= 0 else {
      throw .failed(
        attempt: "start", subject: "libgit2", code: Int(startCode), reason: "it did not start")
    }
    git_error_clear()
    let code = body()
    guard code < 0 else { return }
    throw .failed(attempt: attempt, subject: subject, code: Int(code), reason: lastError(code))
  }

  /// Makes a handle, lends it to `use`, and frees it.
  ///
  /// - Throws: `GitError.failed` when there is no handle, and what `use` throws.
  static func lend<Result>(
    _ attempt: String, _ subject: String,
    make: (inout OpaquePointer?) -> Int32,
    free: (OpaquePointer?) -> Void,
    use: (OpaquePointer) throws(GitError) -> Result
  ) throws(GitError) -> Result {
    var handle: OpaquePointer?
    try call(attempt, subject) { make(&handle) }
    defer { free(handle) }
    guard let handle else {
      throw .failed(attempt: attempt, subject: subject, code: 0, reason: "libgit2 gave nothing")
    }
    return try use(handle)
  }

  private static func lastError(_ code: Int32) -> String {
    guard let error = git_error_last(), let message = error.pointee.message else {
      return "libgit2 error \(code)"
    }
    return String(cString: message)
  }
}
