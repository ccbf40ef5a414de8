import LayoutTrace
import Testing

/// How looks and pictures come through the encoding, and what a hostile process could write instead.
@Suite struct LookCodingTests {
  private static let run = TextLook.Run(
    length: 5,
    font: TextLook.Font(
      family: "Georgia", weight: 700, isItalic: true, hasFixedDigits: true, size: 17.5),
    kern: -0.4, color: Color(red: 1, green: 0.5, blue: 0, alpha: 1),
    background: Color(red: 0, green: 0, blue: 0, alpha: 0.2), underline: nil,
    strikethrough: Color(red: 0, green: 0, blue: 1, alpha: 1))

  private static let text = TextLook(
    string: "Grüß",
    runs: [run, run].enumerated().map { index, run in
      var run = run
      run.length = index == 0 ? 2 : 4
      return run
    },
    lines: [
      TextLook.Line(
        start: 0, end: 4, ellipsisStart: 2, ellipsisEnd: 4, x: 1, width: 30, top: 0, height: 20,
        baseline: 16),
      TextLook.Line(start: 4, end: 6, x: 0, width: 9, top: 20, height: 20, baseline: 36),
    ], origin: Point(x: 3, y: -1), scale: 0.9)

  private static let looks = [
    ViewLook(map: AffineMap(), bounds: Rect(x: 0, y: 0, width: 375, height: 812)),
    ViewLook(
      map: AffineMap(a: 0, b: 1, c: -1, d: 0, tx: 40, ty: 1.0 / 3),
      bounds: Rect(x: 0, y: 120, width: 375, height: 812),
      corners: ViewLook.Corners(radius: 8, topRight: false, bottomLeft: false),
      border: ViewLook.Border(width: 2, color: Color(red: 0, green: 1, blue: 0, alpha: 1)),
      shadow: ViewLook.Shadow(
        color: Color(red: 0, green: 0, blue: 0, alpha: 0.3), offset: Size(width: 0, height: 3),
        radius: 5),
      text: text,
      image: ImageLook(
        picture: 1, rect: Rect(x: -9, y: 0, width: 394, height: 262),
        size: Size(width: 1950, height: 1300), orientation: 6,
        tint: Color(red: 1, green: 0, blue: 0, alpha: 1),
        capInsets: Insets(top: 1, left: 2, bottom: 3, right: 4), isTiled: true),
      hasWhiteIndicators: true),
    ViewLook(map: AffineMap(), bounds: Rect(x: 0, y: 0, width: 1, height: 1)),
    ViewLook(map: AffineMap(), bounds: Rect(x: 0, y: 0, width: 2, height: 2)),
  ]

  /// A run whose frames have looks: in each the second view lies a little further down.
  private static func recorded(frameCount: Int) -> RecordedRun {
    var run = SampleRun.run(frameCount: frameCount)
    run.trace.pictures = [.file([1, 2, 3]), .file([])]
    for index in run.trace.frames.indices {
      let frame = run.trace.frames[index]
      var views = Array(looks.prefix(frame.views.count))
      views[1].map.ty = Double(index) / 3
      run.trace.frames[index].look = FrameLook(
        views: views,
        constraints: frame.constraints.indices.map { place in
          ConstraintLook(
            first: Rect(x: Double(index), y: 0, width: 10, height: 20),
            second: place == 0 ? nil : Rect(x: 0, y: 0, width: 5, height: 5))
        })
    }
    return run
  }

  @Test func looksAndPicturesComeBackAsTheyWere() throws {
    let run = Self.recorded(frameCount: 5)
    #expect(run.trace.frames[0].views.count <= Self.looks.count)
    #expect(try RecordedRun(decoding: run.encoded()) == run)
  }

  @Test(
    "a run keeps its direction beside its digits",
    arguments: [nil, false, true] as [Bool?], [false, true])
  func direction(isRightToLeft: Bool?, hasFixedDigits: Bool) throws {
    var run = Self.recorded(frameCount: 1)
    run.trace.frames[0].look?.views[1].text?.runs[1].isRightToLeft = isRightToLeft
    run.trace.frames[0].look?.views[1].text?.runs[1].font.hasFixedDigits = hasFixedDigits
    let back = try RecordedRun(decoding: run.encoded())
    #expect(back == run)
    let changed = try #require(back.trace.frames[0].look?.views[1].text?.runs[1])
    #expect(changed.isRightToLeft == isRightToLeft)
    #expect(changed.font.hasFixedDigits == hasFixedDigits)
  }

