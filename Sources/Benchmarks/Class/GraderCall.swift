import Foundation

/// `stretchy grade`, called as a process of its own.
struct GraderCall {
  /// The folder that holds the `stretchy` that is called.
  var products: URL
  /// For what is made ready once a build.
  var cache: URL

  /// - Parameter arguments: after `grade`.
  func start(_ arguments: [String]) throws -> Process {
    let process = Process()
    process.executableURL = products.appending(path: "stretchy")
    process.arguments = ["grade"] + arguments
    process.environment = ProcessInfo.processInfo.environment
      .merging(["XDG_CACHE_HOME": cache.path]) { $1 }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }
}
