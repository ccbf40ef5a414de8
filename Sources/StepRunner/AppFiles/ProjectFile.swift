/// What an Info.plist or an Xcode project says of the app, as far as it decides how the app starts.
enum ProjectFile {
  /// The places that ask for a storyboard as the app's main interface.
  ///
  /// A launch screen is a storyboard too; it is never run and does not count.
  static func mainStoryboards(in bytes: [UInt8], file: String) -> [UnsupportedUse] {
    let keys = ["UIMainStoryboardFile", "UISceneStoryboardFile"]
    let text = String(decoding: bytes, as: UTF8.self)
    var uses: [UnsupportedUse] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      for key in keys {
        guard let range = line.firstRange(of: key), !line[range.upperBound...].hasPrefix("~") else {
          continue
        }
        uses.append(
          UnsupportedUse(
            file: file, line: index + 1,
            column: line.utf8.distance(from: line.startIndex, to: range.lowerBound) + 1,
            what: "A main storyboard (\(key))", instead: instead))
      }
    }
    return uses
  }

  private static let instead = """
    take the entry out and make the window in code: \
    window = UIWindow(frame: UIScreen.main.bounds); \
    window?.rootViewController = StretchyViewController(); window?.makeKeyAndVisible()
    """
}
