import Drawing
import LayoutTrace
import Testing
import TextLayout

/// What an app paints itself: each case beside one that lacks what it is about.
@Suite struct MarkTests {
  private static func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Figure {
    Figure(Rect(x: x, y: y, width: width, height: height))
  }

  /// Marks of a view that covers the screen.
  private func draw(
    _ marks: Mark..., pictures: [Picture] = [],
    _ change: @escaping (inout ViewLook) -> Void = { _ in }
  ) throws -> Bitmap {
    let view = Studio.View(frame: Rect(x: 0, y: 0, width: 100, height: 200)) {
      $0.sheets = [MarkSheet(behind: 0, marks: marks)]
      change(&$0)
    }
    return try Studio.draw(Studio.trace([view], pictures: pictures))
  }

  @Test func aFigureIsFilledByItsRule() throws {
    var ring = Self.rect(10, 10, 60, 60)
    ring.steps += Self.rect(30, 30, 20, 20).steps
    let whole = try draw(.fill(ring, Studio.red))
    #expect(whole.hex(15, 15) == "FF0000" && whole.hex(40, 40) == "FF0000")
    ring.isEvenOdd = true
    let hollow = try draw(.fill(ring, Studio.red))
    #expect(hollow.hex(15, 15) == "FF0000" && hollow.hex(40, 40) == "FFFFFF")
    #expect(hollow.hex(75, 15) == "FFFFFF")
  }

  @Test func aCurveBends() throws {
    let figure = Figure([
      .move(Point(x: 10, y: 90)),
      .curve(Point(x: 10, y: 10), Point(x: 90, y: 10), Point(x: 90, y: 90)), .close,
    ])
    let picture = try draw(.fill(figure, Studio.blue))
    // At its middle the curve is at a height of 30.
    #expect(picture.hex(50, 33) == "0000FF" && picture.hex(50, 26) == "FFFFFF")
    #expect(picture.hex(12, 33) == "FFFFFF")
  }

  @Test func aLineHasItsWidthEndsAndDashes() throws {
    let line = Figure([.move(Point(x: 20, y: 50)), .line(Point(x: 80, y: 50))])
    func drawn(_ cap: Pen.Cap, dash: [Double] = [], phase: Double = 0) throws -> Bitmap {
      try draw(
        .stroke(
          line, Pen(color: Studio.black, width: 10, cap: cap, dash: dash, dashPhase: phase)))
    }
    let butt = try drawn(.butt)
    #expect(butt.hex(50, 46) == "000000" && butt.hex(50, 44) == "FFFFFF")
    #expect(butt.hex(17, 50) == "FFFFFF")
    let square = try drawn(.square)
    #expect(square.hex(17, 50) == "000000" && square.hex(16, 46) == "000000")
    let round = try drawn(.round)
    #expect(round.hex(17, 50) == "000000" && round.hex(15, 45) == "FFFFFF")
    let dashed = try drawn(.butt, dash: [10, 10])
    #expect(dashed.hex(25, 50) == "000000" && dashed.hex(35, 50) == "FFFFFF")
    let moved = try drawn(.butt, dash: [10, 10], phase: 10)
    #expect(moved.hex(25, 50) == "FFFFFF" && moved.hex(35, 50) == "000000")
    // Dashes without length would be counted for ever.
    #expect(try drawn(.butt, dash: [0, 0]).hex(35, 50) == "000000")
  }

  @Test func aGradientGoesFromColourToColourAndOnWhereItSaysSo() throws {
    func drawn(before: Bool, after: Bool) throws -> Bitmap {
      try draw(
        .gradient(
          GradientLook(
            stops: [
              GradientLook.Stop(place: 0, color: Studio.red),
              GradientLook.Stop(place: 1, color: Studio.blue),
            ], start: Point(x: 0, y: 50), end: Point(x: 0, y: 150), goesOnBefore: before,
            goesOnAfter: after)))
    }
    let both = try drawn(before: true, after: true)
    #expect(both.hex(50, 10) == "FF0000" && both.hex(50, 190) == "0000FF")
    let middle = both.color(x: 50, y: 100)
    #expect(abs(middle.red - 0.5) < 0.02 && abs(middle.blue - 0.5) < 0.02)
    let none = try drawn(before: false, after: false)
    #expect(none.hex(50, 10) == "FFFFFF" && none.hex(50, 190) == "FFFFFF")
    #expect(none.color(x: 50, y: 100) == middle)
    let after = try drawn(before: false, after: true)
    #expect(after.hex(50, 10) == "FFFFFF" && after.hex(50, 190) == "0000FF")
    let before = try drawn(before: true, after: false)
    #expect(before.hex(50, 10) == "FF0000" && before.hex(50, 190) == "FFFFFF")
  }

