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
    #expect(json.contains("\"version\" : 8"))
    #expect(json.contains("\"name\" : \"iPhone X\""))
    #expect(json.components(separatedBy: "\"statusBar\" :").count == 3)
  }

  @Test func jsonWritesEventsFlat() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let lines = try SampleRun.events.map { String(decoding: try encoder.encode($0), as: UTF8.self) }
    #expect(
      lines == [
        #"{"conflict":["imageView.top == view.top","imageContainer.top == scrollView.top"],"#
          + #""constraint":"imageContainer.top == scrollView.top","kind":"unsatisfiable","#
          + #""time":0,"violation":1.5}"#,
        #"{"changes":["statusBar"],"curve":"easeInOut","delay":0,"duration":0.2,"#
          + #""kind":"animation","time":0.25}"#,
        #"{"duration":0.2,"isHidden":true,"kind":"statusBarChange","time":0.25}"#,
        #"{"kind":"log","text":"Grüße 🙂\n\u001b[31m","time":1}"#,
        #"{"call":"UIView.foo(_:)","kind":"unsupported","time":1}"#,
        #"{"kind":"delegate","method":"scrollViewDidScroll","time":2}"#,
        #"{"kind":"exception","name":"NSGenericException","reason":"because","time":2}"#,
      ])
  }

  @Test(arguments: [
    (ScrollTarget.offset(12.5), #"{"offset":12.5}"#), (.top(plus: -3), #"{"top":-3}"#),
    (.end(plus: 0), #"{"end":0}"#),
  ])
  func aScrollTargetIsOneKeyOfJSON(target: ScrollTarget, json: String) throws {
    #expect(String(decoding: try JSONEncoder().encode(target), as: UTF8.self) == json)
    #expect(try JSONDecoder().decode(ScrollTarget.self, from: Data(json.utf8)) == target)
  }

  @Test(arguments: ["{}", #"{"top":1,"end":2}"#, #"{"middle":1}"#])
  func otherScrollTargetsAreRefused(json: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(ScrollTarget.self, from: Data(json.utf8))
    }
  }
}
