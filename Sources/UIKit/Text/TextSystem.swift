import Foundation
package import TextLayout
internal import Synchronization

/// The one shaper of the process: opening fonts is worth doing once.
package enum TextSystem {
  private static let shaper = Mutex<TextShaper?>(nil)

  /// Opens the fonts, so that a process made from this one by forking has them at once; without
  /// this call they are opened when text is first measured.
  ///
  /// - Parameter folders: Where to look for Inter.
  /// - Throws: That the fonts are not there, with the package that brings them.
  package static func prepare(
    fontFolders folders: [String] = FontLibrary.standardFolders
  ) throws(TextLayoutError) {
    try shaper.withLock { (shaper) throws(TextLayoutError) in
      shaper = TextShaper(fonts: try FontLibrary(folders: folders))
    }
  }

  /// Shapes a text. A font that cannot be read ends the process: it is our own installation that is
  /// broken, nothing that an app could do about.
  static func shape(_ text: StyledText) -> ShapedText {
    do throws(TextLayoutError) {
      return try shaper.withLock { (shaper) throws(TextLayoutError) in
        if let shaper { return try shaper.shape(text) }
        let new = TextShaper(fonts: try FontLibrary())
        shaper = new
        return try new.shape(text)
      }
    } catch {
      Exception.end("Text cannot be measured: \(error)")
    }
  }
}