  @Test func aFrameOfWhichLittleChangesTakesFewBytes() {
    func bytes(_ run: (Int) -> RecordedRun) -> Int {
      (run(102).encoded().count - run(2).encoded().count) / 100
    }
    // A view and two constraints have moved by a third of a point and by one.
    #expect(bytes(Self.recorded) - bytes(SampleRun.run) < 60)
  }

  @Test func aRunWithoutLooksHasNoneAndIsAsSmallAsEver() throws {
    let run = SampleRun.run(frameCount: 3)
    let back = try RecordedRun(decoding: run.encoded())
    #expect(back.trace.frames.allSatisfy { $0.look == nil } && back.trace.pictures.isEmpty)
    #expect(run.encoded().count < Self.recorded(frameCount: 3).encoded().count)
  }

  @Test func aTraceThatIsCutAnywhereIsShorterButNoCrash() {
    let bytes = Self.recorded(frameCount: 3).encoded()
    for length in bytes.indices {
      _ = try? RecordedRun(decoding: Array(bytes.prefix(length)))
    }
  }

  /// What is refused, and a word of the refusal.
  struct Lie: CustomTestStringConvertible {
    var testDescription: String
    var tell: @Sendable (inout FrameLook) -> Void
  }

  @Test(arguments: [
    Lie(testDescription: "looks of other views") { $0.views.removeLast() },
    Lie(testDescription: "looks of other views") { $0.constraints.append($0.constraints[0]) },
    Lie(testDescription: "from 0 to 1") { $0.views[1].image?.picture = 2 },
    Lie(testDescription: "a run beyond its text") { $0.views[1].text?.runs[1].length = 99 },
    Lie(testDescription: "runs that leave text out") { $0.views[1].text?.runs.removeLast() },
    Lie(testDescription: "runs that leave text out") {
      $0.views[1].text?.runs = []
      $0.views[1].text?.string = ""
      $0.views[1].text?.lines = []
    },
    Lie(testDescription: "a line beyond its text") { $0.views[1].text?.lines[1].end = 7 },
    Lie(testDescription: "a line beyond its text") { $0.views[1].text?.lines[1].start = 7 },
    Lie(testDescription: "a line beyond its text") { $0.views[1].text?.lines[0].ellipsisEnd = 1 },
    Lie(testDescription: "a line beyond its text") {
      $0.views[1].text?.lines[0].ellipsisStart = nil
    },
    Lie(testDescription: "from 0 to 8") { $0.views[1].image?.orientation = 9 },
    Lie(testDescription: "not finite") { $0.views[1].bounds.x = .nan },
  ])
  func aLieAboutALookIsRefused(lie: Lie) throws {
    var run = Self.recorded(frameCount: 1)
    var look = try #require(run.trace.frames[0].look)
    lie.tell(&look)
    run.trace.frames[0].look = look
    let error = #expect(throws: TraceError.self) { try RecordedRun(decoding: run.encoded()) }
    let words = error.map(String.init(describing:)) ?? ""
    #expect(
      words.contains(lie.testDescription == "looks of other views" ? "look" : lie.testDescription),
      "\(words)")
  }

  @Test func aReportOfADrawingComesBackAsItWas() throws {
    let report = DrawingReport(
      file: [1, 2, 3], notes: ["Header is drawn as an empty frame."],
      difference: PictureDifference(isOfEqualSize: true, share: 0.25, largest: 17))
    #expect(try DrawingReport(decoding: report.encoded()) == report)
    let bare = DrawingReport(file: [])
    #expect(try DrawingReport(decoding: bare.encoded()) == bare)
    for length in report.encoded().indices {
      #expect(throws: TraceError.self) {
        try DrawingReport(decoding: Array(report.encoded().prefix(length)))
      }
    }
    #expect(throws: TraceError.self) { try DrawingReport(decoding: report.encoded() + [0]) }
  }
}
