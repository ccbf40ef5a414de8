import Foundation
import Testing
import TextLayout

@testable import UIKit

/// The fonts of the process.
@Suite struct TextSystemTests {
  @Test func aMachineWithoutFontsIsToldBeforeAnyAppRuns() {
    #expect(throws: TextLayoutError.fontsMissing(folders: ["nowhere"], package: "fonts-inter")) {
      try TextSystem.prepare(fontFolders: ["nowhere"])
    }
  }
}
