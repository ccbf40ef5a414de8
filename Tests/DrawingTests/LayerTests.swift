import Drawing
import LayoutTrace
import Testing

/// How views are composed: each case beside one that lacks what it is about.
@Suite struct LayerTests {
  private static let square = Rect(x: 20, y: 30, width: 40, height: 40)

  @Test func aBackgroundFillsItsViewAndNothingElse() throws {
    let picture = try Studio.draw(Studio.View(frame: Self.square, color: Studio.red))
    #expect(picture.hex(20, 30) == "FF0000")
    #expect(picture.hex(59, 69) == "FF0000")
    #expect(picture.hex(19, 30) == "FFFFFF")
    #expect(picture.hex(60, 69) == "FFFFFF")
  }

  @Test func laterViewsCoverEarlierOnes() throws {
    let picture = try Studio.draw(
      Studio.View(frame: Self.square, color: Studio.red),
      Studio.View(frame: Self.square, color: Studio.blue))
    #expect(picture.hex(40, 50) == "0000FF")
  }

  @Test func aHiddenViewTakesItsSubviewsWithIt() throws {
    for isHidden in [false, true] {
      let picture = try Studio.draw(
        Studio.View(frame: Self.square, color: nil, isHidden: isHidden),
        Studio.View(frame: Self.square, color: Studio.red, parent: 1))
      #expect(picture.hex(40, 50) == (isHidden ? "FFFFFF" : "FF0000"))
    }
  }

  @Test func alphaShinesThroughTheWholeOfAView() throws {
    // The subview covers its parent: were each painted through its own alpha, red would be seen.
    let picture = try Studio.draw(
      Studio.View(frame: Self.square, color: Studio.red, alpha: 0.5),
      Studio.View(frame: Self.square, color: Studio.black, parent: 1))
    #expect(picture.hex(40, 50) == "7F7F7F" || picture.hex(40, 50) == "808080")
  }

  @Test(arguments: [false, true])
  func onlyAClippingViewCutsItsSubviews(clips: Bool) throws {
    let picture = try Studio.draw(
      Studio.View(frame: Self.square, color: Studio.red, clips: clips),
      Studio.View(
        frame: Rect(x: 40, y: 50, width: 40, height: 40), color: Studio.blue, parent: 1))
    #expect(picture.hex(50, 60) == "0000FF")
    #expect(picture.hex(70, 80) == (clips ? "FFFFFF" : "0000FF"))
  }

  @Test func roundCornersAreCutFromBackgroundAndSubviews() throws {
    let picture = try Studio.draw(
      Studio.View(frame: Self.square, color: Studio.red, clips: true) {
        $0.corners = ViewLook.Corners(radius: 20, topRight: false)
      },
      Studio.View(
        frame: Rect(x: 20, y: 30, width: 40, height: 10), color: Studio.blue, parent: 1))
    #expect(picture.hex(21, 31) == "FFFFFF", "the round top left corner")
    #expect(picture.hex(58, 31) == "0000FF", "the top right corner, which is not round")
    #expect(picture.hex(22, 67) == "FFFFFF", "the round bottom left corner")
    #expect(picture.hex(40, 32) == "0000FF")
    #expect(picture.hex(40, 68) == "FF0000")
  }

  @Test func aBorderLiesInsideAndAboveTheSubviews() throws {
    let picture = try Studio.draw(
      Studio.View(frame: Self.square, color: Studio.red) {
        $0.border = ViewLook.Border(width: 3, color: Studio.green)
      }, Studio.View(frame: Self.square, color: Studio.blue, parent: 1))
    #expect(picture.hex(22, 50) == "00FF00")
    #expect(picture.hex(23, 50) == "0000FF")
    #expect(picture.hex(57, 50) == "00FF00")
    #expect(picture.hex(19, 50) == "FFFFFF")
  }

  @Test func aTransformTurnsWhatAViewShows() throws {
    // A bar of 40 by 10 about (40, 50), turned by a quarter.
    let bar = Rect(x: 20, y: 45, width: 40, height: 10)
    let flat = try Studio.draw(Studio.View(frame: bar, color: Studio.red))
    #expect(flat.hex(25, 50) == "FF0000" && flat.hex(40, 35) == "FFFFFF")
    let turned = try Studio.draw(
      Studio.View(frame: bar, color: Studio.red) {
        $0.map = AffineMap(a: 0, b: 1, c: -1, d: 0, tx: 45, ty: 30)
      })
    #expect(turned.hex(25, 50) == "FFFFFF" && turned.hex(40, 35) == "FF0000")
  }

  @Test func aShadowFallsBesideAViewAndFadesOut() throws {
    let picture = try Studio.draw(
      Studio.View(frame: Self.square, color: Studio.white) {
        $0.shadow = ViewLook.Shadow(
          color: Color(red: 0, green: 0, blue: 0, alpha: 1), offset: Size(width: 0, height: 6),
          radius: 3)
      })
    func dark(_ y: Int) -> Double { 1 - picture.color(x: 40, y: y).red }
    #expect(dark(50) == 0, "the view itself is white")
    #expect(dark(71) > 0.85)
    #expect((0.4...0.65).contains(dark(75)), "half of it where the moved edge is")
    #expect(dark(71) > dark(75) && dark(75) > dark(79))
    #expect(dark(95) == 0)
    #expect(dark(20) == 0, "it falls downwards")
  }

  @Test func whatIsSeenFromTheSideOrOutOfAllBoundsIsNotDrawn() throws {
    let wild = [
      AffineMap(a: 0, d: 1), AffineMap(tx: 1e300), AffineMap(a: 1e200, d: 1e200),
      AffineMap(a: 1, b: 1, c: 1, d: 1),
    ]
    for map in wild {
      let picture = try Studio.draw(
        Studio.View(frame: Self.square, color: Studio.red) { $0.map = map },
        Studio.View(frame: Self.square, color: Studio.blue))
      #expect(picture.hex(40, 50) == "0000FF", "\(map)")
      #expect(picture.hex(90, 190) == "FFFFFF", "\(map)")
    }
    let huge = try Studio.draw(
      Studio.View(frame: Self.square, color: Studio.red) {
        $0.bounds = Rect(x: -1e300, y: -1e300, width: 1e301, height: 1e301)
        $0.corners.radius = 1e300
      })
    #expect(huge.width == 100)
  }
}
