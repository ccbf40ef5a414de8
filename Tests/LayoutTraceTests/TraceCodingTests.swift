import Foundation
import LayoutTrace
import Testing

@Suite struct TraceCodingTests {
  @Test(arguments: [0, 1, 2, 3, 60])
  func aRunIsReadBackAsItWasWritten(frameCount: Int) throws {
    let run = SampleRun.run(frameCount: frameCount)
    #expect(try RecordedRun(decoding: run.encoded()) == run)
  }

  @Test func theSameRunIsWrittenAsTheSameBytes() {
    #expect(SampleRun.run(frameCount: 20).encoded() == SampleRun.run(frameCount: 20).encoded())
  }

  @Test(arguments: [
    TraceEnding.finished, .raised(name: "NSGenericException", reason: "no common ancestor"),
    .neverSettled(reason: "UIView asks again and again"),
  ])
  func theEndingIsReadBack(ending: TraceEnding) throws {
    var run = SampleRun.run(frameCount: 2)
    run.ending = ending
    #expect(try RecordedRun(decoding: run.encoded()) == run)
  }

  @Test func negativeZeroStaysNegativeZero() throws {
    let run = try RecordedRun(decoding: SampleRun.run(frameCount: 1).encoded())
    #expect(run.trace.frames.first?.statusBar.slid.sign == .minus)
  }

  @Test func aThousandFramesTakeLessThan400Kilobytes() {
    #expect(SampleRun.run(frameCount: 1_000).encoded().count < 400_000)
  }

  @Test func aFrameInWhichNothingMovedTakesLessThan32Bytes() {
    var run = SampleRun.run(frameCount: 2)
    let before = run.encoded().count
    var frame = run.trace.frames[1]
    frame.time += 1.0 / 60
    run.trace.frames.append(frame)
    #expect(run.encoded().count - before < 32)
  }

  @Test func jsonWritesTheVersionAndEveryFrame() throws {
    let json = String(
      decoding: try SampleRun.run(frameCount: 2).trace.json(), as: UTF8.self)
    #expect(json.contains("\"version\" : 1"))
    #expect(json.contains("\"name\" : \"iPhone X\""))
    #expect(json.components(separatedBy: "\"statusBar\" :").count == 3)
  }
}
