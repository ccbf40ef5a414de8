import Foundation
import Testing

@testable import StepRunner

@Suite struct ContentCacheTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  private let files = ["app.so": Data("code".utf8), "errors": Data("none".utf8)]

  private func remove() throws {
    try FileManager.default.removeItem(at: folder)
  }

  @Test func whatIsStoredIsFoundByAnotherCacheOfTheSameFolder() throws {
    let key = try CacheKey(["a", "b"])
    #expect(ContentCache(folder: folder).find(key) == nil)
    let stored = try #require(ContentCache(folder: folder).store(key, files))
    let found = try #require(ContentCache(folder: folder).find(key))
    #expect([stored.files, found.files] == [files, files])
    #expect(try Data(contentsOf: found.url(of: "app.so")) == files["app.so"])
    try remove()
  }

  @Test func keysTellListsApart() throws {
    let lists = [["ab"], ["a", "b"], ["a,1:b"], ["", "ab"], ["b", "a"]]
    let keys = try lists.map { try CacheKey($0) }
    #expect(Set(keys).count == lists.count)
    #expect(try CacheKey(["a", "b"]) == keys[1])
  }

  /// A way to damage an entry.
  enum Damage: CaseIterable {
    case aByteIsOther, aFileIsShorter, aFileIsGone
    case theSumsAreEmpty, theSumsAreShorter, theSumsAreNonsense
  }

  @Test(arguments: Damage.allCases)
  func aDamagedEntryIsNotThereAndCanBeStoredAgain(damage: Damage) throws {
    let cache = ContentCache(folder: folder)
    let key = try CacheKey(["damaged"])
    let entry = try #require(cache.store(key, files))
    switch damage {
    case .aByteIsOther: try Data("cade".utf8).write(to: entry.url(of: "app.so"))
    case .aFileIsShorter: try Data("cod".utf8).write(to: entry.url(of: "app.so"))
    case .aFileIsGone: try FileManager.default.removeItem(at: entry.url(of: "app.so"))
    case .theSumsAreEmpty: try Data().write(to: entry.url(of: "sums"))
    case .theSumsAreNonsense: try Data("app.so".utf8).write(to: entry.url(of: "sums"))
    case .theSumsAreShorter:
      let lines = try String(contentsOf: entry.url(of: "sums"), encoding: .utf8)
        .split(separator: "\n").dropLast()
      try Data(lines.joined(separator: "\n").utf8).write(to: entry.url(of: "sums"))
    }
    #expect(cache.find(key) == nil)
    #expect(cache.store(key, files)?.files == files)
    #expect(cache.find(key)?.files == files)
    try remove()
  }

  @Test func ofManyThatStoreAtOnceEachHasTheWholeEntry() async throws {
    let cache = ContentCache(folder: folder)
    let key = try CacheKey(["race"])
    let entries = await withTaskGroup(of: [String: Data]?.self) { group in
      for _ in 0..<32 { group.addTask { [files] in cache.store(key, files)?.files } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(entries == Array(repeating: files, count: 32))
    let left = try FileManager.default.contentsOfDirectory(
      atPath: folder.appending(path: "v2").path)
    #expect(left == [String(key.hex.prefix(2))])
    try remove()
  }

  @Test func theOnesUsedLongestAgoMakeRoom() throws {
    let cache = ContentCache(folder: folder, capacity: 3)
    // One store in sixteen looks for what is too much: keys that do not, and at last one that does.
    let keys = try (0..<200).map { try CacheKey(["entry \($0)"]) }
    let quiet = Array(keys.filter { !$0.hex.hasSuffix("0") }.prefix(5))
    let last = try #require(keys.first { $0.hex.hasSuffix("0") })
    for (age, key) in quiet.enumerated() {
      let entry = try #require(cache.store(key, files))
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: Double(age) * 1000)],
        ofItemAtPath: entry.folder.path)
    }
    // Found, the oldest is the youngest.
    #expect(cache.find(quiet[0]) != nil)
    #expect(cache.store(last, files) != nil)
    #expect(
      (quiet + [last]).map { cache.find($0) != nil } == [true, false, false, false, true, true])
    try remove()
  }

  @Test func whereNothingCanBeWrittenNothingIsKeptAndNothingFails() throws {
    let cache = ContentCache(folder: URL(filePath: "/proc/cache"))
    let key = try CacheKey(["lost"])
    #expect(cache.store(key, files) == nil)
    #expect(cache.find(key) == nil)
  }

  @Test(arguments: [
    (["XDG_CACHE_HOME": "/caches"], "/caches/stretchy"),
    (["XDG_CACHE_HOME": "relative"], "/home/me/.cache/stretchy"),
    (["XDG_CACHE_HOME": ""], "/home/me/.cache/stretchy"),
    ([:], "/home/me/.cache/stretchy"),
  ])
  func theUsersCacheIsWhereTheEnvironmentSays(environment: [String: String], path: String) {
    let place = ContentCache.userCacheFolder(
      environment: environment, home: URL(filePath: "/home/me"))
    #expect(place.path == path)
  }
}
