import Foundation
import Sandbox

@testable import StepRunner

/// Asks the compiler itself, as for a learner's code, which names are there.
struct CoverageProbe {
  let sdk: SDK
  let sandbox: Sandbox
  let folder: URL

  /// What becomes of each of the names.
  func coverage(of symbols: [CoverageSymbol]) async throws -> [Coverage] {
    let source = symbols.enumerated().map { index, symbol in
      let statement = symbol.isCompiled ? symbol.probe : ""
      return "@MainActor func probe\(index)(\(Self.things)) {\n\(statement)\n}\n"
    }
    try Data(("import UIKit\n" + source.joined()).utf8)
      .write(to: folder.appending(path: "Probe.swift"))
    var command = sdk.compile(
      sources: ["Probe.swift"], in: folder, to: folder.appending(path: "probe.so"),
      languageVersion: "5", isScript: false, limits: .compiler(seconds: 300))
    command.arguments =
      ["-typecheck", "-suppress-warnings"]
      + command.arguments.filter { $0 != "-emit-library" && $0 != "-wmo" }
    let outcome = try await sandbox.run(command)
    let text = String(decoding: outcome.error + outcome.output, as: UTF8.self)
    var errors: [Int: String] = [:]
    for diagnostic in Diagnostic.all(in: text) where diagnostic.severity == .error {
      // Line 1 imports; each probe takes three.
      guard let line = diagnostic.line, errors[(line - 2) / 3] == nil else { continue }
      errors[(line - 2) / 3] = diagnostic.message
    }
    return symbols.enumerated().map { index, symbol in
      if let reason = symbol.outside { return .outside(reason) }
      guard symbol.isCompiled else { return symbol.scanned }
      guard let error = errors[index] else { return .there }
      guard let range = error.range(of: " is unavailable: ") else { return .missing }
      return .refused(String(error[range.upperBound...]))
    }
  }

  /// What the statements speak of.
  private static let things = [
    "view: UIView", "controller: UIViewController", "constraint: NSLayoutConstraint",
    "label: UILabel", "guide: UILayoutGuide", "scroll: UIScrollView", "stack: UIStackView",
    "window: UIWindow", "font: UIFont", "layer: CALayer", "picture: UIImageView",
    "image: UIImage", "application: UIApplication", "color: UIColor", "button: UIButton",
    "field: UITextField", "text: UITextView", "bar: UINavigationBar",
    "navigation: UINavigationController", "key: UnsafeRawPointer",
  ].joined(separator: ", ")
}

extension CoverageSymbol {
  fileprivate var isCompiled: Bool {
    outside == nil && !probe.hasPrefix(Self.sourceMark)
  }

  /// What the look over the sources says before they are compiled.
  fileprivate var scanned: Coverage {
    let source = String(probe.dropFirst(Self.sourceMark.count))
    let findings = SourceScanner.scan(Array(source.utf8), file: "Probe.swift")
    return findings.unsupported.first.map { .refused($0.instead) } ?? .there
  }
}
