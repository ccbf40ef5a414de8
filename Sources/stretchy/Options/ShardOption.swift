import ArgumentParser
import Foundation
import Grading

/// Which part of a class is graded here.
struct ShardOption: ParsableArguments {
  @Option(
    name: .long,
    help: ArgumentHelp(
      "Grade one of several parts, such as 2/4; 'stretchy merge' puts them together.",
      valueName: "i/n"),
    transform: { text in
      guard let shard = Shard(text) else {
        throw ValidationError("--shard is a part of a whole: 2/4, from 1/4 to 4/4.")
      }
      return shard
    })
  var shard = Shard.whole

  @Option(
    name: .long,
    help: ArgumentHelp(
      "The times.json of an earlier run, by which parts are balanced; the same for every part.",
      valueName: "file"),
    completion: .file(extensions: ["json"]))
  var times: String?

  /// How long submissions took before, in seconds, by id.
  ///
  /// - Throws: `Refusal` for what is no such file.
  func seconds() throws -> [String: Double] {
    guard let times else { return [:] }
    guard let data = FileManager.default.contents(atPath: times),
      let seconds = try? JSONDecoder().decode([String: Double].self, from: data),
      seconds.values.allSatisfy({ $0.isFinite && $0 >= 0 })
    else { throw Refusal(message: "\(times) is no times.json of an earlier run.") }
    return seconds
  }
}
