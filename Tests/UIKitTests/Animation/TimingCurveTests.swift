import Testing

@testable import UIKit

struct TimingCurveTests {
  @Test(arguments: [
    (TimingCurve.linear, 0.25), (.easeIn, 0.0935), (.easeOut, 0.3781), (.easeInOut, 0.1292),
  ])
  func `each curve is where it is to be after a quarter of the time`(
    curve: TimingCurve, expected: Double
  ) {
    #expect(abs(curve.progress(at: 0.5, of: 2) - expected) < 1e-4)
    #expect(curve.progress(at: 0, of: 2) == 0)
    #expect(curve.progress(at: 2, of: 2) == 1)
  }

  @Test func `fact 12.5: at 111 ms of 200 the bar has slid 25.2 of 44, within a frame's blur`() {
    let early = 44 * TimingCurve.easeInOut.progress(at: 0.111 - 1 / 120.0, of: 0.2)
    let late = 44 * TimingCurve.easeInOut.progress(at: 0.111 + 1 / 120.0, of: 0.2)
    #expect(early < 25.2 && 25.2 < late)
  }

  @Test(arguments: [0.2, 0.5, 0.8, 1.0], [0.0, 3.0, -2.0])
  func `a spring begins at rest or with its velocity and settles in its time`(
    damping: Double, velocity: Double
  ) {
    let spring = DampedSpring(damping: damping, velocity: velocity, settlesIn: 0.5)
    #expect(abs(spring.displacement(at: 0)) < 1e-12)
    let speed = spring.displacement(at: 1e-7) / 1e-7
    #expect(abs(speed - velocity) < 0.01)
    #expect(abs(spring.displacement(at: 0.5) - 1) < 0.001 + 1e-9)
  }

  @Test func `a spring with little damping swings beyond`() {
    let spring = DampedSpring(damping: 0.3, velocity: 0, settlesIn: 1)
    let highest = (0...100).map { spring.displacement(at: Double($0) / 100) }.max() ?? 0
    // exp(-pi * 0.3 / sqrt(1 - 0.09)) is what theory says of the first swing.
    #expect(abs(highest - 1.3723) < 0.01)
  }
}
