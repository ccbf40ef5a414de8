import Testing

@testable import Reporting

/// How the way of a reading is kept by few of its places.
@Suite struct CurveTests {
  private func curve(_ values: [Double?], offsets: [Double]? = nil) -> Curve {
    let order = offsets.map { offsets in offsets.indices.sorted { offsets[$0] < offsets[$1] } }
    return Curve(
      through: values.map { $0.map(Reading.Value.number) }, offsets: offsets, order: order ?? [],
      within: 0.125)
  }

  @Test func aStraightWayIsItsEnds() {
    #expect(
      curve([0, 10, 20, 30])
        == Curve(
          axis: .frame,
          knots: [.init(place: 0, value: .number(0)), .init(place: 3, value: .number(30))]))
    #expect(curve([5, 5, 5]) == Curve(constant: .number(5)))
    #expect(curve([]) == Curve(constant: nil))
  }

  @Test func everyFrameIsWithinTheDistance() {
    let values = (0..<90).map { 500 * (1 - 0.93.raised(to: $0)) }
    let curve = curve(values)
    #expect(curve.knots.count < 60)
    for (frame, value) in values.enumerated() {
      guard case .number(let kept)? = curve.value(at: Double(frame)) else {
        Issue.record("no number at \(frame)")
        continue
      }
      #expect(abs(kept - value) <= 0.1255)
    }
  }

  @Test func aBendIsKeptAndAlmostNoneIsNot() {
    #expect(curve([0, 10, 20, 20, 20]).knots.map(\.place) == [0, 2, 4])
    #expect(curve([0, 10.05, 20, 29.9]).knots.map(\.place) == [0, 3])
  }

  @Test func whatFollowsFromTheOffsetIsToldByIt() {
    // There and back, and a way that goes with it.
    let offsets: [Double] = [0, -10, -40, -50, -40, -7, 0]
    let heights = offsets.map { 280 - $0 }
    #expect(
      curve(heights, offsets: offsets)
        == Curve(
          axis: .offset,
          knots: [.init(place: -50, value: .number(330)), .init(place: 0, value: .number(280))]))
    // The same offset and another height: that is told by the frame.
    let late = [280, 290, 320, 330, 330, 330, 280.0]
    #expect(curve(late, offsets: offsets).axis == .frame)
  }

  @Test func wordsAndGapsStayUntilTheNext() {
    let words: [Reading.Value?] = [.word("no"), .word("no"), nil, nil, .word("yes"), .number(3)]
    let curve = Curve(through: words, offsets: nil, order: [], within: 1)
    #expect(curve.knots.map(\.place) == [0, 2, 4, 5])
    #expect((0..<6).map { curve.value(at: Double($0)) } == words)
    #expect(curve.value(at: 1.9) == .word("no"))
    #expect(curve.value(at: -5) == .word("no"))
    #expect(curve.value(at: 50) == .number(3))
  }

  @Test func aShareHasADistanceOfItsOwn() {
    let fade: [Reading.Value?] = [.share(1), .share(0.9), .share(0)]
    #expect(Curve(through: fade, offsets: nil, order: [], within: 1).knots.count == 3)
  }
}

extension Double {
  fileprivate func raised(to power: Int) -> Double {
    (0..<power).reduce(1) { product, _ in product * self }
  }
}
