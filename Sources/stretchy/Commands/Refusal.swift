import Reporting
import StepRunner

/// Why a command cannot do what it was asked: a sentence for the user and the exit code.
struct Refusal: Error {
  var message: String
  /// 64 when the user asked for what there is not, 2 when it is there and could not be checked.
  var exitCode: Int32 = 64
}

extension Refusal {
  /// A step did not come as far as the command needs it.
  init(_ consequence: String, because result: StepResult?) {
    let trouble = result?.whyNotCompared
    let lines = [consequence, trouble?.summary ?? ""] + (trouble?.details ?? [])
    self.init(message: lines.joined(separator: "\n"), exitCode: 2)
  }
}
