import Foundation
import Testing

/// A desk with the course of corners on it, and what a learner does there.
struct LearnerDesk {
  let desk: Desk
  /// The learner's folder, relative to the desk.
  let name: String

  /// Lays the course down.
  init(_ name: String) throws {
    desk = try #require(Desk.current)
    self.name = name
    try desk.write(Corner.course, to: "corner/course.yml")
    for tag in Corner.tags {
      try desk.write(Boxes.delegate.text, to: "corner/\(tag)/Box/AppDelegate.swift")
      try desk.write(Corner.page(of: tag), to: "corner/\(tag)/Box/Page.swift")
      try desk.write(Corner.markdown(tag), to: "corner/pages/\(tag).md")
    }
  }

  var path: String { desk.path(name) }

  /// Calls `stretchy` in the learner's folder.
  func call(
    _ arguments: String..., environment: [String: String] = [:]
  ) throws -> Command.Result {
    try Command(arguments: arguments, environment: Self.environment.merging(environment) { $1 })
      .run(on: desk, in: name)
  }

  static let environment = [
    "GIT_AUTHOR_NAME": "Learner", "GIT_AUTHOR_EMAIL": "learner@example.org",
  ]

  func start() throws {
    let result = try Command(
      arguments: ["start", name, "--course", "corner"], environment: Self.environment
    ).run(on: desk)
    try #require(result.code == 0, "\(result)")
  }

  func save(_ page: String) throws {
    try desk.write(page, to: "\(name)/Box/Page.swift")
  }

  var page: String {
    get throws { try desk.text(of: "\(name)/Box/Page.swift") }
  }

  /// Begins to watch, at a terminal.
  func watch(
    _ arguments: String..., columns: Int = 80, rows: Int = 24, environment: [String: String?] = [:]
  ) throws -> PseudoTerminal {
    var all: [String: String?] = [
      "XDG_CACHE_HOME": desk.path("cache"), "EDITOR": nil, "VISUAL": nil,
    ]
    for (name, value) in Self.environment { all[name] = value }
    return try PseudoTerminal(
      arguments, folder: path, columns: columns, rows: rows,
      environment: all.merging(environment) { $1 })
  }

  func git(_ arguments: String...) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["git", "-C", path] + arguments
    process.environment = [
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "", "HOME": desk.folder.path,
      "GIT_CONFIG_NOSYSTEM": "1",
    ]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let said = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
    return String(decoding: said, as: UTF8.self)
  }
}
