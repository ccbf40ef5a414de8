package import Course
import LayoutTrace

/// What came of holding one behaviour against one app on one device.
package struct Finding: Equatable, Sendable {
  package enum Verdict: Equatable, Sendable {
    case passed
    case failed(Failure)
    /// Nothing can be said: the app did not run to the end, or nothing is expected on the device.
    case notChecked(reason: String)
  }

  /// The behaviour's id.
  package var behaviour: String
  /// The device's name.
  package var device: String
  package var verdict: Verdict
  /// Which candidate matched, for views that were not found by their first one: sentences.
  package var notes: [String]

  package init(behaviour: String, device: String, verdict: Verdict, notes: [String]) {
    self.behaviour = behaviour
    self.device = device
    self.verdict = verdict
    self.notes = notes
  }
}

/// The first place at which an expectation does not hold.
package struct Failure: Equatable, Sendable {
  /// The condition as the course writes it.
  package var expected: String
  /// The values that were seen instead.
  package var actual: String
  /// The index of the frame; nil for a condition that was to hold at some frame and held at none.
  package var frame: Int?
  /// Seconds since launch; nil with `frame`.
  package var time: Double?
  /// The main scroll view's offset at the frame, in points; nil without one.
  package var offset: Double?
  /// When, in words: `always, when offset > 262.5`.
  package var circumstance: String
  /// Where the condition wants views to be at the frame, as far as it speaks of places.
  package var wanted: [WantedFrame]
  /// The views of the course that the condition speaks of, in order of first mention.
  package var mentions: [String]

  package init(
    expected: String, actual: String, frame: Int?, time: Double?, offset: Double?,
    circumstance: String, wanted: [WantedFrame] = [], mentions: [String] = []
  ) {
    self.expected = expected
    self.actual = actual
    self.frame = frame
    self.time = time
    self.offset = offset
    self.circumstance = circumstance
    self.wanted = wanted
    self.mentions = mentions
  }
}

extension Failure {
  /// How far a view is from where it is wanted, in points: the most that one of its edges is off.
  package var distance: Double {
    wanted.map { frame in
      max(
        abs(frame.seen.x - frame.wanted.x), abs(frame.seen.y - frame.wanted.y),
        abs(frame.seen.x + frame.seen.width - frame.wanted.x - frame.wanted.width),
        abs(frame.seen.y + frame.seen.height - frame.wanted.y - frame.wanted.height))
    }.max() ?? 0
  }
}
