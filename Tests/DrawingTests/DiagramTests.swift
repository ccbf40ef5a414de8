import Drawing
import LayoutTrace
import Testing

/// Constraints drawn as dimensions.
@Suite struct DiagramTests {
  private static let box = Rect(x: 40, y: 60, width: 100, height: 80)
  private static let screen = Rect(x: 0, y: 0, width: 200, height: 300)
  private static let device = Device(
    name: "Plain", idiom: .phone, size: Size(width: 200, height: 300), scale: 1,
    portraitSafeArea: .zero, landscapeSafeArea: .zero, statusBarHeight: 20, cornerRadius: 0,
    systemVersion: 11)

  private struct Tie {
    var first = "top"
    var second: String? = "top"
    var relation = ConstraintIdentity.Relation.equal
    var constant = 60.0
    var priority = 1000.0
    var violation = 0.0
    var rect = DiagramTests.box
    var number: Int? = 0
  }

  /// A box in a white window, tied to it.
  private func draw(_ ties: [Tie], shows: Bool = true) throws -> Bitmap {
    var trace = Studio.trace([Studio.View(frame: Self.box)], on: Self.device)
    trace.constraints = ties.map { tie in
      ConstraintIdentity(
        properties: [], identifier: nil, first: .init(view: 1, guide: nil, attribute: tie.first),
        relation: tie.relation, multiplier: 1,
        second: tie.second.map { .init(view: 0, guide: nil, attribute: $0) }, number: tie.number)
    }
    trace.frames[0].constraints = ties.enumerated().map { index, tie in
      ConstraintState(
        constraint: index, constant: tie.constant, priority: tie.priority,
        violation: tie.violation)
    }
    trace.frames[0].look?.constraints = ties.map { tie in
      ConstraintLook(first: tie.rect, second: tie.second == nil ? nil : Self.screen)
    }
    // Two pixels a point, so that a line covers some wholly.
    return try Studio.draw(trace, style: PictureStyle(scale: 2, showsConstraints: shows))
  }

  private enum Ink: String {
    case holds = "0060C8"
    case missed = "C06A00"
    case broken = "D0021B"
  }

  /// The rows of the screen in which there is ink of a kind.
  private func rows(_ ink: Ink, in picture: Bitmap) -> [Int] {
    (0..<300).filter { y in
      [2 * y, 2 * y + 1].contains { row in
        (0..<400).contains { picture.hex($0, row) == ink.rawValue }
      }
    }
  }

  @Test func aDistanceIsALineFromAnchorToAnchor() throws {
    let rows = rows(.holds, in: try draw([Tie()]))
    #expect(abs((rows.first ?? 99)) <= 1 && abs((rows.last ?? 0) - 60) <= 1)
    #expect(rows.count > 50)
  }

  @Test func nothingIsDrawnUnlessAsked() throws {
    let picture = try draw([Tie()], shows: false)
    #expect(picture.height == 600)
    #expect(rows(.holds, in: picture) == [])
  }

  @Test func aSizeIsALineAlongTheSide() throws {
    let tie = Tie(first: "height", second: nil, constant: 80)
    let rows = rows(.holds, in: try draw([tie]))
    #expect(abs((rows.first ?? 0) - 60) <= 1 && abs((rows.last ?? 0) - 140) <= 1)
  }

  @Test func whatIsBrokenOrMissedHasItsOwnColour() throws {
    let broken = try draw([Tie(violation: 12)])
    #expect(rows(.broken, in: broken).count > 40 && rows(.holds, in: broken) == [])
    let missed = try draw([Tie(priority: 750, violation: 12)])
    #expect(rows(.missed, in: missed).count > 40 && rows(.broken, in: missed) == [])
    let kept = try draw([Tie(priority: 750)])
    #expect(rows(.holds, in: kept).count > 40 && rows(.missed, in: kept) == [])
  }

  @Test func anInequalityIsDashed() throws {
    // The label hides the middle of the line: what is above it counts.
    func gaps(_ relation: ConstraintIdentity.Relation) throws -> Int {
      let far = Rect(x: 40, y: 180, width: 99, height: 9)
      let tie = Tie(relation: relation, constant: 180, rect: far)
      let picture = try draw([tie])
      let inked = rows(.holds, in: picture)
      return (10..<70).filter { !inked.contains($0) }.count
    }
    #expect(try gaps(.equal) == 0)
    #expect(try gaps(.greaterOrEqual) >= 15)
  }

  @Test func anchorsThatCoincideAreADot() throws {
    let tie = Tie(constant: 0, rect: Rect(x: 40, y: 0, width: 100, height: 80))
    let rows = rows(.holds, in: try draw([tie]))
    #expect((rows.first ?? 99) == 0 && rows.contains(1))
    #expect((rows.last ?? 99) < 20, "the dot and its label")
  }

  @Test func theLegendGrowsWithWhatThereIsToExplain() throws {
    let one = try draw([Tie()]).height
    let two = try draw([Tie(), Tie(first: "height", second: nil, violation: 5)]).height
    let dashed = try draw([Tie(relation: .greaterOrEqual)]).height
    #expect(one > 600 && two == one + 36 && dashed == one + 36)
  }

  @Test func whatLiesOffTheScreenIsCountedNotDrawn() throws {
    let tie = Tie(
      first: "height", second: nil, rect: Rect(x: 40, y: 400, width: 100, height: 80))
    let picture = try draw([tie])
    #expect(rows(.holds, in: picture) == [])
    // "No constraint is seen here." and "1 more lie outside of the screen".
    #expect(picture.height == 2 * (300 + 20 + 2 * 18))
  }

  @Test func whatIsBrokenIsSeenBeyondTheScreenToo() throws {
    let above = Rect(x: 40, y: -150, width: 100, height: 80)
    let broken = try draw([
      Tie(first: "height", second: nil, violation: 5, rect: above)
    ])
    // 150 points and a margin above the screen, and a legend of one line below it.
    #expect(broken.height == 2 * (162 + 300 + 20 + 18))
    #expect((0..<200).contains { broken.hex($0 * 2, 2 * 40) == Ink.broken.rawValue })
    let far = Tie(
      first: "height", second: nil, violation: 5,
      rect: Rect(x: 40, y: -900, width: 100, height: 80))
    #expect(try draw([far]).height == 2 * (300 + 20 + 2 * 18), "told, not shown")
  }

  @Test func aStackViewsOwnConstraintsAreLeftOut() throws {
    let own = Tie(first: "height", second: nil, number: nil)
    #expect(try draw([Tie(), own]) == draw([Tie()]))
  }

  @Test func hostileNumbersAreNoCrash() throws {
    for number in [1e300, -1e300, .greatestFiniteMagnitude] {
      let tie = Tie(
        constant: number, violation: number,
        rect: Rect(x: number, y: number, width: number, height: number))
      _ = try draw([tie])
    }
  }
}
