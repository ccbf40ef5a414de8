import Foundation
import Testing

/// An app with tabs, bars, large titles, a table below a header that stretches and a grid of cells that
/// find out their size, upright and turned.
@Suite(.serialized) struct ListsTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "App")

  private static func app() throws -> String {
    try String(contentsOf: folder.appending(path: "App.swift"), encoding: .utf8)
  }

  /// The app with its second tab, that of the notes, in front.
  private static func notes() throws -> String {
    try app().replacing("tabs.selectedIndex = 0", with: "tabs.selectedIndex = 1")
  }

  private func failures(of app: String, in tag: String = "Step-1") async throws -> [String] {
    try await Laboratory.failures(of: app, as: tag, of: Self.folder)
  }

  @Test func theAppDoesWhatItPromises() async throws {
    #expect(try await failures(of: Self.app()) == [])
    #expect(try await failures(of: Self.notes(), in: "Step-2") == [])
  }

  @Test(arguments: [
    ("height: 120 + pulled", "height: 120", ["header-grows"]),
    (
      "lakes.navigationBar.prefersLargeTitles = true", "", ["header-grows", "title-collapses"]
    ),
    (
      "self?.show([\"A new lake\"] + Self.lakes)", "self?.refreshControl?.endRefreshing()",
      ["refreshes"]
    ),
  ])
  func lakesThatLackSomethingDoNot(part: String, other: String, missed: [String]) async throws {
    let app = try Self.app()
    #expect(app.contains(part))
    #expect(try await failures(of: app.replacing(part, with: other)) == missed)
  }

  @Test(arguments: [
    ("label.numberOfLines = 0", "", ["notes-find-their-size"]),
    (
      "layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize", "",
      ["notes-find-their-size", "notes-flow"]
    ),
  ])
  func notesThatLackSomethingDoNot(part: String, other: String, missed: [String]) async throws {
    let app = try Self.notes()
    #expect(app.contains(part))
    #expect(try await failures(of: app.replacing(part, with: other), in: "Step-2") == missed)
  }
}
