import Foundation
import Testing

/// The instructor's guide, followed to the letter: its files are written, its commands are run, and
/// what they print is what it says.
@Suite(.serialized, .desk) struct GuideTests {
  /// A fenced block of the guide.
  private enum Block: Equatable {
    case file(path: String, text: String)
    case console([Call])
  }

  /// A command and what it prints.
  private struct Call: Equatable {
    var command: String
    var prints: String
  }

  private static let guide = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "steps/README.md")

  private static func blocks() throws -> [Block] {
    let text = try String(contentsOf: guide, encoding: .utf8)
    return text.matches(of: /(?m)^```(\w+)(?: (\S+))?\n((?:(?!```).*\n)*)```$/).map { match in
      if let path = match.2 { return .file(path: String(path), text: String(match.3)) }
      var calls: [Call] = []
      for line in match.3.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
        if line.hasPrefix("$ ") {
          calls.append(Call(command: String(line.dropFirst(2)), prints: ""))
        } else if !calls.isEmpty {
          calls[calls.count - 1].prints += line + "\n"
        }
      }
      return .console(calls)
    }
  }

  /// Runs a line as a shell does, on the desk; its output and its errors as a terminal has them.
  private func shell(_ line: String) throws -> String {
    let desk = try #require(Desk.current)
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", line + " 2>&1"]
    process.currentDirectoryURL = desk.folder
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    process.environment = [
      "PATH": Command.executable.deletingLastPathComponent().path + ":" + path,
      "XDG_CACHE_HOME": desk.path("cache"),
    ]
    let output = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    try process.run()
    let said = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: said, as: UTF8.self)
  }

  @Test func everythingInTheGuideIsSo() throws {
    let desk = try #require(Desk.current)
    var calls = 0
    for block in try Self.blocks() {
      switch block {
      case .file(let path, let text):
        try desk.write(text, to: path)
      case .console(let lines):
        for call in lines {
          #expect(try Call(command: call.command, prints: shell(call.command)) == call)
          calls += 1
        }
      }
    }
    // The whole way was gone.
    #expect(calls > 20)
    // What the guide makes by hand is what authors can begin with.
    #expect(try stretchy("course", "new", "template").code == 0)
    func files(_ folder: String) throws -> [String: String] {
      let manager = FileManager.default
      let paths = try manager.subpathsOfDirectory(atPath: desk.path(folder)).filter { path in
        var isFolder: ObjCBool = false
        return manager.fileExists(atPath: desk.path("\(folder)/\(path)"), isDirectory: &isFolder)
          && !isFolder.boolValue
      }
      return try Dictionary(
        uniqueKeysWithValues: paths.map { ($0, try desk.text(of: "\(folder)/\($0)")) })
    }
    #expect(try files("cards") == files("template"))
  }
}
