import Foundation

/// The language modes that the compiler has.
enum LanguageMode: String, CaseIterable {
  case swift4 = "4"
  case swift42 = "4.2"
  case swift5 = "5"
  case swift6 = "6"

  /// The mode for a version of Swift as projects write it, `4.2.1`: the latest that is not newer,
  /// and 4 for what was written before that, whose mode the compiler has no more.
  init?(version: some StringProtocol) {
    let numbers = version.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard let major = numbers.first ?? nil, major > 0 else { return nil }
    let minor = numbers.count > 1 ? numbers[1] ?? 0 : 0
    self =
      switch major {
      case ...3: .swift4
      case 4: minor >= 2 ? .swift42 : .swift4
      case 5: .swift5
      default: .swift6
      }
  }
}

extension ProjectFile {
  /// The language mode that an Xcode project or a `Package.swift` asks for; nil if it says nothing.
  ///
  /// A project has a `SWIFT_VERSION` for each target and configuration: that of the most counts, of
  /// as many the newest. A package says it as `swiftLanguageModes`, and else by its tools' version.
  static func languageMode(in bytes: [UInt8], file: String) -> LanguageMode? {
    let text = String(decoding: bytes, as: UTF8.self)
    if file.hasSuffix("project.pbxproj") { return mode(ofProject: text) }
    if file == "Package.swift" || file.hasSuffix("/Package.swift") { return mode(ofPackage: text) }
    return nil
  }

  private static func mode(ofProject text: String) -> LanguageMode? {
    let named = text.matches(of: /SWIFT_VERSION\s*=\s*"?([0-9.]+)"?\s*;/).compactMap {
      LanguageMode(version: $0.1)
    }
    var best: (mode: LanguageMode, count: Int)?
    for mode in LanguageMode.allCases {
      let count = named.count { $0 == mode }
      if count > 0, count >= best?.count ?? 0 { best = (mode, count) }
    }
    return best?.mode
  }

  private static func mode(ofPackage text: String) -> LanguageMode? {
    let list = /swiftLanguage(?:Modes|Versions)\s*:\s*\[([^\]]*)\]/
    if let match = text.firstMatch(of: list) {
      let modes = match.1.matches(of: /\.v(\d+(?:_\d+)?)|"([0-9.]+)"/).compactMap { word in
        LanguageMode(version: String(word.1 ?? word.2 ?? "").replacing("_", with: "."))
      }
      if let newest = LanguageMode.allCases.last(where: { modes.contains($0) }) { return newest }
    }
    return text.firstMatch(of: /^\/\/\s*swift-tools-version\s*:\s*([0-9.]+)/)
      .flatMap { LanguageMode(version: $0.1) }
  }
}
