import Checker
import Course
import LayoutTrace
import Reporting
import TraceFixtures

/// Recordings of the made-up page.
enum RecordingSamples {
  static let offsets: [Double] = [0, -20, -40.5, -60, -20, 0, 30, 60]

  static let script: [Gesture] = [.drag(by: Point(x: 0, y: 100), duration: 0.1)]

  static func page(_ header: FakePage.Header) -> FakePage {
    var page = FakePage(header, offsets: offsets)
    page.script = script
    return page
  }

  /// A recording in which the header is wanted at the top while the page is pulled.
  static func recording(
    _ step: String, _ header: FakePage.Header, edit: (inout LayoutTrace) -> Void = { _ in }
  ) -> Recording {
    var trace = page(header).trace()
    edit(&trace)
    let wanted = trace.frames.enumerated().map { index, frame -> [WantedFrame] in
      let offset = offsets[index]
      guard offset < 0, let seen = frame.views.last?.onScreen else { return [] }
      return [
        WantedFrame(
          name: "header", view: FakePage.View.image, seen: seen,
          wanted: Rect(x: 0, y: 0, width: 400, height: FakePage.headerHeight - offset))
      ]
    }
    let answers = offsets.map { offset -> Observation.Answer in
      offset >= 0 ? .notAsked : header == .sticks ? .holds : .fails
    }
    let verdict: Finding.Verdict =
      header == .sticks
      ? .passed
      : .failed(
        Failure(
          expected: "header.top == 0", actual: "header.top is 20", frame: 1, time: 1.0 / 60,
          offset: -20, circumstance: "always, when offset < 0"))
    return Recording(
      step: step, trace: trace, offsets: offsets,
      courseNames: [nil, nil, "page", nil, nil, "header"],
      takes: [
        Recording.Take(
          behaviour: "header-sticks", says: "Pulled down, the header stays at the top.",
          verdict: verdict, observation: Observation(answers: answers, wanted: wanted))
      ])
  }
}
