import Courses
import Foundation
import Testing

/// `steps/GRADING.md` to the letter: its scheme, its commands and its job are taken out of the text
/// and called.
@Suite(.serialized, .desk) struct GradingGuideTests {
  private let desk: Desk
  private let text: String

  init() throws {
    desk = try #require(Desk.current)
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    text = try String(contentsOf: root.appending(path: "steps/GRADING.md"), encoding: .utf8)
  }

  /// The indented text that begins with a line, without the indent.
  private func example(_ first: String) throws -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let start = try #require(lines.firstIndex { $0 == "    " + first })
    let block = lines[start...].prefix { $0.hasPrefix("    ") || $0.isEmpty }
    return block.map { String($0.dropFirst(4)) }.joined(separator: "\n")
  }

  /// Two learners of three hand in the course's own steps, one of them with a header of the wrong
  /// height.
  private func handIn(to folder: String) throws {
    let course = try #require(Courses.folder(named: "stretchy-layout"))
    for (id, wrong) in [("ann", nil), ("ben", "multipliedBy(0.75)")] as [(String, String?)] {
      for tag in ["Step-2", "Step-3"] {
        let place = desk.folder.appending(path: "\(folder)/\(id)/\(tag)")
        try FileManager.default.createDirectory(
          at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.copyItem(at: course.appending(path: tag), to: place)
        guard let wrong else { continue }
        let page = place.appending(path: "StretchyViewController.swift")
        let code = try String(contentsOf: page, encoding: .utf8)
        try #require(code.contains("multipliedBy(0.7)"))
        try Data(code.replacing("multipliedBy(0.7)", with: wrong).utf8).write(to: page)
      }
    }
    try desk.write("Nothing yet.\n", to: "\(folder)/cyd/README.md")
  }

  @Test func itsClassItsPartsAndItsJobComeToTheSame() throws {
    try handIn(to: "guide/submissions")
    try desk.write(example("format: 1"), to: "guide/grading.yml")
    let command = try example(
      "stretchy grade submissions --course stretchy-layout --grading grading.yml --output results")
    let whole = try shell(command)
    #expect(whole.code == 0, "\(whole)")
    try everyFileOfTheTableIsThere()
    let book = try desk.text(of: "guide/results/gradebook.csv").split(separator: "\r\n")
    let points = book.dropFirst().map { line in
      let cells = line.split(separator: ",").map { $0.dropFirst().dropLast() }
      return "\(cells[0]) \(cells[5])"
    }
    #expect(points.count == 3 && points[0] == "ann 100" && points[2] == "cyd 0")
    let ben = try #require(Double(points[1].dropFirst(4)))
    #expect(ben > 0 && ben < 100)

    // The same class as a roster, by the job that Slurm starts once for each part.
    try desk.write(
      "id,repository\n" + ["ann", "ben", "cyd"].map { "\($0),submissions/\($0)\n" }.joined(),
      to: "guide/class.csv")
    let job = try example("#!/bin/sh")
    let script = try #require(job.components(separatedBy: "\n\n").first)
    try desk.write(script + "\n", to: "guide/grade.sh")
    let count = try #require(job.firstMatch(of: /--array=1-(\d+)/)?.1)
    for part in 1...(try #require(Int(count))) {
      let result = try shell(
        "sh grade.sh",
        environment: [
          "SLURM_ARRAY_JOB_ID": "7", "SLURM_ARRAY_TASK_ID": "\(part)",
          "SLURM_ARRAY_TASK_COUNT": String(count), "SLURM_CPUS_PER_TASK": "2",
        ])
      #expect(result.code == 0, "\(result)")
    }
    let merge = try #require(job.firstMatch(of: /--wrap "(stretchy merge [^"]+)"/)?.1)
    let call = String(merge).replacing("results-$job/", with: "results-7/")
      .replacing("--output results", with: "--output merged")
    let merged = try shell(call)
    #expect(merged.code == 0, "\(merged)")
    #expect(merged.output.hasSuffix("The class: merged/class.html, merged/gradebook.csv\n"))
    for name in ["gradebook.csv", "class.html"] {
      #expect(
        try desk.text(of: "guide/merged/\(name)") == desk.text(of: "guide/results/\(name)"),
        "\(name)"
      )
    }
  }

  /// What the table of the files that come out names.
  private func everyFileOfTheTableIsThere() throws {
    let section = text.components(separatedBy: "\n## What comes out").last ?? ""
    let rows = (section.components(separatedBy: "\n## ").first ?? "").split(separator: "\n")
      .filter { $0.hasPrefix("| `") }
    let names = rows.compactMap { $0.firstMatch(of: /`([^`]+)`/).map { String($0.1) } }
    #expect(names.count == 8)
    for name in names where name != "learners/ID/result.json" {
      let path = "guide/results/" + name.replacing("ID", with: "ann")
      #expect(FileManager.default.fileExists(atPath: desk.path(path)), "\(name)")
    }
    // Of folders there is no commit for Classroom 50 to name.
    #expect(
      !FileManager.default.fileExists(atPath: desk.path("guide/results/learners/ann/result.json")))
  }

  /// Calls a line as an instructor types it, in the guide's folder.
  private func shell(
    _ line: String, environment: [String: String] = [:]
  ) throws -> Command.Result {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", line]
    process.currentDirectoryURL = desk.folder.appending(path: "guide")
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    process.environment = [
      "PATH": Command.executable.deletingLastPathComponent().path + ":" + path,
      "XDG_CACHE_HOME": desk.path("cache"),
    ].merging(environment) { $1 }
    let (output, errors) = (Pipe(), Pipe())
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let said = try output.fileHandleForReading.readToEnd() ?? Data()
    let complained = try errors.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return Command.Result(
      code: process.terminationStatus, output: String(decoding: said, as: UTF8.self),
      errors: String(decoding: complained, as: UTF8.self))
  }
}
