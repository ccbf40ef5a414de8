import Foundation
import Git
import HostileApps

/// Makes a class of submissions, the same every time: some right, some wrong in the ways of learners,
/// some that do not compile, some that mean harm. No two have the same files, unless asked for.
struct ClassGenerator {
  /// The folder of the step that the class was to hand in.
  var step: URL
  var count: Int
  /// How many of them mean harm.
  var hostile: Int
  /// How many different ones there are; others are handed in again.
  var different: Int

  /// What a learner may have got wrong: a text of the sources and what stands in its place.
  private static let slips: [(String, String)] = [
    ("inset(14)", "inset(15)"), ("multipliedBy(0.7)", "multipliedBy(0.75)"),
    ("make.top.equalTo(view).priority(.high)", "make.top.equalTo(view)"),
    ("make.height.greaterThanOrEqualTo(imageContainer)", "make.height.equalTo(imageContainer)"),
    ("imageView.clipsToBounds = true", "imageView.clipsToBounds = false"),
    ("make.bottom.equalTo(scrollView)", ""),
    (".lightContent", ".default"), ("contentMode = .scaleAspectFill", "contentMode = .scaleToFill"),
    ("make.edges.equalTo(view)", "make.edges.equalTo(vieww)"),
  ]

  /// Writes a folder a learner: `learner-001`.
  func write(to folder: URL) throws {
    let all = try FileManager.default.contentsOfDirectory(
      at: step, includingPropertiesForKeys: nil
    ).sorted { $0.path < $1.path }
    let files = all.filter { $0.pathExtension == "swift" }
    let hostileApps = HostileApp.kinds.flatMap(\.apps)
    // Spread over the class, so that whoever means no harm comes after one that does.
    let stride = hostile > 0 ? max(1, different / hostile) : Int.max
    for number in 0..<count {
      let place = folder.appending(path: "learner-\(Self.padded(number + 1))")
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      let kind = number % different
      let rank = hostile > 0 ? kind / stride : 0
      if hostile > 0, kind % stride == stride - 1, rank < hostile {
        let app = hostileApps[rank % hostileApps.count]
        for file in app.files {
          let text = String(decoding: file.bytes, as: UTF8.self) + "\n// \(kind)\n"
          try Data(text.utf8).write(to: place.appending(path: file.path))
        }
        continue
      }
      for file in all where !files.contains(file) {
        try FileManager.default.copyItem(
          at: file, to: place.appending(path: file.lastPathComponent))
      }
      for file in files {
        try Data(try source(file, of: kind).utf8)
          .write(to: place.appending(path: file.lastPathComponent))
      }
    }
  }

  /// A file of the step as a learner wrote it: two of three made a slip.
  private func source(_ file: URL, of number: Int) throws -> String {
    var text = try String(contentsOf: file, encoding: .utf8)
    if number % 3 != 0 {
      let slip = Self.slips[number / 3 % Self.slips.count]
      text = text.replacing(slip.0, with: slip.1)
    }
    // The same layout written by another hand: a name of the learner's own.
    text = text.replacing("paragraphs", with: "paragraphs\(number)")
    return text + "\n// Handed in by learner \(number).\n"
  }

  private static func padded(_ number: Int) -> String {
    String(repeating: "0", count: max(0, 4 - "\(number)".count)) + "\(number)"
  }
}
