import LayoutTrace
import Testing

/// What a process that ran a learner's code may send instead of a trace.
@Suite struct HostileTraceTests {
  static let good = SampleRun.run(frameCount: 12).encoded()

  @Test func aTraceThatBreaksOffAnywhereGivesItsWholeRecordsOrAnError() throws {
    let whole = try RecordedRun(decoding: Self.good).trace
    for length in 0..<Self.good.count {
      do throws(TraceError) {
        let run = try RecordedRun(decoding: Array(Self.good.prefix(length)))
        #expect(run.ending == nil, "cut at \(length)")
        #expect(run.trace.frames == Array(whole.frames.prefix(run.trace.frames.count)))
      } catch {
        let isExpected = error == .notATrace || error == .truncated(at: length)
        #expect(isExpected, "cut at \(length): \(error)")
      }
    }
  }

  @Test func noChangedByteBringsTheDecoderDown() {
    var random = SplitMix(state: 7)
    for _ in 0..<4_000 {
      var bytes = Self.good
      for _ in 0..<Int(random.next() % 4 + 1) {
        bytes[Int(random.next() % UInt64(bytes.count))] = UInt8(truncatingIfNeeded: random.next())
      }
      // Either is right: what matters is that there is an answer.
      _ = try? RecordedRun(decoding: bytes)
    }
  }

  @Test func bytesOfSomethingElseAreNotATrace() {
    #expect(throws: TraceError.notATrace) { try RecordedRun(decoding: Array("hello".utf8)) }
    #expect(throws: TraceError.notATrace) { try RecordedRun(decoding: []) }
  }

  @Test func aNewerVersionIsRefused() {
    var bytes = Self.good
    bytes["stretchy-trace\n".utf8.count] = 9
    #expect(throws: TraceError.newerVersion(found: 9, supported: LayoutTrace.currentVersion)) {
      try RecordedRun(decoding: bytes)
    }
  }

  @Test func anOlderVersionIsRefused() {
    var bytes = Self.good
    bytes["stretchy-trace\n".utf8.count] = 1
    #expect(throws: TraceError.olderVersion(found: 1, supported: LayoutTrace.currentVersion)) {
      try RecordedRun(decoding: bytes)
    }
  }

  @Test func aConstraintThatWasNeverNamedIsRefused() throws {
    var run = SampleRun.run(frameCount: 1)
    run.trace.frames[0].constraints[1].constraint = 2
    let error = #expect(throws: TraceError.self) { try RecordedRun(decoding: run.encoded()) }
    #expect(error.map(String.init(describing:))?.contains("from 0 to 1") == true)
  }

  @Test func aConstraintOfAViewThatWasNeverNamedIsRefused() throws {
    var run = SampleRun.run(frameCount: 1)
    run.trace.constraints[0].second?.view = 4
    let error = #expect(throws: TraceError.self) { try RecordedRun(decoding: run.encoded()) }
    #expect(error.map(String.init(describing:))?.contains("from 0 to 3") == true)
  }

  @Test func aNumberThatIsNotFiniteIsRefused() throws {
    var run = SampleRun.run(frameCount: 1)
    run.trace.frames[0].views[1].frame.y = .nan
    let error = #expect(throws: TraceError.self) { try RecordedRun(decoding: run.encoded()) }
    #expect(error.map(String.init(describing:))?.contains("not finite") == true)
  }

  @Test func aViewThatWasNeverNamedIsRefused() throws {
    var run = SampleRun.run(frameCount: 1)
    run.trace.frames[0].views[1].view = 4
    let error = #expect(throws: TraceError.self) { try RecordedRun(decoding: run.encoded()) }
    #expect(error.map(String.init(describing:))?.contains("from 0 to 3") == true)
  }

  @Test func anAmbiguousViewThatWasNeverNamedIsRefused() throws {
    var run = SampleRun.run(frameCount: 1)
    run.trace.frames[0].ambiguous = [AmbiguousLayout(view: 4, attributes: ["top"])]
    let error = #expect(throws: TraceError.self) { try RecordedRun(decoding: run.encoded()) }
    #expect(error.map(String.init(describing:))?.contains("from 0 to 3") == true)
  }

  @Test func nothingMayFollowTheEnd() throws {
    let error = #expect(throws: TraceError.self) {
      try RecordedRun(decoding: Self.good + [2, 0])
    }
    #expect(error.map(String.init(describing:))?.contains("after the end") == true)
  }

  @Test func aFrameCannotHoldMoreViewsThanAnyAppHas() {
    var run = SampleRun.run(frameCount: 1)
    run.trace.frames[0].views = Array(repeating: run.trace.frames[0].views[0], count: 20_001)
    #expect(throws: TraceError.tooMuch(what: "views in a frame", limit: 20_000)) {
      try RecordedRun(decoding: run.encoded())
    }
  }

  @Test func aFewBytesCannotStandForBillionsOfViews() {
    let sample = SampleRun.run(frameCount: 1).trace
    var encoder = TraceEncoder(device: sample.device, script: sample.script)
    for view in sample.views { encoder.append(view) }
    for constraint in sample.constraints { encoder.append(constraint) }
    var frame = sample.frames[0]
    frame.views = Array(repeating: frame.views[0], count: 5_000)
    for index in 0..<200 {
      frame.views[0].alpha = Double(index)
      encoder.append(frame)
    }
    let bytes = encoder.takeBytes()
    #expect(bytes.count < 300_000)
    #expect(throws: TraceError.tooMuch(what: "numbers", limit: 50_000_000)) {
      try RecordedRun(decoding: bytes)
    }
  }
}

/// A generator with a fixed seed.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
