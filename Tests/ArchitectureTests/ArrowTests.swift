import Foundation
import Testing

/// The arrows between the modules: who may import whom.
@Suite struct ArrowTests {
  /// Each module with the modules of ours and of other packages that it may import. The C library
  /// and Foundation are free to all but the solver.
  static let arrows: [String: Set<String>] = [
    "LayoutTrace": [],
    "Cassowary": [],
    "TextLayout": ["CPango"],
    "UIKit": ["Cassowary", "TextLayout"],
    "SnapKit": ["UIKit"],
    "Simulator": ["UIKit", "LayoutTrace"],
    "apphost": ["Simulator", "SnapKit", "UIKit", "LayoutTrace"],
    "Drawing": ["LayoutTrace", "TextLayout", "CCairo", "CPixbuf", "CWebP"],
    "drawhost": ["Drawing", "LayoutTrace", "TextLayout"],
    "Git": ["CGit2", "CZlib"],
    "Sandbox": ["Subprocess", "SystemPackage"],
    "Course": ["LayoutTrace", "CCMark", "Yams"],
    "Learning": ["Git", "Course"],
    "Checker": ["LayoutTrace", "Course"],
    "Reporting": ["LayoutTrace", "Course", "Checker"],
    "StepRunner": [
      "Git", "Sandbox", "Course", "LayoutTrace", "Checker", "Reporting",
    ],
    "Grading": ["LayoutTrace", "Course", "Checker", "Reporting"],
    "Grader": [
      "LayoutTrace", "Git", "Sandbox", "Course", "Checker", "Reporting", "Learning", "StepRunner",
      "Grading",
    ],
    "TerminalScreen": [],
    "FileWatching": [],
    "Benchmarks": [
      "Cassowary", "UIKit", "SolverOracle", "SolverWorkloads", "Measuring", "Courses", "Git",
      "HostileApps", "Subprocess", "SystemPackage",
    ],
    // Git and Sandbox for their errors, which become sentences only here.
    "stretchy": [
      "StepRunner", "Learning", "Grading", "Grader", "TerminalScreen", "FileWatching", "Courses",
      "Reporting", "Checker",
      "Course", "LayoutTrace", "Git", "Sandbox",
      "ArgumentParser",
    ],
  ]

  static let free: Set<String> = [
    "Dispatch", "Foundation", "FoundationXML", "Glibc", "Synchronization",
  ]

  @Test(arguments: arrows.keys.sorted())
  func aModuleImportsOnlyWhatItsArrowsAllow(module: String) throws {
    let allowed = Self.arrows[module, default: []]
      .union(module == "Cassowary" ? ["Glibc"] : Self.free)
    let files = try SourceTree.swiftFiles(below: "Sources/\(module)")
    #expect(!files.isEmpty, "Sources/\(module) holds no Swift file")
    let forbidden = files.flatMap { file in
      file.imports.filter { !allowed.contains($0) }.map { "\(file.path) imports \($0)" }
    }
    #expect(forbidden == [])
  }

  @Test func everyFolderOfSourcesHasItsArrows() throws {
    let folders = try FileManager.default
      .contentsOfDirectory(atPath: SourceTree.root.appending(path: "Sources").path).sorted()
    let known = Set(Self.arrows.keys).union([
      "CPango", "CGit2", "CZlib", "CCMark", "CCairo", "CPixbuf", "CWebP",
    ])
    #expect(folders.filter { !known.contains($0) } == [])
  }
}
