import Foundation
import Git

/// How many hints of each step were shown in a folder. It is a note of this folder alone: a clone
/// begins with the mildest hint again.
package struct HintMemory: Codable, Equatable, Sendable {
  private static let currentVersion = 1

  private var version = HintMemory.currentVersion
  private var shown: [String: Int] = [:]

  /// How many hints of a step were shown.
  package func count(of step: String) -> Int { shown[step, default: 0] }

  /// Reads a folder's notes; empty ones when there are none.
  ///
  /// - Throws: `LearningError.newerNotes`.
  package static func read(of folder: LearnerFolder) throws(LearningError) -> HintMemory {
    let file = file(of: folder)
    // Notes that are not there or damaged say that nothing was shown: the mildest hint comes first.
    guard let bytes = try? Data(contentsOf: file),
      let memory = try? JSONDecoder().decode(HintMemory.self, from: bytes)
    else { return HintMemory() }
    guard memory.version <= currentVersion else {
      throw .newerNotes(path: file.path, version: memory.version)
    }
    return memory
  }

  /// Notes that so many hints of a step were shown.
  ///
  /// - Throws: `LearningError.git` when the notes cannot be written.
  package mutating func note(
    _ count: Int, of step: String, in folder: LearnerFolder
  ) throws(LearningError) {
    shown[step] = count
    let file = Self.file(of: folder)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try encoder.encode(self).write(to: file, options: .atomic)
    } catch {
      throw .git(.file(path: file.path, reason: error.localizedDescription))
    }
  }

  private static func file(of folder: LearnerFolder) -> URL {
    URL(filePath: folder.notesFolder).appending(path: "hints.json")
  }
}
