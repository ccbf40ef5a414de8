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

  /// What a learner handed in.
  enum Kind {
    case right
    case slip(Slip)
    case hostile(HostileApp)
  }

  private static let hostileApps = HostileApp.kinds.flatMap(\.apps)

  /// What the learner of a number, from 0, hands in. Those that mean harm are spread over the class,
  /// so that whoever means none comes after one that does.
  func kind(of number: Int) -> Kind {
    let kind = number % different
    let stride = hostile > 0 ? max(1, different / hostile) : Int.max
    let rank = hostile > 0 ? kind / stride : 0
    if hostile > 0, kind % stride == stride - 1, rank < hostile {
      return .hostile(Self.hostileApps[rank % Self.hostileApps.count])
    }
    // Two of three made a slip.
    return kind % 3 == 0 ? .right : .slip(Slip.all[kind / 3 % Slip.all.count])
  }

  /// How many do not compile.
  var failing: Int {
    (0..<count).count { number in
      if case .slip(let slip) = kind(of: number) { slip.misses == nil } else { false }
    }
  }

  /// The name of a learner's folder: `learner-0001`.
  static func id(of number: Int) -> String {
    let digits = "\(number + 1)"
    return "learner-" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// Writes a folder a learner.
  func write(to folder: URL) throws {
    let all = try FileManager.default.contentsOfDirectory(
      at: step, includingPropertiesForKeys: nil
    ).sorted { $0.path < $1.path }
    for number in 0..<count {
      let place = folder.appending(path: Self.id(of: number))
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      if case .hostile(let app) = kind(of: number) {
        for file in app.files {
          let text =
            String(decoding: file.bytes, as: UTF8.self) + "\n// \(number % different)\n"
          try Data(text.utf8).write(to: place.appending(path: file.path))
        }
        continue
      }
      for file in all {
        let copy = place.appending(path: file.lastPathComponent)
        if file.pathExtension == "swift" {
          try Data(try source(file, of: number).utf8).write(to: copy)
        } else {
          try FileManager.default.copyItem(at: file, to: copy)
        }
      }
    }
  }

  /// A file of the step as a learner wrote it.
  private func source(_ file: URL, of number: Int) throws -> String {
    var text = try String(contentsOf: file, encoding: .utf8)
    if case .slip(let slip) = kind(of: number) {
      text = text.replacing(slip.right, with: slip.wrong)
    }
    // The same layout written by another hand: a name of the learner's own.
    text = text.replacing("paragraphs", with: "paragraphs\(number % different)")
    return text + "\n// Handed in by learner \(number % different).\n"
  }
}
