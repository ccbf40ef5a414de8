import Foundation
import Sandbox

/// A module of Apple's that Linux has not: sources that import it find there what our UIKit and
/// Foundation have of it.
struct SystemModule {
  /// As it is imported: `CoreGraphics`.
  let name: String
  /// What it hands on: whole modules, or single types such as `struct UIKit.CGVector`.
  let exports: [String]

  /// What layout code imports besides UIKit.
  ///
  /// They are made with the SDK rather than with the package: beside the package's own modules they
  /// would make `#if canImport(ObjectiveC)` true in every package that Stretchy is built from.
  static let all = [
    SystemModule(
      name: "CoreGraphics",
      exports: [
        "struct Foundation.CGFloat", "struct Foundation.CGPoint", "struct Foundation.CGRect",
        "struct Foundation.CGSize", "struct UIKit.CGAffineTransform", "struct UIKit.CGVector",
        "class UIKit.CGColor", "class UIKit.CGMutablePath", "class UIKit.CGPath",
        "enum UIKit.CGPathFillRule", "class UIKit.CGContext", "class UIKit.CGImage",
        "class UIKit.CGGradient", "class UIKit.CGColorSpace", "enum UIKit.CGBlendMode",
        "enum UIKit.CGInterpolationQuality", "enum UIKit.CGLineCap", "enum UIKit.CGLineJoin",
        "enum UIKit.CGPathDrawingMode", "struct UIKit.CGGradientDrawingOptions",
      ]),
    SystemModule(name: "QuartzCore", exports: ["UIKit"]),
    SystemModule(name: "ObjectiveC", exports: ["UIKit"]),
  ]

  /// The module's only file.
  var source: String {
    exports.map { "@_exported public import \($0)\n" }.joined()
  }
}

extension SDK {
  /// Compiles the modules of Apple's that stand beside our own.
  ///
  /// - Throws: `SDKError` when one does not compile, `SandboxError` when the compiler cannot be
  ///   started.
  func fillSystemModules(sandbox: Sandbox) async throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let draft = folder.url
    try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: draft.path)
    for module in SystemModule.all {
      let source = draft.appending(path: "\(module.name).swift")
      try Data(module.source.utf8).write(to: source)
      let product = draft.appending(path: "\(module.name).swiftmodule")
      let outcome = try await sandbox.run(emit(module, from: source, to: product))
      guard outcome.ending == .exited(code: 0) else {
        throw SDKError.failed(String(decoding: outcome.error + outcome.output, as: UTF8.self))
      }
      try FileManager.default.moveItem(
        at: product, to: modules.appending(path: product.lastPathComponent))
    }
  }

  /// As an app is compiled: with other options the compiler would look for a cache of its own.
  private func emit(_ module: SystemModule, from source: URL, to product: URL) -> SandboxCommand {
    var command = compile(
      sources: [source.lastPathComponent], in: source.deletingLastPathComponent(), to: product,
      languageVersion: "5", isScript: false, limits: .compiler(seconds: 120))
    let differing = [
      "-emit-library": "-emit-module", "App": module.name, "-o": "-emit-module-path",
    ]
    command.arguments = command.arguments.map { differing[$0] ?? $0 } + ["-suppress-warnings"]
    return command
  }
}
