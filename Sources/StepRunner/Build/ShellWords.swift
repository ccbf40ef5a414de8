/// The words of a command line as compilers print it.
enum ShellWords {
  /// Splits a line at spaces that are not quoted; quotes and backslashes are taken off.
  ///
  /// - Returns: nil for a line with a quote that is not closed.
  static func split(_ line: some StringProtocol) -> [String]? {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var isEscaped = false
    for character in line {
      if isEscaped {
        word = (word ?? "") + String(character)
        isEscaped = false
      } else if character == "\\", quote != "'" {
        isEscaped = true
      } else if let open = quote {
        if character == open {
          quote = nil
        } else {
          word = (word ?? "") + String(character)
        }
      } else if character == "'" || character == "\"" {
        quote = character
        word = word ?? ""
      } else if character == " " {
        if let whole = word { words.append(whole) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    guard quote == nil, !isEscaped else { return nil }
    if let whole = word { words.append(whole) }
    return words
  }
}
