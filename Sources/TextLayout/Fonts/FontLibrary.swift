internal import Foundation

/// The fonts that text is set in: the files of Debian's `fonts-inter`, opened when first needed.
///
/// No other font of the machine is ever looked at, so that a text has the same width everywhere;
/// what Inter does not draw gets a box of a fixed width (`FallbackBox`).
package final class FontLibrary {
  /// Where Debian, and whoever installs by hand, puts Inter.
  package static let standardFolders = [
    "/usr/share/fonts/opentype/inter", "/usr/local/share/fonts/opentype/inter",
    "/usr/local/share/fonts/inter",
  ]

  private let folder: String
  private var faces: [String: FontFace] = [:]

  /// Finds the first of the folders that holds Inter, and opens the face of ordinary text.
  ///
  /// - Throws: `fontsMissing` if none does; `fontUnreadable` if a file of the family is absent or
  ///   the ordinary face is not a font.
  package init(folders: [String] = standardFolders) throws(TextLayoutError) {
    let ordinary = FontDescription(size: 17)
    let found = folders.first {
      FileManager.default.isReadableFile(atPath: "\($0)/\(ordinary.file)")
    }
    guard let found else {
      throw .fontsMissing(folders: folders, package: "fonts-inter")
    }
    folder = found
    for file in Self.files where !FileManager.default.isReadableFile(atPath: "\(found)/\(file)") {
      throw .fontUnreadable(path: "\(found)/\(file)")
    }
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

  /// Every file that some font can ask for.
  private static let files: [String] = [false, true].flatMap { isItalic in
    [17.0, 34.0].flatMap { size in
      FontWeight.allCases.map { FontDescription(weight: $0, isItalic: isItalic, size: size).file }
    }
  }
}
