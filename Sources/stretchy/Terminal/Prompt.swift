import Foundation
import Glibc

/// A question at the command line that wants a yes or a no.
enum Prompt {
  /// Asks, unless the answer was given with the command.
  ///
  /// - Returns: whether the answer is yes; everything but `y` and `yes` is a no.
  /// - Throws: `Refusal` when nobody is there to answer.
  static func confirm(_ question: String, given: Bool) throws -> Bool {
    if given { return true }
    guard isatty(STDIN_FILENO) == 1 else {
      throw Refusal(message: "\(question) Nobody is there to answer; --yes says yes.")
    }
    FileHandle.standardError.write(Data("\(question) [y/N] ".utf8))
    let answer = readLine()?.trimmingCharacters(in: .whitespaces).lowercased() ?? ""
    return answer == "y" || answer == "yes"
  }
}
