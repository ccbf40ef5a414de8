import Testing

@testable import Grading

/// Points are exact to the hundredth.
@Suite struct PointsTests {
  @Test(arguments: [
    (2.0, "2"), (2.5, "2.5"), (2.25, "2.25"), (0.05, "0.05"), (0, "0"), (-0.5, "-0.5"),
    (100.1, "100.1"), (1.005, "1"), (0.999, "1"),
  ])
  func pointsAreReadAsPeopleWriteThem(value: Double, text: String) {
    #expect(Points(value).text == text)
  }

  @Test func aShareIsRoundedDown() {
    #expect(Points(1).share(1, of: 3) == Points(0.33))
    #expect(Points(1).share(3, of: 3) == Points(1))
    #expect(Points(1).share(5, of: 3) == Points(1))
    #expect(Points(1).share(1, of: 0) == .zero)
  }

  @Test func aSumIsTheSameInWhateverOrder() {
    let parts = (1...1000).map { Points(Double($0) / 10) }
    #expect(parts.sum == parts.reversed().sum)
    #expect(parts.sum == Points(50_050))
  }
}
