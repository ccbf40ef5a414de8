/// Looks a Swift file over before it is compiled.
///
/// What needs the Objective-C runtime would come back from the compiler as a wall of errors about
/// things that the learner did not write; here it is named once, with what to write instead.
struct SourceScanner {
  /// What was found in one file.
  struct Findings: Equatable {
    var unsupported: [UnsupportedUse] = []
    /// The attributes that make a type the entry point: `@main`, `@UIApplicationMain`.
    var entryPoints: [SourceLexer.Word] = []
    /// Whether the file names `UIApplicationDelegate`.
    var namesApplicationDelegate = false
  }

  /// - Parameter file: the path to say in findings, relative to the step's folder.
  static func scan(_ bytes: [UInt8], file: String) -> Findings {
    var findings = Findings()
    for word in SourceLexer.words(of: bytes) {
      switch word.kind {
      case .attribute where entryAttributes.contains(word.name):
        findings.entryPoints.append(word)
      case .attribute, .pound:
        guard let instead = replacement(for: word) else { continue }
        findings.unsupported.append(
          UnsupportedUse(
            file: file, line: word.line, column: word.column,
            what: (word.kind == .attribute ? "@" : "#") + word.name, instead: instead))
      case .identifier:
        if word.name == "UIApplicationDelegate" { findings.namesApplicationDelegate = true }
      }
    }
    return findings
  }

  /// The source with each `@UIApplicationMain` made into `@main`, padded to the same width, so that
  /// lines and columns in the compiler's messages stay true; nil when there is nothing to change.
  ///
  /// Swift 6.3 crashes on the old attribute where no Clang module of that name exists.
  static func modernised(_ bytes: [UInt8]) -> [UInt8]? {
    let old = SourceLexer.words(of: bytes)
      .filter { $0.kind == .attribute && $0.name == "UIApplicationMain" }
    guard !old.isEmpty else { return nil }
    var result = bytes
    for word in old {
      let padded =
        Array("@main".utf8) + Array(repeating: UInt8(ascii: " "), count: word.range.count - 5)
      result.replaceSubrange(word.range, with: padded)
    }
    return result
  }

  private static let entryAttributes: Set<String> = ["main", "UIApplicationMain"]

  private static func replacement(for word: SourceLexer.Word) -> String? {
    switch (word.kind, word.name) {
    case (.attribute, "objc"), (.attribute, "objcMembers"):
      "leave the attribute out; give closures where Objective-C would call a method by its selector"
    case (.attribute, "IBOutlet"):
      "make the view in code and keep it in a plain property: let label = UILabel()"
    case (.attribute, "NSManaged"):
      "use a plain stored property; Core Data does not exist here"
    case (.attribute, "NSApplicationMain"):
      "write @main on the UIApplicationDelegate class"
    case (.pound, "selector"):
      "give a closure: UIAction, addAction(_:for:), Timer.scheduledTimer(withTimeInterval:repeats:block:)"
    case (.pound, "keyPath"):
      "write a Swift key path: \\Type.property"
    default:
      nil
    }
  }
}