  @Test func aGradientBetweenCirclesEndsAtThem() throws {
    func drawn(goesOn: Bool) throws -> Bitmap {
      try draw(
        .gradient(
          GradientLook(
            stops: [
              GradientLook.Stop(place: 0, color: Studio.green),
              GradientLook.Stop(place: 1, color: Studio.black),
            ], start: Point(x: 50, y: 100), end: Point(x: 50, y: 100),
            radii: GradientLook.Radii(start: 10, end: 40), goesOnBefore: true,
            goesOnAfter: goesOn)))
    }
    let open = try drawn(goesOn: true)
    #expect(open.hex(50, 100) == "00FF00" && open.hex(50, 20) == "000000")
    let closed = try drawn(goesOn: false)
    #expect(closed.hex(50, 100) == "00FF00" && closed.hex(50, 20) == "FFFFFF")
    #expect(abs(closed.color(x: 50, y: 125).green - 0.5) < 0.03)
  }

  @Test func aGradientGoesRoundItsMiddleClockwise() throws {
    func drawn(end: Point, map: AffineMap = AffineMap()) throws -> Bitmap {
      let colors = [Studio.red, Studio.green, Studio.blue, Studio.white, Studio.black]
      let gradient = GradientLook(
        stops: colors.enumerated().map {
          GradientLook.Stop(place: Double($0.offset) / 4, color: $0.element)
        }, start: Point(x: 50, y: 100), end: end, goesRound: true)
      return try draw(
        .group(
          MarkGroup(
            map: map, clips: [Self.rect(10, 60, 80, 80)], marks: [.gradient(gradient)])))
    }
    func isNear(_ picture: Bitmap, _ x: Int, _ y: Int, _ color: Color) -> Bool {
      let seen = picture.color(x: x, y: y)
      return zip([seen.red, seen.green, seen.blue], [color.red, color.green, color.blue])
        .allSatisfy { abs($0 - $1) < 0.06 }
    }
    // From noon: red, then at three, six and nine; black meets red at noon.
    let clock = try drawn(end: Point(x: 50, y: 0))
    #expect(isNear(clock, 51, 62, Studio.red) && isNear(clock, 88, 100, Studio.green))
    #expect(isNear(clock, 50, 138, Studio.blue) && isNear(clock, 11, 100, Studio.white))
    #expect(isNear(clock, 49, 62, Studio.black))
    #expect(clock.hex(5, 100) == "FFFFFF" && clock.hex(50, 20) == "FFFFFF", "clipped")
    let turned = try drawn(end: Point(x: 100, y: 100))
    #expect(isNear(turned, 88, 101, Studio.red) && isNear(turned, 50, 138, Studio.green))
    // A plane upside down turns the other way.
    let flipped = try drawn(end: Point(x: 50, y: 0), map: AffineMap(a: -1, tx: 100))
    #expect(isNear(flipped, 48, 62, Studio.red) && isNear(flipped, 11, 100, Studio.green))
  }

  @Test(
    "gradients round nowhere, of one colour or of none leave no harm",
    arguments: [
      (Point(x: 50, y: 100), 1), (Point(x: 1e300, y: -1e300), 2), (Point(x: 0, y: 0), 0),
    ])
  func hostileRounds(middle: Point, count: Int) throws {
    let stops = (0..<count).map { _ in GradientLook.Stop(place: 7, color: Studio.red) }
    let picture = try draw(
      .gradient(GradientLook(stops: stops, start: middle, end: middle, goesRound: true)))
    #expect(picture.hex(50, 100) == (count == 0 ? "FFFFFF" : "FF0000"))
  }

  @Test func aGroupIsMovedAndClippedAsAWhole() throws {
    let mark = Mark.fill(Self.rect(0, 0, 20, 20), Studio.red)
    let moved = try draw(.group(MarkGroup(map: AffineMap(a: 2, d: 2, tx: 30), marks: [mark])))
    #expect(moved.hex(68, 38) == "FF0000" && moved.hex(25, 5) == "FFFFFF")
    let clips = [Self.rect(0, 0, 10, 100), Self.rect(0, 0, 100, 5)]
    let clipped = try draw(.group(MarkGroup(clips: clips, marks: [mark])))
    #expect(clipped.hex(5, 2) == "FF0000")
    #expect(clipped.hex(15, 2) == "FFFFFF" && clipped.hex(5, 8) == "FFFFFF")
  }

  @Test func alphaOfAGroupIsThatOfItsWhole() throws {
    let marks: [Mark] = [
      .fill(Self.rect(10, 10, 40, 40), Studio.red), .fill(Self.rect(10, 10, 40, 40), Studio.black),
    ]
    let together = try draw(.group(MarkGroup(alpha: 0.5, marks: marks)))
    #expect(["7F7F7F", "808080"].contains(together.hex(30, 30)))
    let apart = try draw(
      .group(MarkGroup(alpha: 0.5, marks: [marks[0]])),
      .group(MarkGroup(alpha: 0.5, marks: [marks[1]])))
    #expect(apart.color(x: 30, y: 30).red > apart.color(x: 30, y: 30).green + 0.2)
  }

