/// Which names in a folder are worth a look.
enum WatchedName {
  /// Whether a folder's content is watched.
  static func isWatchedFolder(_ name: some StringProtocol) -> Bool { name != ".git" }

  /// Whether a change of a file is told: not of what editors write while a file is edited, such as
  /// `.App.swift.swp`, `App.swift~`, `#App.swift#` and Vim's trial file `4913`.
  static func isWatchedFile(_ name: some StringProtocol) -> Bool {
    !name.hasSuffix("~") && !(name.hasPrefix("#") && name.hasSuffix("#")) && name != "4913"
      && !name.hasPrefix(".#") && !isSwapFile(name)
  }

  private static func isSwapFile(_ name: some StringProtocol) -> Bool {
    guard name.hasPrefix("."), let dot = name.lastIndex(of: ".") else { return false }
    let ending = name[dot...].dropFirst()
    return ending.count == 3 && ending.hasPrefix("sw")
  }
}
