/// What an Info.plist or an Xcode project says of the app, as far as it decides how the app starts.
enum ProjectFile {
  /// A place that asks for a storyboard as the app's main interface.
  struct StoryboardMention: Equatable {
    /// The storyboard's name, where it is an app's of before scenes; nil for one that a scene asks
    /// for.
    var name: String?
    /// The place, said as something that cannot be.
    var use: UnsupportedUse
  }

  /// The places that ask for a storyboard as the app's main interface.
  ///
  /// A launch screen is a storyboard too; it is never run and does not count.
  static func mainStoryboards(in bytes: [UInt8], file: String) -> [StoryboardMention] {
    let text = String(decoding: bytes, as: UTF8.self)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var mentions: [StoryboardMention] = []
    for (index, line) in lines.enumerated() {
      for key in ["UIMainStoryboardFile", "UISceneStoryboardFile"] {
        guard let range = line.firstRange(of: key), !line[range.upperBound...].hasPrefix("~") else {
          continue
        }
        let next = index + 1 < lines.count ? lines[index + 1] : ""
        mentions.append(
          StoryboardMention(
            name: key == "UIMainStoryboardFile"
              ? name(after: line[range.upperBound...], or: next) : nil,
            use: UnsupportedUse(
              file: file, line: index + 1,
              column: line.utf8.distance(from: line.startIndex, to: range.lowerBound) + 1,
              what: "A main storyboard (\(key))", instead: instead)))
      }
    }
    return mentions
  }

  /// `= Main;` of an Xcode project, or `<string>Main</string>` on the same line or the next one of a
  /// property list.
  private static func name(after rest: Substring, or next: Substring) -> String? {
    if let match = rest.firstMatch(of: /^\s*=\s*"?([^";]+)"?\s*;/) { return String(match.1) }
    let pattern = /<string>([^<]+)<\/string>/
    return (rest.firstMatch(of: pattern) ?? next.firstMatch(of: pattern)).map { String($0.1) }
  }

  private static let instead = """
    take the entry out and make the window in code: \
    window = UIWindow(frame: UIScreen.main.bounds); \
    window?.rootViewController = StretchyViewController(); window?.makeKeyAndVisible()
    """
}