  @Test func aBlendModeMixesWithWhatIsBelow() throws {
    let below = Mark.fill(
      Self.rect(0, 0, 100, 100), Color(red: 1, green: 1, blue: 0, alpha: 1))
    let above = Mark.fill(Self.rect(20, 20, 20, 20), Color(red: 0, green: 1, blue: 1, alpha: 1))
    #expect(try draw(below, above).hex(30, 30) == "00FFFF")
    let multiplied = try draw(below, .group(MarkGroup(blend: .multiply, marks: [above])))
    #expect(multiplied.hex(30, 30) == "00FF00" && multiplied.hex(50, 50) == "FFFF00")
    let cleared = try draw(
      .group(
        MarkGroup(
          alpha: 0.999, marks: [below, .group(MarkGroup(blend: .destinationOut, marks: [above]))])))
    #expect(cleared.hex(30, 30) == "FFFFFF", "what is cleared shows the window")
    #expect(cleared.hex(50, 50) != "FFFFFF")
  }

  @Test func aMaskShowsWhatLiesBelowIt() throws {
    let red = Mark.fill(Self.rect(0, 0, 100, 100), Studio.red)
    let mask = [Mark.fill(Self.rect(20, 20, 20, 20), Studio.black)]
    let masked = try draw(.group(MarkGroup(mask: mask, marks: [red])))
    #expect(masked.hex(30, 30) == "FF0000" && masked.hex(50, 50) == "FFFFFF")
    let nothing = try draw(.group(MarkGroup(mask: [], marks: [red])))
    #expect(nothing.hex(30, 30) == "FFFFFF")
  }

  @Test func aShadowHasTheShapeOfWhatCastsIt() throws {
    let marks: [Mark] = [
      .fill(Self.rect(20, 20, 10, 10), Studio.blue), .fill(Self.rect(50, 20, 10, 10), Studio.blue),
    ]
    func drawn(radius: Double, figure: Figure? = nil) throws -> Bitmap {
      try draw(
        .group(
          MarkGroup(
            shadow: ViewLook.Shadow(
              color: Studio.black, offset: Size(width: 0, height: 20), radius: radius,
              figure: figure), marks: marks)))
    }
    let hard = try drawn(radius: 0)
    #expect(hard.hex(25, 45) == "000000" && hard.hex(55, 45) == "000000")
    #expect(hard.hex(40, 45) == "FFFFFF", "between the two nothing casts one")
    #expect(hard.hex(25, 25) == "0000FF")
    let soft = try drawn(radius: 2)
    #expect(soft.color(x: 25, y: 45).red < 0.1)
    #expect((0.3...0.7).contains(soft.color(x: 25, y: 50).red), "half of it at the edge")
    let told = try drawn(radius: 0, figure: Self.rect(20, 20, 40, 10))
    #expect(told.hex(40, 45) == "000000")
  }

  @Test func sheetsLieBetweenTheSubviews() throws {
    let all = Figure(Rect(x: 0, y: 0, width: 100, height: 30))
    func drawn(behind: Int) throws -> Bitmap {
      try Studio.draw(
        Studio.View(frame: Rect(x: 0, y: 0, width: 100, height: 200)) {
          $0.sheets = [MarkSheet(behind: behind, marks: [.fill(all, Studio.green)])]
        },
        Studio.View(
          frame: Rect(x: 0, y: 0, width: 60, height: 20), color: Studio.red, parent: 1),
        Studio.View(
          frame: Rect(x: 40, y: 0, width: 60, height: 20), color: Studio.blue, parent: 1))
    }
    func seen(_ behind: Int) throws -> [String?] {
      let picture = try drawn(behind: behind)
      return [10, 50, 90].map { picture.hex($0, 10) } + [picture.hex(50, 25)]
    }
    #expect(try seen(0) == ["FF0000", "0000FF", "0000FF", "00FF00"])
    #expect(try seen(1) == ["00FF00", "0000FF", "0000FF", "00FF00"])
    #expect(try seen(2) == ["00FF00", "00FF00", "00FF00", "00FF00"])
    #expect(try seen(9) == ["00FF00", "00FF00", "00FF00", "00FF00"])
  }

