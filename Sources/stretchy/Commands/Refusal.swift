/// Why a command cannot do what it was asked: a sentence for the user and the exit code.
struct Refusal: Error {
  var message: String
  /// 64 when the user asked for what there is not, 2 when it is there and could not be checked.
  var exitCode: Int32 = 64
}
