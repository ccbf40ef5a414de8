import Foundation
import Testing

@testable import UIKit

/// The curves of a scroll view, without a scroll view.
@Suite struct PhysicsTests {
  @Test("fact 2.35: a pull of 590 in a view of 852 shows as 235")
  func rubberBand() {
    let band = RubberBand(dimension: 852)
    #expect(abs(band.shown(590) - 235) < 0.5)
    #expect(band.shown(-590) == -band.shown(590))
  }

  @Test(arguments: [-700, -12.5, 0, 1, 40, 333, 2_000])
  func whatAPullShowsGivesThePullBack(pull: CGFloat) {
    let band = RubberBand(dimension: 812)
    #expect(abs(band.pulled(band.shown(pull)) - pull) < 1e-6)
    #expect(abs(band.wanted(band.offset(pull, in: -10...50), in: -10...50) - pull) < 1e-6)
  }

  @Test(
    "fact 2.34: where flung content stops",
    arguments: [(1_000, 494.01), (-2_000, -993.01), (10, 0), (0, 0), (300, 144.71)])
  func decelerationTarget(velocity: CGFloat, way: CGFloat) {
    let deceleration = Deceleration(from: 100, velocity: velocity, rate: 0.998)
    #expect(abs(deceleration.target - 100 - way) < 0.02)
    #expect(deceleration.offset(at: deceleration.duration) == deceleration.target)
    #expect(abs(deceleration.offset(at: 0) - 100) < 1e-9)
  }

  @Test(
    "fact 2.34: the velocity falls to a thousandth part by part, and ends at 10 points a second")
  func decelerationVelocity() {
    let deceleration = Deceleration(from: 0, velocity: 1_000, rate: 0.998)
    #expect(abs(deceleration.velocity(at: 0.1) - 1_000 * pow(0.998, 100)) < 1e-9)
    #expect(abs(deceleration.velocity(at: deceleration.duration - 1e-6) - 10) < 0.01)
    #expect(deceleration.velocity(at: deceleration.duration) == 0)
  }

  @Test(arguments: [-80, 3, 250, 4_000])
  func aDecelerationReachesTheTargetThatItIsGiven(target: CGFloat) {
    let deceleration = Deceleration(from: 20, to: target, rate: 0.99)
    #expect(abs(deceleration.target - target) < 1e-6)
  }

  @Test("fact 2.36: content at rest 235 points beyond its end is back after 0.69 s")
  func bounceFromRest() {
    let bounce = Bounce(from: -235, velocity: 0, to: 0)
    #expect(abs(bounce.duration - 0.69) < 0.03)
    #expect(abs(bounce.offset(at: 0.1) - -235 * (46 * exp(-0.9) - 9 * exp(-4.6)) / 37) < 1e-9)
  }

  /// The recording's first picture with a moved header came 75 ms after the finger had gone, the
  /// others every 50 ms.
  @Test("facts 0.6, 12.5: the recorded way back from 106.6 points")
  func recordedBounce() {
    let recorded: [CGFloat] = [66.0, 41.0, 25.3, 15.7, 9.7, 6.0, 3.7, 2.3, 1.3, 0.6]
    let bounce = Bounce(from: 106.6, velocity: 0, to: 0)
    let ours = recorded.indices.map { bounce.offset(at: 0.075 + 0.05 * Double($0)) }
    #expect(zip(ours, recorded).map { abs($0 - $1) }.filter { $0 > 2.5 } == [])
  }

  @Test("fact 12.5: 192 points a second into the end show 6.4 points of it at most")
  func bounceAtTheEdge() {
    let bounce = Bounce(from: 500, velocity: 192, to: 500)
    let peak = stride(from: 0, to: 1, by: 0.001).map { bounce.offset(at: $0) }.max() ?? 0
    #expect(abs(peak - 506.42) < 0.02)
    #expect(bounce.offset(at: bounce.duration) == 500)
  }

  @Test func contentThatRunsIntoItsEndBouncesThere() {
    var motion = AxisMotion(
      from: 0, velocity: 2_000, range: 0...300, rate: 0.998, canBounce: true, at: 0)
    let way = (1...300).map { motion.step(to: Double($0) / 60, range: 0...300) }
    #expect(way.max().map { $0 > 310 } == true)
    #expect(way.last == 300)
    #expect(motion.isAtRest)
    let crossings = zip(way, way.dropFirst()).filter { ($0 > 300) != ($1 > 300) }
    #expect(crossings.count == 2)
  }

  @Test func contentThatMayNotBounceStopsAtItsEnd() {
    var motion = AxisMotion(
      from: 0, velocity: 2_000, range: 0...300, rate: 0.998, canBounce: false, at: 0)
    #expect((1...60).map { motion.step(to: Double($0) / 60, range: 0...300) }.max() == 300)
    #expect(motion.isAtRest)
  }

  @Test("fact 2.21: an end that recedes is never reached")
  func recedingEnd() {
    var motion = AxisMotion(
      from: 0, velocity: 1_000, range: 0...311, rate: 0.998, canBounce: true, at: 0)
    var offset: CGFloat = 0
    for frame in 1...400 {
      offset = motion.step(to: Double(frame) / 60, range: 0...(offset + 311))
    }
    #expect(abs(offset - 494.01) < 0.02)
  }

  @Test("fact 2.33: the velocity is that of the last tenth of a second, none after a rest")
  func fingerVelocity() {
    var track = ScrollVelocity()
    for frame in 0...30 {
      track.add(CGPoint(x: 0, y: CGFloat(frame * frame)), at: Double(frame) / 60)
    }
    #expect(abs(track.velocity(at: 0.5).y - (900 - 576) / 0.1) < 1)
    #expect(track.velocity(at: 0.65) == .zero)
  }

  /// Five points are two milliseconds on the way: the pictures are not timed better.
  @Test(
    "fact 2.42: the curve of an animated offset",
    arguments: [(0.133, 165.5), (0.267, 388)])
  func easeInOut(time: Double, offset: Double) {
    #expect(abs(400 * EaseInOut.progress(at: time / 0.3) - offset) < 5)
  }
}
