import Foundation
import Git
import Testing

/// A desk with a class on it: a course of one step, a scheme with hidden behaviours, submissions.
struct ClassDesk {
  let desk: Desk
  /// Where the class lies, relative to the desk.
  let name: String

  /// - Parameter submissions: the files of each learner's folder.
  init(_ name: String, submissions: [(id: String, files: [Boxes.File])] = Self.submissions) throws {
    desk = try #require(Desk.current)
    self.name = name
    try desk.write(Self.course, to: "\(name)/boxes/course.yml")
    for file in Self.right { try desk.write(file.text, to: "\(name)/boxes/Step-1/\(file.path)") }
    try desk.write(Self.scheme, to: "\(name)/grading.yml")
    for (id, files) in submissions {
      for file in files { try desk.write(file.text, to: "\(name)/handed-in/\(id)/\(file.path)") }
    }
  }

  static let right = [Boxes.delegate, Boxes.page(boxAt: "0")]

  /// Each way in which a submission can come out.
  static let submissions: [(id: String, files: [Boxes.File])] = [
    ("ann", right), ("ben", [Boxes.delegate, Boxes.page(boxAt: "5")]),
    ("cyd", [Boxes.delegate, Boxes.page(boxAt: "nowhere")]), ("dan", right),
    // Right on the one device that the course is checked on.
    ("eve", [Boxes.delegate, Boxes.page(boxAt: "UIScreen.main.bounds.height == 812 ? 0 : 5")]),
    ("fay", [("README.md", "Nothing yet.\n")]),
  ]

  static let course = """
    format: 1
    title: Boxes
    devices: [iPhone X]
    views: {box: [box]}
    steps:
      - {tag: Step-1, title: A box}
    behaviours:
      box-in-corner:
        says: The box lies in the corner.
        points: 2
        steps: all
        devices: all
        always: [box.left == 0, box.top == 0]
      box-is-wide:
        says: The box is twice as wide as high.
        steps: all
        always: [box.width == 2 * box.height]

    """

  static let scheme = """
    format: 1
    course: boxes
    seed: 11
    credit: shared
    again:
      behaviours: [box-in-corner]
      devices: [random 2 phones]
    behaviours:
      secret-stillness:
        says: The hidden sentence of the class.
        steps: all
        points: 1.5
        do: [{drag: {down: 77...777, seconds: 0.25}}, release]
        always: [box.height == 50, box.top == 0]

    """

  /// Calls `stretchy` where the class lies.
  func call(_ arguments: String...) throws -> Command.Result {
    try Command(arguments: arguments).run(on: desk, in: name)
  }

  /// Grades the class.
  func grade(into output: String, _ more: String...) throws -> Command.Result {
    try Command(arguments: Self.arguments(output) + more).run(on: desk, in: name)
  }

  /// Begins to grade the class, as a process that is not waited for. Whatever it makes on its way,
  /// it makes in the class's own folder `tmp`.
  func start(into output: String, _ more: String...) throws -> Process {
    try FileManager.default.createDirectory(
      atPath: path("tmp"), withIntermediateDirectories: true)
    let process = Process()
    process.executableURL = Command.executable
    process.arguments = Self.arguments(output) + more
    process.currentDirectoryURL = URL(filePath: path(""))
    process.environment = [
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "",
      "XDG_CACHE_HOME": desk.path("cache"), "TMPDIR": path("tmp"),
    ]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }

  func temporaryFiles() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path("tmp"))
  }

  /// The commands of all processes that were told of a file in the folder `tmp`, as every app's is.
  func processes() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: "/proc").filter { Int($0) != nil }
      // A process may be gone meanwhile.
      .compactMap { try? String(contentsOfFile: "/proc/\($0)/cmdline", encoding: .utf8) }
      .filter { $0.contains(path("tmp") + "/") }
  }

  static func arguments(_ output: String) -> [String] {
    [
      "grade", "handed-in", "--course", "boxes", "--grading", "grading.yml", "--output", output,
      "--timeout", "30", "--jobs", "2",
    ]
  }

  func text(of path: String) throws -> String {
    try desk.text(of: "\(name)/\(path)")
  }

  func path(_ path: String) -> String {
    desk.path("\(name)/\(path)")
  }

  /// All files below a folder with what is in them, but for how long things took.
  func files(below path: String) throws -> [String: Data] {
    let root = self.path(path)
    var files: [String: Data] = [:]
    for case let name as String in try #require(FileManager.default.enumerator(atPath: root)) {
      var isFolder: ObjCBool = false
      let file = root + "/" + name
      guard FileManager.default.fileExists(atPath: file, isDirectory: &isFolder),
        !isFolder.boolValue, name != "times.json"
      else { continue }
      files[name] = try Data(contentsOf: URL(filePath: file))
    }
    return files
  }
}
