import LayoutTrace
import Testing

/// How what an app paints comes through the encoding, and what a hostile process could write instead.
@Suite struct MarkCodingTests {
  private static let red = Color(red: 1, green: 0, blue: 0, alpha: 0.5)

  private static let figure = Figure(
    [
      .move(Point(x: 1, y: 2)), .line(Point(x: 3, y: 4)),
      .curve(Point(x: 5, y: 6), Point(x: 7, y: 8), Point(x: 9, y: 1.0 / 3)), .close,
    ], isEvenOdd: true)

  private static let text = TextLook(
    string: "Oh",
    runs: [
      TextLook.Run(
        length: 2,
        font: TextLook.Font(
          family: "system", weight: 400, isItalic: false, hasFixedDigits: false, size: 17),
        kern: 0, color: red)
    ],
    lines: [TextLook.Line(start: 0, end: 2, x: 0, width: 20, top: 0, height: 20, baseline: 16)],
    origin: Point(x: 1, y: 2), scale: 1)

  private static let image = ImageLook(
    picture: 1, rect: Rect(x: 0, y: 0, width: 4, height: 4), size: Size(width: 2, height: 2))

  /// One mark of each kind.
  private static let marks: [Mark] = [
    .fill(figure, red),
    .stroke(
      figure,
      Pen(
        color: red, width: 3, cap: .round, join: .bevel, miterLimit: 4, dash: [1, 2], dashPhase: 1)
    ),
    .gradient(
      GradientLook(
        stops: [GradientLook.Stop(place: 0, color: red), GradientLook.Stop(place: 1, color: red)],
        start: Point(x: 0, y: 0), end: Point(x: 1, y: 1),
        radii: GradientLook.Radii(start: 0, end: 9), goesOnBefore: false)),
    .gradient(
      GradientLook(
        stops: [GradientLook.Stop(place: 0.5, color: red)], start: Point(x: 3, y: 4),
        end: Point(x: 5, y: 0), goesRound: true)),
    .image(image), .text(text),
    .group(
      MarkGroup(
        map: AffineMap(a: 2), clips: [figure, Figure(Rect(x: 0, y: 0, width: 1, height: 1))],
        alpha: 0.25, blend: .multiply,
        shadow: ViewLook.Shadow(
          color: red, offset: Size(width: 1, height: 2), radius: 3, figure: figure),
        mask: [.fill(figure, red)], isIsolated: true, marks: [.fill(figure, red)])),
  ]

  private static func recorded(_ marks: [Mark]) -> RecordedRun {
    var run = SampleRun.run(frameCount: 1)
    run.trace.pictures = [
      .file([1, 2]),
      .painted(
        PaintedPicture(
          size: Size(width: 2, height: 2), scale: 3,
          marks: [
            .fill(figure, red),
            .image(
              ImageLook(
                picture: 0, rect: Rect(x: 0, y: 0, width: 1, height: 1),
                size: Size(width: 1, height: 1))),
          ], isCutShort: true)),
    ]
    let frame = run.trace.frames[0]
    var views = frame.views.map { _ in
      ViewLook(map: AffineMap(), bounds: Rect(x: 0, y: 0, width: 1, height: 1))
    }
    views[1].sheets = [MarkSheet(behind: 0, marks: marks), MarkSheet(behind: 2, marks: [])]
    views[1].mask = marks
    views[1].isCutShort = true
    run.trace.frames[0].look = FrameLook(
      views: views,
      constraints: frame.constraints.map { _ in
        ConstraintLook(first: Rect(x: 0, y: 0, width: 1, height: 1), second: nil)
      })
    return run
  }

  /// Groups in groups.
  private static func nested(_ depth: Int) -> [Mark] {
    (0..<depth).reduce([]) { inner, _ in [.group(MarkGroup(marks: inner))] }
  }

  @Test func marksOfAllKindsComeBackAsTheyWere() throws {
    let run = Self.recorded(Self.marks)
    let back = try RecordedRun(decoding: run.encoded())
    #expect(back == run)
    #expect(back.trace.frames[0].look?.views[1].sheets[0].marks == Self.marks)
  }

  @Test func marksThatBreakOffAnywhereAreNoCrash() {
    let bytes = Self.recorded(Self.marks).encoded()
    for length in bytes.indices {
      _ = try? RecordedRun(decoding: Array(bytes.prefix(length)))
    }
  }

  @Test func groupsLieInGroupsSoDeepAndNoDeeper() throws {
    _ = try RecordedRun(decoding: Self.recorded(Self.nested(Mark.deepest - 1)).encoded())
    let error = #expect(throws: TraceError.self) {
      try RecordedRun(decoding: Self.recorded(Self.nested(Mark.deepest + 1)).encoded())
    }
    #expect(error.map(String.init(describing:))?.contains("marks within marks") == true)
  }

  @Test func aPaintedPictureShowsOnlyThoseBeforeIt() {
    var run = Self.recorded([])
    run.trace.pictures[1] = .painted(
      PaintedPicture(size: Size(width: 1, height: 1), scale: 1, marks: [.image(Self.image)]))
    #expect(throws: TraceError.self) { try RecordedRun(decoding: run.encoded()) }
  }

  @Test func whatIsTooMuchOrNoNumberIsLeftOut() throws {
    let plain = ViewLook(map: AffineMap(), bounds: Rect(x: 0, y: 0, width: 1, height: 1))
    /// How the second view comes back from two frames, in the second of which nothing changes.
    func back(_ change: (inout ViewLook) -> Void) throws -> [ViewLook?] {
      var run = Self.recorded([])
      var look = try #require(run.trace.frames[0].look)
      change(&look.views[1])
      run.trace.frames[0].look = look
      run.trace.frames.append(run.trace.frames[0])
      let read = try RecordedRun(decoding: run.encoded()).trace
      #expect(read.frames.map { $0.look?.views[0] } == [plain, plain])
      return read.frames.map { $0.look?.views[1] }
    }
    var kept = Self.recorded([]).trace.frames[0].look?.views[1]
    kept?.sheets = [MarkSheet(behind: 0, marks: Self.marks)]
    #expect(try back { $0.sheets = [MarkSheet(behind: 0, marks: Self.marks)] } == [kept, kept])
    let rest = ViewLook(map: plain.map, bounds: plain.bounds, isCutShort: true)
    let steps = [Figure.Step](repeating: .line(Point(x: 1, y: 1)), count: 70_000)
    #expect(
      try back { $0.sheets = [MarkSheet(behind: 0, marks: [.fill(Figure(steps), Self.red)])] }
        == [rest, rest])
    #expect(try back { $0.corners.radius = .nan } == [rest, rest])
    let endless = PaintedPicture(size: Size(width: .infinity, height: 1), scale: 1, marks: [])
    #expect(!endless.isRecordable)
  }
}