  @Test func aViewsMaskCutsItsSubviewsToo() throws {
    func drawn(mask: [Mark]?) throws -> Bitmap {
      try Studio.draw(
        Studio.View(frame: Rect(x: 20, y: 30, width: 40, height: 40), color: Studio.red) {
          $0.mask = mask
        },
        Studio.View(
          frame: Rect(x: 20, y: 30, width: 40, height: 20), color: Studio.blue, parent: 1))
    }
    let whole = try drawn(mask: nil)
    #expect(whole.hex(55, 35) == "0000FF" && whole.hex(55, 65) == "FF0000")
    let cut = try drawn(mask: [.fill(Self.rect(0, 0, 20, 40), Studio.white)])
    #expect(cut.hex(25, 35) == "0000FF" && cut.hex(25, 65) == "FF0000")
    #expect(cut.hex(55, 35) == "FFFFFF" && cut.hex(55, 65) == "FFFFFF")
  }

  @Test func aPaintedPictureIsShownAsAnyOther() throws {
    let painted = Picture.painted(
      PaintedPicture(
        size: Size(width: 10, height: 10), scale: 2,
        marks: [.fill(Self.rect(0, 0, 5, 10), Studio.red)]))
    var image = ImageLook(
      picture: 0, rect: Rect(x: 20, y: 20, width: 40, height: 40), size: Size(width: 10, height: 10)
    )
    let picture = try draw(.image(image), pictures: [painted])
    #expect(picture.hex(25, 40) == "FF0000" && picture.hex(55, 40) == "FFFFFF")
    image.tint = Studio.green
    #expect(try draw(.image(image), pictures: [painted]).hex(25, 40) == "00FF00")
    let huge = Picture.painted(
      PaintedPicture(size: Size(width: 1e9, height: 1e9), scale: 2, marks: []))
    #expect(try draw(.image(image), pictures: [huge]).hex(25, 40) == "D1D1D6")
  }

  @Test func aTextMarkIsWritten() throws {
    let text = TextLook(
      string: "MM",
      runs: [
        TextLook.Run(
          length: 2,
          font: TextLook.Font(
            family: FontFamily.system.rawValue, weight: 700, isItalic: false,
            hasFixedDigits: false, size: 30),
          kern: 0, color: Studio.red)
      ],
      lines: [TextLook.Line(start: 0, end: 2, x: 0, width: 60, top: 0, height: 36, baseline: 29)],
      origin: Point(x: 10, y: 10), scale: 1)
    let picture = try draw(.text(text))
    let red = picture.count(x: 10..<70, y: 10..<50) { $0.green < 0.5 }
    #expect(red > 200)
    #expect(picture.count(x: 10..<70, y: 60..<100) { $0.green < 0.5 } == 0)
  }

  @Test func whatWasLeftOutIsSaid() throws {
    let view = Studio.View(frame: Rect(x: 0, y: 0, width: 10, height: 10)) { $0.isCutShort = true }
    let illustrator = Illustrator(Studio.trace([view]), fonts: try FontLibrary())
    _ = try illustrator.draw(frame: 0, style: PictureStyle())
    #expect(
      illustrator.notes == ["view1 paints more than is recorded; some of it is left out."])
  }

  @Test func whatWasLeftOutOfAPictureIsSaid() throws {
    func notes(isCutShort: Bool) throws -> [String] {
      let view = Studio.View(frame: Rect(x: 0, y: 0, width: 10, height: 10)) {
        $0.image = ImageLook(
          picture: 0, rect: Rect(x: 0, y: 0, width: 10, height: 10),
          size: Size(width: 10, height: 10))
      }
      let painted = PaintedPicture(
        size: Size(width: 10, height: 10), scale: 1, marks: [], isCutShort: isCutShort)
      let illustrator = Illustrator(
        Studio.trace([view], pictures: [.painted(painted)]), fonts: try FontLibrary())
      _ = try illustrator.draw(frame: 0, style: PictureStyle())
      return illustrator.notes
    }
    #expect(try notes(isCutShort: false) == [])
    #expect(
      try notes(isCutShort: true) == [
        "view1 shows a picture that more was painted of than is recorded; some is left out."
      ])
  }

  @Test func wildNumbersAreNoCrash() throws {
    let far = Figure([
      .move(Point(x: -1e300, y: 1e300)), .line(Point(x: 1e300, y: 1e300)),
      .curve(Point(x: 1e300, y: -1e300), Point(x: 0, y: 0), Point(x: -1e300, y: -1e300)), .close,
    ])
    let picture = try draw(
      .stroke(far, Pen(color: Studio.red, width: 1e300, miterLimit: -4, dash: [-1, 1e300])),
      .group(
        MarkGroup(
          alpha: -3,
          shadow: ViewLook.Shadow(
            color: Studio.red, offset: Size(width: 1e300, height: -1e300), radius: 1e300),
          marks: [.fill(Self.rect(0, 0, 10, 10), Studio.blue)])),
      .gradient(
        GradientLook(
          stops: [GradientLook.Stop(place: -5, color: Studio.red)], start: Point(x: 1e300, y: 0),
          end: Point(x: 1e300, y: 0), radii: GradientLook.Radii(start: -1, end: 1e300))))
    #expect(picture.width == 100)
  }
}
