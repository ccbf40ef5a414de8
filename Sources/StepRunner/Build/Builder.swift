package import Foundation
import Git
package import Sandbox

/// Compiles the apps of steps, each once for the same files.
package struct Builder: Sendable {
  private let sdk: SDK
  private let sandbox: Sandbox
  private let moduleCaches: ModuleCaches
  /// Nil when nothing is to be taken from before.
  private let cache: ContentCache?
  private let limits: SandboxLimits

  /// - Parameter timeLimit: wall-clock seconds for one compile.
  package init(sdk: SDK, sandbox: Sandbox, cache: ContentCache?, timeLimit: Double) {
    self.sdk = sdk
    self.sandbox = sandbox
    moduleCaches = ModuleCaches(sdk: sdk, sandbox: sandbox)
    self.cache = cache
    limits = .compiler(seconds: timeLimit)
  }

  /// Compiles a step's app, or finds what came of it before.
  ///
  /// - Parameters:
  ///   - folder: a folder of the caller's, empty, for the sources and the library.
  ///   - languageVersion: Swift's language mode, such as `5`; nil for what the step's own project
  ///     asks for, and 5 if it has none.
  /// - Throws: `GitError` when the step's files cannot be read, `SandboxError` when the compiler
  ///   cannot be started, `SDKError` when the SDK cannot be made ready for the language mode. What
  ///   the learner did wrong is a value.
  package func build(
    _ step: CheckedOutStep, languageVersion: String?, in folder: URL
  ) async throws -> BuildOutcome {
    let app = SourceFinder.find(in: step.files.files.map(\.path))
    var scanned = try scan(app, of: step)
    if languageVersion != nil { scanned.askedMode = nil }
    guard scanned.unsupported.isEmpty else { return .unsupported(scanned.unsupported) }
    if let reason = scanned.whyThereIsNoApp { return .noApp(reason: reason) }
    let languageVersion = languageVersion ?? scanned.askedMode?.mode.rawValue ?? "5"
    let key = try CacheKey([
      "app", sdk.id, languageVersion, step.files.contentID.hex,
    ])
    if let entry = cache?.find(key) {
      return outcome(of: entry, app: app, scanned: scanned, key: key)
    }
    return try await compile(
      step, app: app, scanned: scanned, languageVersion: languageVersion, key: key, in: folder)
  }

  private static let libraryName = "app.so"
  private static let errorsName = "errors"

  private func compile(
    _ step: CheckedOutStep, app: SourceFinder.App, scanned: ScannedSources,
    languageVersion: String, key: CacheKey, in folder: URL
  ) async throws -> BuildOutcome {
    let sources = folder.appending(path: "sources", directoryHint: .isDirectory)
    let products = folder.appending(path: "products", directoryHint: .isDirectory)
    for place in [sources, products] {
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    }
    let wanted = Set(scanned.paths)
    try step.files.write(to: sources.path) { wanted.contains($0.path) }
    for (path, bytes) in scanned.modernised {
      try Data(bytes).write(to: sources.appending(path: path))
    }
    let library = products.appending(path: Self.libraryName)
    try await moduleCaches.fill(languageVersion)
    let outcome = try await compile(
      scanned, in: sources, to: library, languageVersion: languageVersion)
    switch outcome.ending {
    case .timedOut(let seconds):
      return .stopped(reason: "The compiler did not come to an end within \(Int(seconds)) s.")
    case .signalled(let signal):
      return .stopped(reason: "The compiler was ended by signal \(signal).")
    case .exited(code: 0):
      let bytes = try Data(contentsOf: library)
      let files = [Self.libraryName: bytes]
      let stored = cache?.store(key, files)
      return .built(
        built(stored?.url(of: Self.libraryName) ?? library, app: app, scanned: scanned, key: key))
    case .exited:
      let text = String(decoding: outcome.error + outcome.output, as: UTF8.self)
      // Killed from outside, which says nothing of the sources and need not happen again.
      guard !text.contains("command failed due to signal 9") else {
        return .stopped(reason: "The compiler was killed for its time or its memory.")
      }
      _ = cache?.store(key, [Self.errorsName: Data(text.utf8)])
      return .didNotCompile(errors(in: text))
    }
  }

  /// Has the compiler make the library, without its driver if that is possible: of mistakes in the
  /// sources it says the same. What else may go wrong is left to the driver, and told in its words.
  private func compile(
    _ scanned: ScannedSources, in sources: URL, to library: URL, languageVersion: String
  ) async throws -> SandboxOutcome {
    if let command = sdk.compileDirectly(
      sources: scanned.paths, in: sources, to: library, languageVersion: languageVersion,
      isScript: scanned.isScript, limits: limits)
    {
      let outcome = try await sandbox.run(command)
      switch outcome.ending {
      case .exited(code: 0), .timedOut: return outcome
      case .exited, .signalled:
        let text = String(decoding: outcome.error + outcome.output, as: UTF8.self)
        let isMistake = Diagnostic.all(in: text).contains {
          $0.severity == .error && $0.file != nil
        }
        if isMistake { return outcome }
      }
    }
    return try await sandbox.run(
      sdk.compile(
        sources: scanned.paths, in: sources, to: library, languageVersion: languageVersion,
        isScript: scanned.isScript, limits: limits))
  }

  private func outcome(
    of entry: ContentCache.Entry, app: SourceFinder.App, scanned: ScannedSources, key: CacheKey
  ) -> BuildOutcome {
    if let errors = entry.files[Self.errorsName] {
      return .didNotCompile(self.errors(in: String(decoding: errors, as: UTF8.self)))
    }
    return .built(
      built(entry.url(of: Self.libraryName), app: app, scanned: scanned, key: key))
  }

  private func built(
    _ library: URL, app: SourceFinder.App, scanned: ScannedSources, key: CacheKey
  ) -> BuiltApp {
    BuiltApp(
      library: library, mainController: scanned.mainController?.className, notes: scanned.notes,
      resources: app.resources, key: key)
  }

  /// The errors among the compiler's messages; all that it said, when it said nothing we understand.
  private func errors(in text: String) -> [Diagnostic] {
    let errors = Diagnostic.all(in: text).filter { $0.severity == .error }
    guard errors.isEmpty else { return errors }
    return [
      Diagnostic(
        file: nil, line: nil, column: nil, severity: .error,
        message: text.isEmpty ? "the compiler failed without a word" : text)
    ]
  }

  private func scan(
    _ app: SourceFinder.App, of step: CheckedOutStep
  ) throws(GitError) -> ScannedSources {
    var scanned = ScannedSources()
    let files = Dictionary(
      step.files.files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    for path in app.projectFiles {
      guard let file = files[path] else { continue }
      let bytes = try step.files.contents(of: file)
      if scanned.askedMode == nil, let mode = ProjectFile.languageMode(in: bytes, file: path) {
        scanned.askedMode = (mode, path)
      }
      for mention in ProjectFile.mainStoryboards(in: bytes, file: path) {
        guard let name = mention.name,
          let file = step.files.files.first(where: { $0.path.isStoryboard(named: name) })
        else {
          scanned.unsupported.append(mention.use)
          continue
        }
        let storyboard = Storyboard(try step.files.contents(of: file), file: file.path)
        scanned.unsupported += storyboard.unsupported
        scanned.mainController =
          scanned.mainController ?? storyboard.controller.map { ($0, file.path) }
      }
    }
    var findings: [String: SourceScanner.Findings] = [:]
    var modernised: [String: [UInt8]] = [:]
    for path in app.sources {
      guard let file = files[path] else { continue }
      let bytes = try step.files.contents(of: file)
      findings[path] = SourceScanner.scan(bytes, file: path)
      modernised[path] = SourceScanner.modernised(bytes)
    }
    scanned.paths = SourceFinder.withoutOtherTargets(app.sources, findings: findings)
    for path in scanned.paths {
      scanned.unsupported += findings[path]?.unsupported ?? []
      scanned.entryPoints += (findings[path]?.entryPoints ?? []).map {
        "\(path):\($0.line):\($0.column)"
      }
      if let bytes = modernised[path] { scanned.modernised.append((path, bytes)) }
    }
    return scanned
  }
}

extension String {
  /// Whether it is the path of a storyboard of that name.
  fileprivate func isStoryboard(named name: String) -> Bool {
    self == "\(name).storyboard" || hasSuffix("/\(name).storyboard")
  }
}
