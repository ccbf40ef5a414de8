import Foundation
import Glibc

/// What the two output streams of the process are: a terminal or not, how wide, with colours or not.
struct Terminal {
  /// Whether standard output is a terminal.
  var isInteractive: Bool
  /// Whether standard error, where progress goes, is a terminal.
  var showsProgress: Bool
  /// In columns; 80 where there is no terminal to ask.
  var width: Int
  /// Whether it can be drawn on: it is not `dumb`.
  var knowsSequences: Bool
  var usesColor: Bool
  var usesUnicode: Bool

  /// Asks the process's own streams and environment: `NO_COLOR`, `TERM` and the locale.
  static var current: Terminal {
    let environment = ProcessInfo.processInfo.environment
    let isInteractive = isatty(STDOUT_FILENO) == 1
    let isDumb = environment["TERM"] == "dumb"
    let noColor = !(environment["NO_COLOR"] ?? "").isEmpty
    var size = winsize()
    let asked = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    let locale =
      [environment["LC_ALL"], environment["LC_CTYPE"], environment["LANG"]]
      .compactMap { $0 }.first { !$0.isEmpty } ?? ""
    let isUTF8 = locale.lowercased().replacing("-", with: "").contains("utf8")
    return Terminal(
      isInteractive: isInteractive,
      showsProgress: isatty(STDERR_FILENO) == 1 && !isDumb,
      width: asked ? Int(size.ws_col) : 80,
      knowsSequences: !isDumb,
      usesColor: isInteractive && !isDumb && !noColor,
      // Output that goes to a file is read by tools of today: UTF-8. A terminal says what it can.
      usesUnicode: !isInteractive || isUTF8)
  }
}
