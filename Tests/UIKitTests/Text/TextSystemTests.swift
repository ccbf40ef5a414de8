import Foundation
import Testing
import TextLayout

@testable import UIKit

/// The fonts of the process.
@Suite struct TextSystemTests {
  @Test func aMachineWithoutFontsIsToldBeforeAnyAppRuns() {
    let missing = TextLayoutError.fontsMissing(
      name: "Inter", folders: ["nowhere"], package: "fonts-inter")
    #expect(throws: missing) { try TextSystem.prepare(fontFolders: ["nowhere"]) }
  }
}
