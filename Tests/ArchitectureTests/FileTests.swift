import Foundation
import Testing

/// What every file and folder of the package keeps to.
@Suite struct FileTests {
  @Test(arguments: ["Sources", "Tests", "steps"])
  func noFileIsLongerThan400Lines(folder: String) throws {
    let long = try SourceTree.swiftFiles(below: folder)
      .filter { $0.lines.count > 401 }
      .map { "\($0.path): \($0.lines.count - 1) lines" }
    #expect(long == [])
  }

  @Test func theTopLevelHoldsOnlyWhatItMay() throws {
    let allowed: Set<String> = [
      "Package.swift", "Package.resolved", "Sources", "Tests", "steps", "README.md",
    ]
    let names = try FileManager.default.contentsOfDirectory(atPath: SourceTree.root.path).sorted()
    #expect(names.filter { !$0.hasPrefix(".") && !allowed.contains($0) } == [])
  }
}
