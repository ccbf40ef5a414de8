import Drawing
import LayoutTrace
import Testing
import TextLayout

/// How what was painted by itself is laid over what is there: groups, and views with all that they show.
@Suite struct CompositionTests {
  private static func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Figure {
    Figure(Rect(x: x, y: y, width: width, height: height))
  }

  /// Marks of a view that covers the screen.
  private func draw(_ marks: Mark...) throws -> Bitmap {
    try Studio.draw(
      Studio.View(frame: Rect(x: 0, y: 0, width: 100, height: 200)) {
        $0.sheets = [MarkSheet(behind: 0, marks: marks)]
      })
  }

  @Test func anIsolatedGroupBlendsWithNothingBelow() throws {
    let yellow = Mark.fill(Self.rect(0, 0, 100, 100), Color(red: 1, green: 1, blue: 0, alpha: 1))
    func drawn(_ blend: MarkGroup.Blend, isIsolated: Bool) throws -> [String?] {
      let hole = MarkGroup(blend: blend, marks: [.fill(Self.rect(20, 20, 40, 20), Studio.red)])
      let marks: [Mark] = [.fill(Self.rect(0, 20, 40, 20), Studio.blue), .group(hole)]
      let picture = try draw(yellow, .group(MarkGroup(isIsolated: isIsolated, marks: marks)))
      return [10, 30, 50].map { picture.hex($0, 30) }
    }
    #expect(try drawn(.destinationOut, isIsolated: false) == ["0000FF", nil, nil])
    #expect(try drawn(.destinationOut, isIsolated: true) == ["0000FF", "FFFF00", "FFFF00"])
    #expect(try drawn(.xor, isIsolated: true) == ["0000FF", "FFFF00", "FF0000"])
    #expect(try drawn(.multiply, isIsolated: false) == ["0000FF", "000000", "FF0000"])
    #expect(try drawn(.multiply, isIsolated: true) == ["0000FF", "000000", "FF0000"])
  }

  @Test func aMaskCutsTheShadowOfWhatItIsOfToo() throws {
    func drawn(mask: Rect?) throws -> [String?] {
      let picture = try Studio.draw(
        Studio.View(frame: Rect(x: 20, y: 30, width: 40, height: 40), color: Studio.red) {
          $0.shadow = ViewLook.Shadow(
            color: Studio.black, offset: Size(width: 0, height: 50), radius: 0)
          $0.mask = mask.map { [.fill(Figure($0), Studio.white)] }
        })
      return [(25, 50), (55, 50), (25, 100), (55, 100)].map { picture.hex($0.0, $0.1) }
    }
    #expect(try drawn(mask: nil) == ["FF0000", "FF0000", "000000", "000000"])
    let own = Rect(x: 0, y: 0, width: 20, height: 40)
    #expect(try drawn(mask: own) == ["FF0000", "FFFFFF", "FFFFFF", "FFFFFF"])
    let high = Rect(x: 0, y: 0, width: 20, height: 200)
    #expect(try drawn(mask: high) == ["FF0000", "FFFFFF", "000000", "FFFFFF"])
  }

  @Test func aViewIsSeenThroughItsAlphaAsOneWithItsShadow() throws {
    let picture = try Studio.draw(
      Studio.View(
        frame: Rect(x: 20, y: 30, width: 40, height: 40), color: Studio.red, alpha: 0.5
      ) {
        $0.shadow = ViewLook.Shadow(
          color: Studio.black, offset: Size(width: 20, height: 0), radius: 0)
      })
    #expect(["FF7F7F", "FF8080"].contains(picture.hex(30, 50)))
    #expect(picture.hex(50, 50) == picture.hex(30, 50), "no shadow shines through")
    #expect(["7F7F7F", "808080"].contains(picture.hex(70, 50)))
  }

  @Test func aShadowWithinATranslucentClippedViewIsInItsPlace() throws {
    func drawn(alpha: Double, clip: Double) throws -> [String?] {
      let picture = try Studio.draw(
        Studio.View(frame: Rect(x: clip, y: clip, width: 60, height: 100), clips: true),
        Studio.View(
          frame: Rect(x: clip, y: clip, width: 60, height: 100), parent: 1, alpha: alpha),
        Studio.View(
          frame: Rect(x: 60, y: 60, width: 10, height: 10), color: Studio.blue, parent: 2
        ) {
          $0.shadow = ViewLook.Shadow(
            color: Studio.black, offset: Size(width: 0, height: 20), radius: 0)
        })
      return [(65, 65), (65, 75), (65, 85), (65, 95)].map { picture.hex($0.0, $0.1) }
    }
    #expect(try drawn(alpha: 1, clip: 40) == ["0000FF", "FFFFFF", "000000", "FFFFFF"])
    for clip in [20.0, 40, 50] {
      let seen = try drawn(alpha: 0.5, clip: clip)
      #expect(["7F7F7F", "808080"].contains(seen[2]), "\(clip): \(seen)")
      #expect(seen[1] == "FFFFFF" && seen[3] == "FFFFFF", "\(clip): \(seen)")
    }
  }

  @Test func aShadowInAPlaneStretchedBeyondAllBoundsIsNoCrash() throws {
    let stretched = AffineMap(a: 9e4, d: 9e4)
    let shadow = ViewLook.Shadow(
      color: Studio.green, offset: Size(width: 1e5, height: 1e5), radius: 100)
    let box = Mark.fill(Self.rect(0, 0, 1, 1), Studio.blue)
    let cast = Mark.group(MarkGroup(shadow: shadow, marks: [box]))
    let once = try draw(.group(MarkGroup(map: stretched, marks: [cast])))
    #expect(once.hex(50, 50) == "0000FF")
    let ever = (0..<60).reduce(cast) { inner, _ in
      .group(MarkGroup(map: stretched, marks: [inner]))
    }
    #expect(try draw(ever).hex(50, 50) == "FFFFFF", "no number tells where it would be")
    let view = Studio.View(
      frame: Rect(x: 0, y: 0, width: 1, height: 1), color: Studio.red
    ) {
      $0.map = stretched
      $0.shadow = shadow
    }
    #expect(try Studio.draw(view).hex(50, 50) == "FF0000")
  }
}
