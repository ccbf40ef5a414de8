package import Foundation
import Glibc
package import Sandbox

extension SDK {
  /// Finds what was built beside this process and makes it ready to compile against.
  ///
  /// The modules are copied into the cache, under a name that changes with them, and a compiler cache
  /// is filled by one compile of ours for Swift 5; those of other language modes are when a step
  /// first needs them. That takes seconds once for each build of Stretchy; two processes at once wait
  /// for each other.
  ///
  /// - Parameters:
  ///   - products: the folder that holds `apphost` and `Modules`.
  ///   - cache: the user's cache folder.
  ///   - path: the value of `PATH`.
  /// - Throws: `SDKError`, and `SandboxError` when the compile cannot be started.
  package static func prepare(
    products: URL, cache: URL, path: String, sandbox: Sandbox
  ) async throws -> SDK {
    let built = products.appending(path: "Modules", directoryHint: .isDirectory)
    let modules = ["UIKit", "SnapKit"].map { built.appending(path: "\($0).swiftmodule") }
    let appHost = products.appending(path: "apphost")
    for file in modules + [appHost] where access(file.path, R_OK) != 0 {
      throw SDKError.missing(file.path)
    }
    let compiler = try findCompiler(path: path)
    let id = try CacheKey(
      (modules + [appHost, compiler]).map(stamp) + SystemModule.all.map { $0.name + $0.source }
    ).hex
    let place = cache.appending(path: "sdk-\(id)", directoryHint: .isDirectory)
    var sdk = SDK(
      modules: place.appending(path: "modules", directoryHint: .isDirectory),
      appHost: appHost,
      toolchain: compiler.deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent(),
      moduleCaches: place.appending(path: "clang", directoryHint: .isDirectory),
      id: id)
    let isReady = place.appending(path: "ready")
    if access(isReady.path, R_OK) != 0 {
      let lock = try await FolderLock.take(folder: cache, name: "sdk-\(id).lock")
      defer { lock.release() }
      if access(isReady.path, R_OK) != 0 {
        try await sdk.fill(place, from: modules, sandbox: sandbox)
        try Data().write(to: isReady)
      }
    }
    sdk.tools = toolCalls(in: place)
    return sdk
  }

  private func fill(_ place: URL, from built: [URL], sandbox: Sandbox) async throws {
    let manager = FileManager.default
    // What an interrupted process left behind may be half of anything.
    try? manager.removeItem(at: place)
    try manager.createDirectory(at: modules, withIntermediateDirectories: true)
    for module in built {
      try manager.copyItem(at: module, to: modules.appending(path: module.lastPathComponent))
    }
    try await fillModuleCache("5", sandbox: sandbox)
    try await takeDownToolCalls(in: place, sandbox: sandbox)
    // Now that the compiler's cache is filled, they take a moment.
    try await fillSystemModules(sandbox: sandbox)
  }

  /// The compiler's command line for an app.
  ///
  /// - Parameters:
  ///   - folder: where the sources are; the compiler names them by their relative paths.
  ///   - isScript: whether there is a `main.swift`, whose top level is the entry point.
  func compile(
    sources: [String], in folder: URL, to library: URL, languageVersion: String, isScript: Bool,
    limits: SandboxLimits
  ) -> SandboxCommand {
    SandboxCommand(
      executable: compiler.path,
      arguments: [
        "-emit-library", "-module-name", "App", "-swift-version", languageVersion, "-wmo", "-Onone",
        // Line tables alone: they tell which line made a constraint, and cost little.
        "-gline-tables-only", "-file-compilation-dir", ".",
        "-no-color-diagnostics", "-diagnostic-style", "llvm", "-module-cache-path",
        moduleCache(languageVersion).path, "-I", modules.path, "-o", library.path,
      ] + (isScript ? [] : ["-parse-as-library"]) + sources,
      workingFolder: folder.path,
      readable: [
        toolchain.path, modules.path, moduleCache(languageVersion).path, folder.path,
      ].filter { $0 != "/" && !$0.hasPrefix("/usr/") && $0 != "/usr" },
      writable: [library.deletingLastPathComponent().path], limits: limits)
  }

  private static func findCompiler(path: String) throws(SDKError) -> URL {
    for folder in path.split(separator: ":") {
      let candidate = URL(filePath: String(folder)).appending(path: "swiftc")
      if access(candidate.path, X_OK) == 0 {
        // `swiftc` is a link to `swift-frontend`'s driver in the same folder; the folder is what
        // matters, and it may itself be reached through links.
        return candidate.deletingLastPathComponent().resolvingSymlinksInPath()
          .appending(path: "swiftc")
      }
    }
    throw .compilerNotFound
  }

  /// Size and time of a file's last change: a build leaves no two versions with the same.
  private static func stamp(_ file: URL) -> String {
    var status = stat()
    guard stat(file.path, &status) == 0 else { return file.path }
    return "\(file.path) \(status.st_size) \(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)"
  }
}

extension SandboxLimits {
  /// What the compiler may take for one app. The clock decides, not the processor's time: a frontend
  /// killed for that would be told by its driver as a mistake in the sources.
  static func compiler(seconds: Double) -> SandboxLimits {
    SandboxLimits(
      wallSeconds: seconds, cpuSeconds: 2 * Int(seconds) + 10, addressSpace: 8 << 30,
      processes: 128, fileSize: 256 << 20, scratchSize: 512 << 20, outputSize: 1 << 20,
      errorSize: 1 << 20)
  }
}
