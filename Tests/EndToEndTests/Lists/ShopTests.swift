import Foundation
import Testing

/// An app of sections of groups: a row of cards that scrolls by itself, tags that find out their width,
/// and tiles below a title that stays; with a search that is scrolled away.
@Suite(.serialized) struct ShopTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Shop")

  private func app() throws -> String {
    try String(contentsOf: Self.folder.appending(path: "App.swift"), encoding: .utf8)
  }

  @Test func theAppDoesWhatItPromises() async throws {
    #expect(try await Laboratory.failures(of: app(), of: Self.folder) == [])
  }

  @Test func anotherBehaviourOfTheRowATitleThatGoesAndFixedWidthsAreSeen() async throws {
    let broken = try app()
      .replacing(".groupPagingCentered", with: ".continuous")
      .replacing("= Section.allCases[index] == .tiles", with: "= false")
      .replacing("widthDimension: .estimated(80)", with: "widthDimension: .absolute(80)")
    #expect(
      try await Laboratory.failures(of: broken, of: Self.folder) == [
        "card-in-the-middle", "next-card", "same-card", "tags-by-words", "title-stays",
      ])
  }
}
