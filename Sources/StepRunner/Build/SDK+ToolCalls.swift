import Foundation
import Sandbox

extension SDK {
  /// The command line that makes an app without the compiler's driver; nil when the driver's words
  /// were not understood.
  ///
  /// Of mistakes in the sources it says what the driver would.
  func compileDirectly(
    sources: [String], in folder: URL, to library: URL, languageVersion: String, isScript: Bool,
    limits: SandboxLimits
  ) -> SandboxCommand? {
    guard let tools else { return nil }
    var command = compile(
      sources: sources, in: folder, to: library, languageVersion: languageVersion,
      isScript: isScript, limits: limits)
    command.executable = "/bin/sh"
    command.arguments = tools.shellArguments(
      for: ToolCalls.App(
        sources: sources, languageVersion: languageVersion,
        moduleCache: moduleCache(languageVersion).path, isScript: isScript,
        object: library.deletingPathExtension().appendingPathExtension("o").path,
        library: library.path))
    return command
  }

  private static let callsName = "tools.json"

  /// The compiler looks over its own work between its passes, which takes it a sixteenth of its
  /// instructions and finds mistakes of the compiler's alone.
  private static let withoutSelfChecks = ["-sil-verify-none"]

  /// What was taken down of the driver's words, in the folder of an SDK that is ready. Silence is
  /// right: without it the driver is called.
  static func toolCalls(in place: URL) -> ToolCalls? {
    guard let data = try? Data(contentsOf: place.appending(path: callsName)) else { return nil }
    return try? JSONDecoder().decode(ToolCalls.self, from: data)
  }

  /// Takes down the driver's words, if they are understood and do make an app.
  ///
  /// - Throws: `SandboxError` when nothing can be started, and file errors.
  func takeDownToolCalls(in place: URL, sandbox: Sandbox) async throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let draft = folder.url
    try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: draft.path)
    try Data("import UIKit\n".utf8).write(to: draft.appending(path: "App.swift"))
    let library = draft.appending(path: "direct.so")
    let limits = SandboxLimits.compiler(seconds: 120)
    var ask = compile(
      sources: ["App.swift"], in: draft, to: library, languageVersion: "5", isScript: false,
      limits: limits)
    ask.arguments.append("-###")
    let driver = try await sandbox.run(ask)
    guard driver.ending == .exited(code: 0),
      let words = ToolCalls.DriverWords(
        String(decoding: driver.output, as: UTF8.self), sources: ["App.swift"],
        library: library.path),
      let clang = words.clang.first
    else { return }
    // clang looks whether its files are there.
    let object = draft.appending(path: "asked.o")
    try Data().write(to: object)
    ask.executable = clang
    ask.arguments =
      ["-###"]
      + words.clang.dropFirst().map { word in
        switch word {
        case ToolCalls.objectMark: object.path
        case ToolCalls.libraryMark: library.path
        default: word
        }
      }
    let said = try await sandbox.run(ask)
    guard said.ending == .exited(code: 0),
      let linker = ToolCalls.linker(
        inClangWords: String(decoding: said.error + said.output, as: UTF8.self),
        object: object.path, library: library.path)
    else { return }
    let calls = ToolCalls(
      frontend: words.frontend + Self.withoutSelfChecks, linker: linker,
      libraries: try await librariesToAskFor(sandbox: sandbox))
    var trial = self
    trial.tools = calls
    guard
      let command = trial.compileDirectly(
        sources: ["App.swift"], in: draft, to: library, languageVersion: "5", isScript: false,
        limits: limits),
      try await sandbox.run(command).ending == .exited(code: 0)
    else { return }
    try JSONEncoder().encode(calls).write(to: place.appending(path: Self.callsName))
  }

  /// What the linker is told of those of the toolchain's libraries that an app does not find loaded.
  private func librariesToAskFor(sandbox: Sandbox) async throws -> [String] {
    let folder = toolchain.appending(path: "usr/lib/swift/linux").path
    // A toolchain that has its libraries elsewhere has none to ask for: the driver finds them.
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
      .filter { $0.hasPrefix("lib") && $0.hasSuffix(".so") }.sorted()
    // The loader lists what it would load, and starts nothing.
    let outcome = try await sandbox.run(
      SandboxCommand(
        executable: "/usr/bin/env", arguments: ["LD_TRACE_LOADED_OBJECTS=1", appHost.path],
        workingFolder: "/tmp",
        readable: [appHost.path, toolchain.path].filter { $0 != "/" && !$0.hasPrefix("/usr") },
        limits: .compiler(seconds: 20)))
    let loaded = Set(
      String(decoding: outcome.output, as: UTF8.self).split(separator: "\n")
        .compactMap { $0.split(whereSeparator: \.isWhitespace).first.map(String.init) })
    return names.filter { !loaded.contains($0) }.map { "-l" + $0.dropFirst(3).dropLast(3) }
  }
}
