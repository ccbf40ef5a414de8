import LayoutTrace
import OnePhone
import Testing

/// Whatever is done to a page, in whatever order, the record keeps to its rules.
@MainActor @Suite(.onePhone) struct RandomScriptTests {
  @Test(arguments: UInt64(1)...40)
  func afterADragAndAReleaseTheContentIsWhereItMayBe(seed: UInt64) throws {
    var random = FixedRandom(state: seed)
    let script =
      (0..<4).map { _ in gesture(&random) }
      + [.drag(by: Point(x: 0, y: -30), duration: 0.1), .release]
    let trace = try PlayedApp.trace(PageApp.self, script)
    let scroll = try #require(trace.states(of: "page").last?.scroll, "\(script)")
    let height = try #require(trace.states(of: "page").last?.frame.height)
    #expect(scroll.offset.y >= 0, "\(script)")
    #expect(scroll.offset.y <= 1_500 - height, "\(script)")
    #expect(!scroll.isTracking && !scroll.isDragging && !scroll.isDecelerating, "\(script)")
    #expect(trace.frames.last?.touch == nil, "\(script)")
    let steps = zip(trace.frames, trace.frames.dropFirst()).map { ($1.time - $0.time) * 60 }
    #expect(steps.allSatisfy { abs($0 - 1) < 1e-6 }, "\(script)")
    let gestures = trace.frames.compactMap(\.gesture)
    #expect(gestures == gestures.sorted(), "\(script)")
  }

  private func gesture(_ random: inout FixedRandom) -> Gesture {
    let distance = Double(Int.random(in: -900...900, using: &random))
    switch Int.random(in: 0..<8, using: &random) {
    case 0: return .drag(by: Point(x: distance / 3, y: distance), duration: 0.2)
    case 1: return .release
    case 2: return .fling(velocity: Point(x: 0, y: distance * 3))
    case 3: return .scroll(from: nil, to: .end(plus: distance), duration: 0.1)
    case 4: return .scroll(from: .top(plus: distance), to: .offset(distance), duration: 0.1)
    case 5: return .setOffset(to: .offset(distance), animated: Bool.random(using: &random))
    case 6: return .wait(seconds: 0.1)
    default: return .rotate(to: Bool.random(using: &random) ? .landscapeLeft : .portrait)
    }
  }
}

/// A generator whose numbers follow from its seed alone.
struct FixedRandom: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}
