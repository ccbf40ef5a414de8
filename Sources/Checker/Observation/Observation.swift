package import Course

/// What a behaviour says to each frame of a run: for a picture of it, where a finding gives only
/// the first frame that breaks it.
package struct Observation: Equatable, Sendable {
  /// What came of asking all that is expected at one frame.
  package enum Answer: UInt8, Sendable {
    case notAsked, holds, fails
  }

  /// One a frame.
  package var answers: [Answer]
  /// For each frame where views are wanted, those that are there among them.
  package var wanted: [[WantedFrame]]

  package init(answers: [Answer], wanted: [[WantedFrame]]) {
    self.answers = answers
    self.wanted = wanted
  }
}
