import Foundation
import Testing
import TextLayout

@Suite struct FontTests {
  @Test(
    "fact 5.1: the line heights of San Francisco",
    arguments: [(13.0, 15.514), (15, 17.900), (16, 19.094), (17, 20.2871), (18, 21.480)])
  func lineHeights(size: Double, expected: Double) {
    let height = FontDescription(size: size).metrics.lineHeight
    #expect(abs(height - expected) < 0.0006)
  }

  @Test("fact 5.1: ascender 16.187, descender -4.100 and no leading at 17 pt")
  func metrics() {
    let metrics = FontDescription(size: 17).metrics
    #expect(abs(metrics.ascender - 16.187) < 0.001)
    #expect(abs(metrics.descender + 4.1) < 0.001)
    #expect(metrics.leading == 0)
  }

  @Test(
    "fact 12.1: Apple's tracking by size, and half a hundredth of an em for Inter",
    arguments: [
      (12.0, 0.0), (13, -0.08), (15, -0.23), (16, -0.31), (17, -0.43), (20, -0.45), (28, 0.38),
      (34, 0.4), (16.5, -0.37), (200, 0), (3, 0.24),
    ])
  func tracking(size: Double, apple: Double) {
    let tracking = FontDescription(size: size).tracking
    #expect(abs(tracking - apple - 0.005 * size) < 1e-12)
  }

  @Test func aSizeThatIsNoSizeIsBroughtIntoBounds() {
    let sizes = [Double.nan, -.infinity, -3, .infinity, 17].map { FontDescription(size: $0).size }
    #expect(sizes == [0, 0, 0, 10_000, 17])
  }

  @Test func aMachineWithoutInterIsToldWhichPackageToInstall() {
    let missing = TextLayoutError.fontsMissing(
      name: "Inter", folders: ["nowhere"], package: "fonts-inter")
    #expect(throws: missing) { try FontLibrary(folders: ["nowhere"]) }
    let error = TextLayoutError.fontsMissing(
      name: "Inter", folders: ["a", "b"], package: "fonts-inter")
    #expect("\(error)" == "no Inter font in a or b; install the package fonts-inter")
  }

  @Test func aMachineWithoutTheFontThatStandsInIsToldWhichPackageToInstall() throws {
    let missing = TextLayoutError.fontsMissing(
      name: "DejaVu Sans", folders: ["nowhere"], package: "fonts-dejavu-core")
    #expect(throws: missing) { try FontLibrary(fallbackFolders: ["nowhere"]) }
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let installed = try #require(
      FontLibrary.standardFallbackFolders.first { FileManager.default.fileExists(atPath: $0) })
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder)/DejaVuSans.ttf", withDestinationPath: "\(installed)/DejaVuSans.ttf")
    #expect(throws: TextLayoutError.fontUnreadable(path: "\(folder)/DejaVuSans-Bold.ttf")) {
      try FontLibrary(fallbackFolders: [folder])
    }
  }

  @Test func aFolderThatHoldsOnlyAPartOfTheFamilyIsRefusedByFile() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(
      FileManager.default.createFile(
        atPath: "\(folder)/Inter-Regular.otf", contents: Data("no font".utf8)))
    #expect(throws: TextLayoutError.fontUnreadable(path: "\(folder)/Inter-Thin.otf")) {
      try FontLibrary(folders: [folder])
    }
    for file in try FileManager.default.contentsOfDirectory(atPath: Self.installed)
    where file != "Inter-Regular.otf" {
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder)/\(file)", withDestinationPath: "\(Self.installed)/\(file)")
    }
    #expect(throws: TextLayoutError.fontUnreadable(path: "\(folder)/Inter-Regular.otf")) {
      try FontLibrary(folders: [folder])
    }
  }

  private static let installed =
    FontLibrary.standardFolders.first { FileManager.default.fileExists(atPath: $0) } ?? ""
}
