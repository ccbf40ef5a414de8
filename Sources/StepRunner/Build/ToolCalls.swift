/// The programs that the compiler's driver starts for an app, and what it tells them.
///
/// Called without the driver they make the same library in half the time: the driver itself is
/// started, starts the frontend to ask for its target, the frontend again to compile, once more to
/// read from the object file which libraries it wants, and clang to call the linker, which then reads
/// these libraries. Here those that are loaded already where an app is run are left out.
///
/// They are taken down from the driver's own words, `swiftc -###`, when the SDK is made ready.
package struct ToolCalls: Codable, Equatable, Sendable {
  /// The frontend, and what it is told whatever the app.
  var frontend: [String]
  /// The linker and what it is told, with `objectMark` and `libraryMark` where those files stand.
  var linker: [String]
  /// The toolchain's libraries that are loaded only where an app asks for them: `-lFoundationXML`.
  var libraries: [String]

  static let objectMark = "{object}"
  static let libraryMark = "{library}"

  /// What one app has of its own.
  struct App {
    var sources: [String]
    var languageVersion: String
    /// The compiler's cache for the language mode.
    var moduleCache: String
    var isScript: Bool
    /// Where the object file goes, and where the library.
    var object: String
    var library: String
  }

  /// The arguments of a shell that compiles an app and then links it.
  func shellArguments(for app: App) -> [String] {
    let object = Self.quoted(app.object)
    // The object file names the libraries that it wants as the linker is told of them.
    let names = libraries.map { " -e " + Self.quoted($0) }.joined()
    let asked = libraries.isEmpty ? "" : " $(grep -aohF\(names) \(object))"
    let link = linker.map { word in
      switch word {
      case Self.objectMark: object + asked
      case Self.libraryMark: Self.quoted(app.library)
      default: Self.quoted(word)
      }
    }
    return ["-c", "\"$@\" && exec " + link.joined(separator: " "), "sh"]
      + frontend + ["-swift-version", app.languageVersion, "-module-cache-path", app.moduleCache]
      + ["-o", app.object]
      + (app.isScript ? [] : ["-parse-as-library"]) + ["-c"] + app.sources
  }

  /// A word that a shell reads as it is.
  private static func quoted(_ word: String) -> String {
    "'" + word.replacing("'", with: #"'\''"#) + "'"
  }
}

extension ToolCalls {
  /// What the driver says that it would do.
  struct DriverWords: Equatable {
    var frontend: [String]
    /// How clang would be called to link, with the object's and the library's marks, and without the
    /// libraries of Swift's.
    var clang: [String]

    /// Reads `swiftc -###` for one app; nil where it says other things than are known here.
    ///
    /// - Parameters:
    ///   - sources: as the driver was given them.
    ///   - library: likewise.
    init?(_ text: String, sources: [String], library: String) {
      let lines = text.split(separator: "\n").compactMap { ShellWords.split($0) }
      guard lines.count == 3, lines[0].dropFirst().first == "-frontend",
        let object = Self.value(after: "-o", in: lines[0]),
        let list = Self.value(after: "-o", in: lines[1]),
        lines[1].contains(object), lines[2].contains(object), lines[2].contains("@" + list),
        Self.value(after: "-o", in: lines[2]) == library,
        !lines[0].contains("-primary-file")
      else { return nil }
      let ownWords = Set(sources + ["-c", "-parse-as-library"])
      frontend = Self.without(["-o", "-swift-version", "-module-cache-path"], in: lines[0])
        .filter { !ownWords.contains($0) }
      clang = lines[2].filter { $0 != "@" + list && $0 != "-lswiftCore" }.map { word in
        switch word {
        case object: objectMark
        case library: libraryMark
        default: word
        }
      }
    }

    private static func value(after option: String, in words: [String]) -> String? {
      guard let place = words.firstIndex(of: option), place + 1 < words.count else { return nil }
      return words[place + 1]
    }

    /// The words without some options and their values.
    private static func without(_ options: Set<String>, in words: [String]) -> [String] {
      var kept: [String] = []
      var isValue = false
      for word in words {
        if isValue {
          isValue = false
        } else if options.contains(word) {
          isValue = true
        } else {
          kept.append(word)
        }
      }
      return kept
    }
  }

  /// Reads `clang -###` for a call that links; nil where it says other things than are known here.
  ///
  /// - Parameters:
  ///   - object: the path that stood in the place of `objectMark`.
  ///   - library: likewise.
  static func linker(inClangWords text: String, object: String, library: String) -> [String]? {
    let calls = text.split(separator: "\n").filter { $0.hasPrefix(" \"") }
      .compactMap { ShellWords.split($0) }
    guard calls.count == 1, calls[0].contains(object), calls[0].contains(library) else {
      return nil
    }
    return calls[0].map { word in
      switch word {
      case object: objectMark
      case library: libraryMark
      default: word
      }
    }
  }
}
