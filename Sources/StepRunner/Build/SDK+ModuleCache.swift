import Foundation
import Glibc
import Sandbox

extension SDK {
  /// Fills the compiler cache of a language mode by one compile of ours: learners' compiles may read
  /// it, not write.
  ///
  /// A cache is good for one mode only, since the mode is a part of how the compiler sees C.
  ///
  /// - Throws: `SDKError` when the compiler refuses, `SandboxError` when it cannot be started.
  func fillModuleCache(_ languageVersion: String, sandbox: Sandbox) async throws {
    let manager = FileManager.default
    let cache = moduleCache(languageVersion)
    try? manager.removeItem(at: cache)
    try manager.createDirectory(at: cache, withIntermediateDirectories: true)
    try manager.setAttributes([.posixPermissions: 0o777], ofItemAtPath: cache.path)
    let draft = try TemporaryFolder()
    defer { draft.remove() }
    try manager.setAttributes([.posixPermissions: 0o777], ofItemAtPath: draft.url.path)
    try Data("import Dispatch\nimport Glibc\nimport SnapKit\nimport UIKit\n".utf8)
      .write(to: draft.url.appending(path: "App.swift"))
    var command = compile(
      sources: ["App.swift"], in: draft.url, to: draft.url.appending(path: "app.so"),
      languageVersion: languageVersion, isScript: false, limits: .compiler(seconds: 120))
    command.writable.append(cache.path)
    command.readable.removeAll { $0 == cache.path }
    let outcome = try await sandbox.run(command)
    guard outcome.ending == .exited(code: 0) else {
      throw SDKError.failed(String(decoding: outcome.error + outcome.output, as: UTF8.self))
    }
    try share(cache)
  }

  /// Makes what the compiler wrote ours again, and readable by whoever runs it later.
  private func share(_ cache: URL) throws {
    let manager = FileManager.default
    let below = manager.enumerator(atPath: cache.path)?.compactMap { $0 as? String } ?? []
    for path in [cache.path] + below.map({ cache.appending(path: $0).path }) {
      var isFolder: ObjCBool = false
      guard manager.fileExists(atPath: path, isDirectory: &isFolder),
        chown(path, geteuid(), getegid()) == 0
      else { throw SDKError.failed("\(path): \(String(cString: strerror(errno)))") }
      try manager.setAttributes(
        [.posixPermissions: isFolder.boolValue ? 0o755 : 0o644], ofItemAtPath: path)
    }
  }
}

/// Fills the compiler caches of language modes when they are first needed, each once.
actor ModuleCaches {
  private let sdk: SDK
  private let sandbox: Sandbox
  private var fillings: [String: Task<Void, any Error>] = [:]

  init(sdk: SDK, sandbox: Sandbox) {
    self.sdk = sdk
    self.sandbox = sandbox
  }

  /// Sees to it that a mode's cache is filled.
  ///
  /// Within a process the first caller fills it and the others wait for it without a thread; between
  /// processes there is a lock.
  func fill(_ languageVersion: String) async throws {
    // The one that `SDK.prepare` fills.
    guard languageVersion != "5" else { return }
    let task =
      fillings[languageVersion]
      ?? Task { [sdk, sandbox] in
        try await Self.fill(languageVersion, of: sdk, sandbox: sandbox)
      }
    fillings[languageVersion] = task
    do {
      try await task.value
    } catch {
      // It may have been the moment's fault: whoever comes next tries again.
      fillings[languageVersion] = nil
      throw error
    }
  }

  private static func fill(
    _ languageVersion: String, of sdk: SDK, sandbox: Sandbox
  ) async throws {
    let isReady = sdk.moduleCaches.appending(path: "ready-\(languageVersion)")
    guard access(isReady.path, R_OK) != 0 else { return }
    let lock = try await FolderLock.take(folder: sdk.moduleCaches, name: "\(languageVersion).lock")
    defer { lock.release() }
    guard access(isReady.path, R_OK) != 0 else { return }
    try await sdk.fillModuleCache(languageVersion, sandbox: sandbox)
    try Data().write(to: isReady)
  }
}
