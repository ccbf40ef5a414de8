import Foundation
import OnePhone
import Testing

@testable import UIKit

/// Images and colours of an app, from its catalogs and loose files.
@MainActor
@Suite(.onePhone) struct AssetTests {
  private let folder: String

  init() {
    folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
  }

  /// Writes an app's files, opens them on a screen, and takes them away again after the test.
  private func withFiles(
    _ files: [String: Data], scale: Double = 3, isPad: Bool = false, _ test: () throws -> Void
  ) throws {
    for (path, data) in files.sorted(by: { $0.key < $1.key }) {
      let url = URL(filePath: folder).appending(path: path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: url)
    }
    var screen = ScreenDescription.iPhoneX
    screen.scale = scale
    screen.idiom = isPad ? .pad : .phone
    AppResources.use(folder: folder, on: screen)
    defer {
      AppResources.use(folder: nil, on: screen)
      try? FileManager.default.removeItem(atPath: folder)
    }
    try test()
  }

  private func set(_ entries: String) -> Data { Data("{\"images\": [\(entries)]}".utf8) }

  @Test("fact 5.12: the scale is the entry's; empty slots do not count")
  func onlyOneScale() throws {
    let contents = set(
      """
      {"idiom": "universal", "filename": "Header.jpg", "scale": "1x"},
      {"idiom": "universal", "scale": "2x"}, {"idiom": "universal", "scale": "3x"}
      """)
    try withFiles([
      "App/Assets.xcassets/Header.imageset/Contents.json": contents,
      "App/Assets.xcassets/Header.imageset/Header.jpg": Picture.jpeg(1950, 1300),
    ]) {
      let image = UIImage(named: "Header")
      #expect(image?.size == CGSize(width: 1950, height: 1300))
      #expect(image?.scale == 1)
      #expect(UIImage(named: "Header") == image)
      #expect(UIImage(named: "header") == nil)
      #expect(UIImage(named: "Headers") == nil)
      #expect(UIImage(named: "") == nil)
    }
  }

  @Test(
    "fact 5.12: the device's own kind first, then the nearest scale",
    arguments: [(3, false, 30), (2, false, 30), (1, false, 20), (2, true, 60), (1, true, 60)]
      as [(Double, Bool, CGFloat)])
  func variants(scale: Double, isPad: Bool, pixels: CGFloat) throws {
    let contents = set(
      """
      {"idiom": "universal", "filename": "20.png", "scale": "1x"},
      {"idiom": "universal", "filename": "30.png", "scale": "3x"},
      {"idiom": "ipad", "filename": "60.png", "scale": "2x"},
      {"idiom": "universal", "filename": "70.png", "scale": "3x",
       "appearances": [{"appearance": "luminosity", "value": "dark"}]}
      """)
    let base = "Assets.xcassets/Group/Icon.imageset"
    try withFiles(
      [
        "\(base)/Contents.json": contents, "\(base)/20.png": Picture.png(20, 20),
        "\(base)/30.png": Picture.png(30, 30), "\(base)/60.png": Picture.png(60, 60),
        "\(base)/70.png": Picture.png(70, 70),
      ], scale: scale, isPad: isPad
    ) {
      let image = UIImage(named: "Icon")
      #expect(image.map { $0.size.width * $0.scale } == pixels)
    }
  }

  @Test func aGroupMayBeAPartOfTheName() throws {
    let contents = set("{\"idiom\": \"universal\", \"filename\": \"a.png\"}")
    try withFiles([
      "A.xcassets/Icons/Contents.json": Data(
        "{\"properties\": {\"provides-namespace\": true}}".utf8),
      "A.xcassets/Icons/Star.imageset/Contents.json": contents,
      "A.xcassets/Icons/Star.imageset/a.png": Picture.png(8, 8),
    ]) {
      #expect(UIImage(named: "Icons/Star")?.size == CGSize(width: 8, height: 8))
      #expect(UIImage(named: "Star") == nil)
    }
  }

  @Test(
    "loose files say their scale by their names",
    arguments: [(3, 4, 3), (2, 5, 2), (1, 5, 2)] as [(Double, CGFloat, CGFloat)])
  func loose(scale: Double, points: CGFloat, imageScale: CGFloat) throws {
    try withFiles(
      [
        "Pictures/Dot@2x.png": Picture.png(10, 10), "Pictures/Dot@3x.png": Picture.png(12, 12),
        "Pictures/Photo.jpg": Picture.jpeg(7, 7),
      ], scale: scale
    ) {
      #expect(UIImage(named: "Dot")?.size.width == points)
      #expect(UIImage(named: "Dot.png")?.scale == imageScale)
      #expect(UIImage(named: "Photo") == nil)
      #expect(UIImage(named: "Photo.jpg")?.size.width == 7)
      #expect(UIImage(contentsOfFile: "\(folder)/Pictures/Dot@3x.png")?.size.width == 4)
    }
  }

  @Test(
    "a damaged catalog holds no image and does no harm",
    arguments: [
      "", "{", "[]", "{\"images\": 3}", "{\"images\": [{\"filename\": \"../../no.png\"}]}",
    ])
  func damaged(contents: String) throws {
    try withFiles(["A.xcassets/X.imageset/Contents.json": Data(contents.utf8)]) {
      #expect(UIImage(named: "X") == nil)
    }
  }

  @Test(
    "colours of a catalog",
    arguments: [
      (
        """
        {"color-space": "srgb",
         "components": {"red": "0.5", "green": "0x80", "blue": "255", "alpha": "1.000"}}
        """, [0.5, 128.0 / 255, 1, 1]
      ),
      ("{\"components\": {\"white\": \"0.25\", \"alpha\": \"0.5\"}}", [0.25, 0.25, 0.25, 0.5]),
      ("{\"platform\": \"ios\", \"reference\": \"systemBlueColor\"}", [0, 122.0 / 255, 1, 1]),
    ])
  func colors(color: String, expected: [Double]) throws {
    let contents = """
      {"colors": [
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
         "color": {"components": {"white": "0.0", "alpha": "1.0"}}},
        {"idiom": "universal", "color": \(color)}
      ]}
      """
    try withFiles(["A.xcassets/Brand.colorset/Contents.json": Data(contents.utf8)]) {
      let drawn = UIColor(named: "Brand")?.components
      #expect(drawn.map { [$0.red, $0.green, $0.blue, $0.alpha] } == expected)
      #expect(UIColor(named: "Brandy") == nil)
    }
  }
}
