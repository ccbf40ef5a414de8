package import Foundation
import Glibc
package import Grading
import Reporting

/// The folder that a class's results are kept in. Every file in it is there whole or not at all,
/// whenever the process is ended, so that another one can go on.
///
///     plan.json            what is graded, and by what
///     shard.json           which part of the class, and whether it is through
///     submissions/ID.json  which files a learner handed in
///     grades/KEY.json      what was found of files, and in KEY.play.json what can be played
///     times.json           how long each took: the one file that two equal runs differ in
///
/// and beside these what is made of them: the class's files, and `learners/ID/`.
package struct ResultFolder: Sendable {
  package let url: URL
  /// As the user named it.
  package let name: String

  package init(_ path: String) {
    name = path
    url = URL(filePath: path, directoryHint: .isDirectory).standardizedFileURL
  }

  /// What begins the name of a file that is not whole yet.
  static let draftMark = ".draft-"

  private var manager: FileManager { .default }

  /// Makes the folder ready to be written to.
  ///
  /// - Returns: whether there are results in it already.
  /// - Throws: `GraderError.notOurs` for a folder with other things in it, `.file`.
  package func open() throws(GraderError) -> Bool {
    try makeFolder("")
    let names: [String]
    do {
      names = try manager.contentsOfDirectory(atPath: url.path)
    } catch {
      throw .file(path: name, reason: "the folder cannot be read")
    }
    let isOurs = names.contains("plan.json")
    guard isOurs || names.allSatisfy({ $0 == ".lock" || $0.hasPrefix(Self.draftMark) }) else {
      throw .notOurs(path: name)
    }
    return isOurs
  }

  /// Makes what is needed in the folder, and takes away what a run left that was ended while it
  /// wrote. Only whoever has claimed the folder may do so.
  func tidy() throws(GraderError) {
    for folder in ["submissions", "grades", "learners"] { try makeFolder(folder) }
    for folder in ["", "submissions", "grades"] { removeDrafts(in: folder) }
  }

  /// Takes away what an earlier run left, all of it; last what says that it is ours.
  ///
  /// - Throws: `GraderError.file` for what cannot be taken away.
  package func clear() throws(GraderError) {
    for name in [
      "shard.json", "times.json", "submissions", "grades", "learners", "class.html",
      "class.json", "gradebook.csv", "junit.xml", "plan.json",
    ] where isThere(name) {
      do {
        try manager.removeItem(at: url.appending(path: name))
      } catch {
        throw .file(path: self.name + "/" + name, reason: "it cannot be removed")
      }
    }
  }

  private func isThere(_ path: String) -> Bool {
    var status = stat()
    return lstat(url.appending(path: path).path, &status) == 0 || errno != ENOENT
  }

  func makeFolder(_ path: String) throws(GraderError) {
    do {
      try manager.createDirectory(
        at: url.appending(path: path, directoryHint: .isDirectory),
        withIntermediateDirectories: true)
    } catch {
      throw .file(path: name + "/" + path, reason: "the folder cannot be made")
    }
  }

  private func removeDrafts(in folder: String) {
    let place = url.appending(path: folder)
    for name in (try? manager.contentsOfDirectory(atPath: place.path)) ?? []
    where name.hasPrefix(Self.draftMark) {
      try? manager.removeItem(at: place.appending(path: name))
    }
  }

  /// Writes a file whole.
  ///
  /// - Parameter path: relative to the folder.
  func write(_ text: String, to path: String) throws(GraderError) {
    let draft = try DraftFile(path, in: self)
    try draft.append(text)
    try draft.finish()
  }

  func write(_ value: some Encodable, to path: String) throws(GraderError) {
    let text: String
    do {
      text = try StableJSON.text(value)
    } catch {
      throw .file(path: name + "/" + path, reason: "\(error)")
    }
    try write(text, to: path)
  }

  /// Reads a file of ours.
  ///
  /// - Returns: nil for one that is not there.
  /// - Throws: `GraderError.file` for one that cannot be read, or is not as we write it.
  func read<Value: Decodable>(_ type: Value.Type, _ path: String) throws(GraderError) -> Value? {
    guard isThere(path) else { return nil }
    let data: Data
    do {
      data = try Data(contentsOf: url.appending(path: path))
    } catch {
      throw .file(path: name + "/" + path, reason: "it cannot be read")
    }
    do {
      return try JSONDecoder().decode(type, from: data)
    } catch {
      throw .file(path: name + "/" + path, reason: "it is damaged; begin anew with --anew")
    }
  }

  /// The files of ours in one of the folders, none where that is not there.
  func files(in folder: String) throws(GraderError) -> [String] {
    guard isThere(folder) else { return [] }
    do {
      return try manager.contentsOfDirectory(atPath: url.appending(path: folder).path)
        .filter { !$0.hasPrefix(Self.draftMark) }
    } catch {
      throw .file(path: name + "/" + folder, reason: "the folder cannot be read")
    }
  }

  package func plan() throws(GraderError) -> GradingPlan? {
    try read(GradingPlan.self, "plan.json")
  }

  package func record(of submission: Submission) throws(GraderError) -> SubmissionRecord? {
    try read(SubmissionRecord.self, "submissions/\(submission.slug).json")
  }

  package func grade(_ key: String) throws(GraderError) -> Grade? {
    try read(Grade.self, "grades/\(key).json")
  }

  func hasGrade(_ key: String) -> Bool {
    access(url.appending(path: "grades/\(key).json").path, F_OK) == 0
  }

  func removeGrade(_ key: String) {
    // Not there is as good as gone.
    try? manager.removeItem(at: url.appending(path: "grades/\(key).json"))
    try? manager.removeItem(at: url.appending(path: "grades/\(key).play.json"))
  }

  func playlist(_ key: String) throws(GraderError) -> Playlist? {
    try read(Playlist.self, "grades/\(key).play.json")
  }

  func times() -> [String: Double] {
    // Times only balance: without them parts are less even.
    (try? read([String: Double].self, "times.json")) ?? nil ?? [:]
  }
}
