internal import Foundation

/// The fonts that text is set in: the files of Debian's `fonts-inter`, opened when first needed, and
/// those of `fonts-dejavu-core` for letters that Inter has not.
///
/// No other font of the machine is ever looked at, so that a text has the same width everywhere;
/// what neither draws gets a box of a fixed width (`FallbackBox`).
package final class FontLibrary {
  /// Where Debian, and whoever installs by hand, puts Inter.
  package static let standardFolders = [
    "/usr/share/fonts/opentype/inter", "/usr/local/share/fonts/opentype/inter",
    "/usr/local/share/fonts/inter",
  ]

  /// Where Debian, other distributions, and whoever installs by hand, put DejaVu Sans.
  package static let standardFallbackFolders = [
    "/usr/share/fonts/truetype/dejavu", "/usr/share/fonts/dejavu-sans-fonts",
    "/usr/local/share/fonts/truetype/dejavu", "/usr/local/share/fonts/dejavu",
  ]

  private let folder: String
  private var faces: [String: FontFace] = [:]
  private let fallbacks: (regular: FontFace, bold: FontFace)

  /// Finds the first of the folders that holds Inter, and the first that holds DejaVu Sans, and opens
  /// the faces of ordinary text.
  ///
  /// - Throws: `fontsMissing` if none does; `fontUnreadable` if a file of a family is absent or an
  ///   ordinary face is not a font.
  package init(
    folders: [String] = standardFolders, fallbackFolders: [String] = standardFallbackFolders
  ) throws(TextLayoutError) {
    let ordinary = FontDescription(size: 17)
    folder = try Self.folder(
      among: folders, with: ordinary.file, of: "Inter", package: "fonts-inter")
    let fallbackFolder = try Self.folder(
      among: fallbackFolders, with: FallbackFont.regular.file, of: "DejaVu Sans",
      package: "fonts-dejavu-core")
    for file in Self.files where !Self.isReadable("\(folder)/\(file)") {
      throw .fontUnreadable(path: "\(folder)/\(file)")
    }
    fallbacks = (
      try FontFace(path: "\(fallbackFolder)/\(FallbackFont.regular.file)"),
      try FontFace(path: "\(fallbackFolder)/\(FallbackFont.bold.file)")
    )
    _ = try face(for: ordinary)
  }

  /// The face of a font, opened at its first use.
  ///
  /// - Throws: `fontUnreadable` if the file is damaged.
  func face(for font: FontDescription) throws(TextLayoutError) -> FontFace {
    let file = font.file
    if let face = faces[file] { return face }
    let face = try FontFace(path: "\(folder)/\(file)")
    faces[file] = face
    return face
  }

  /// The face of letters that a font's own face has not.
  func face(of fallback: FallbackFont) -> FontFace {
    switch fallback {
    case .regular: fallbacks.regular
    case .bold: fallbacks.bold
    }
  }

  /// Every file that some font can ask for.
  private static let files: [String] = [false, true].flatMap { isItalic in
    [17.0, 34.0].flatMap { size in
      FontWeight.allCases.map { FontDescription(weight: $0, isItalic: isItalic, size: size).file }
    }
  }

  /// The first of some folders that has a file.
  private static func folder(
    among folders: [String], with file: String, of name: String, package: String
  ) throws(TextLayoutError) -> String {
    guard let found = folders.first(where: { isReadable("\($0)/\(file)") }) else {
      throw .fontsMissing(name: name, folders: folders, package: package)
    }
    return found
  }

  private static func isReadable(_ path: String) -> Bool {
    FileManager.default.isReadableFile(atPath: path)
  }
}
