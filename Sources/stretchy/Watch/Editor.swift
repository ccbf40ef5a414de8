import Foundation
import Reporting

/// The user's editor.
enum Editor {
  /// The program and its arguments, from `VISUAL` or `EDITOR`; nil when neither is set.
  static var command: [String]? {
    let environment = ProcessInfo.processInfo.environment
    for name in ["VISUAL", "EDITOR"] {
      let words = (environment[name] ?? "").split(separator: " ").map(String.init)
      if !words.isEmpty { return words }
    }
    return nil
  }

  /// Opens a file at a line, and waits for the editor to end.
  ///
  /// - Returns: what went wrong, as a sentence; nil when nothing did.
  static func open(_ place: CodePlace, in folder: String, with command: [String]) -> String? {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command + arguments(of: command[0], place)
    process.currentDirectoryURL = URL(filePath: folder)
    do {
      try process.run()
    } catch {
      return "\(command[0]) cannot be started: \(error.localizedDescription)"
    }
    process.waitUntilExit()
    return process.terminationStatus == 127 ? "There is no editor \(command[0])." : nil
  }

  /// How editors are told a line: most by `+12` before the file, some by `file:12`.
  private static func arguments(of program: String, _ place: CodePlace) -> [String] {
    switch program.split(separator: "/").last {
    case "code", "codium", "code-insiders", "cursor":
      ["--goto", "\(place.file):\(place.line)"]
    case "subl", "hx", "helix", "zed", "micro":
      ["\(place.file):\(place.line)"]
    default:
      ["+\(place.line)", place.file]
    }
  }
}
