package import Foundation
import Git

/// Results on disk, found again by what they follow from.
///
/// An entry is a folder that appears whole, by a rename, or not at all; two processes that store the
/// same entry do not hurt each other: the first one stays. Every file is checked against its hash
/// when it is found; an entry with a damaged file is taken away and counts as not there. What cannot
/// be stored is done again the next time: a cache without room or rights is slow, never wrong.
///
/// Only our own side writes here. Learner code runs in a sandbox that sees no more of the cache than
/// its own library, read-only.
package struct ContentCache: Sendable {
  /// An entry's files, verified.
  package struct Entry: Sendable {
    package var folder: URL
    package var files: [String: Data]

    /// Where a file of the entry is on disk.
    package func url(of name: String) -> URL { folder.appending(path: name) }
  }

  private let folder: URL
  /// Entries beyond this number are removed, least recently used first.
  private let capacity: Int

  /// - Parameter folder: made when it is first needed.
  package init(folder: URL, capacity: Int = 4000) {
    self.folder = folder.appending(path: "v2", directoryHint: .isDirectory)
    self.capacity = capacity
  }

  /// The cache of this user: `stretchy` in `XDG_CACHE_HOME`, or in `.cache` at home.
  package static func userCacheFolder(environment: [String: String], home: URL) -> URL {
    let base =
      environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? URL(filePath: $0) : nil }
      ?? home.appending(path: ".cache")
    return base.appending(path: "stretchy", directoryHint: .isDirectory)
  }

  /// An entry with all its files, or nil when it is not there or damaged.
  package func find(_ key: CacheKey) -> Entry? {
    let place = place(of: key)
    // Not there is the ordinary case, not an error.
    guard let sums = try? String(contentsOf: place.appending(path: Self.sumsName), encoding: .utf8)
    else { return nil }
    let lines = sums.split(separator: "\n")
    guard let count = lines.first.flatMap({ Int($0) }), lines.count == count + 1 else {
      remove(place)
      return nil
    }
    var files: [String: Data] = [:]
    for line in lines.dropFirst() {
      let parts = line.split(separator: " ", maxSplits: 1)
      guard parts.count == 2,
        let bytes = try? Data(contentsOf: place.appending(path: String(parts[1]))),
        (try? ObjectID.ofFile(Array(bytes)).hex) == String(parts[0])
      else {
        remove(place)
        return nil
      }
      files[String(parts[1])] = bytes
    }
    touch(place)
    return Entry(folder: place, files: files)
  }

  /// Stores an entry; if another process was first, its entry stays.
  ///
  /// - Returns: the entry as it is on disk; nil when it could not be written.
  package func store(_ key: CacheKey, _ files: [String: Data]) -> Entry? {
    let place = place(of: key)
    let draft = folder.appending(path: "draft-\(UUID().uuidString)", directoryHint: .isDirectory)
    defer { remove(draft) }
    do {
      let manager = FileManager.default
      try manager.createDirectory(at: draft, withIntermediateDirectories: true)
      // Led by their number: a list that was cut short is damaged too.
      var sums = "\(files.count)\n"
      for (name, bytes) in files.sorted(by: { $0.key < $1.key }) {
        try bytes.write(to: draft.appending(path: name))
        sums += "\(try ObjectID.ofFile(Array(bytes)).hex) \(name)\n"
      }
      try Data(sums.utf8).write(to: draft.appending(path: Self.sumsName))
      try manager.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try manager.moveItem(at: draft, to: place)
    } catch {
      // Either somebody was first, or nothing can be written here.
      return find(key)
    }
    // Looking over the whole cache takes long; one store in sixteen does it for all.
    if key.hex.hasSuffix("0") { evict() }
    return Entry(folder: place, files: files)
  }

  private static let sumsName = "sums"

  /// Entries lie in folders named after the first two digits, so that no folder grows large.
  private func place(of key: CacheKey) -> URL {
    folder.appending(path: String(key.hex.prefix(2)))
      .appending(path: String(key.hex.dropFirst(2)), directoryHint: .isDirectory)
  }

  /// Marks an entry as used now. Failing means only that it is evicted earlier.
  private func touch(_ place: URL) {
    try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: place.path)
  }

  /// Takes a folder away. Failing means that it is found damaged again, or stays as a left-over.
  private func remove(_ place: URL) {
    try? FileManager.default.removeItem(at: place)
  }

  /// Removes the entries that were not used for longest, beyond the capacity.
  private func evict() {
    let manager = FileManager.default
    // A folder that is gone meanwhile has nothing to evict.
    let shelves =
      (try? manager.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    let entries = shelves.filter { $0.lastPathComponent.count == 2 }.flatMap {
      (try? manager.contentsOfDirectory(
        at: $0, includingPropertiesForKeys: [.contentModificationDateKey])) ?? []
    }
    guard entries.count > capacity else { return }
    let dated = entries.map { entry in
      let values = try? entry.resourceValues(forKeys: [.contentModificationDateKey])
      return (entry, values?.contentModificationDate ?? .distantPast)
    }
    for (entry, _) in dated.sorted(by: { $0.1 < $1.1 }).prefix(entries.count - capacity) {
      remove(entry)
    }
  }
}
