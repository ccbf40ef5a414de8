package import Checker
package import LayoutTrace

/// One run of a step's app, to be played on a page: what was seen, and what was wanted.
package struct Recording: Equatable, Sendable {
  /// One behaviour over the recording.
  package struct Take: Equatable, Sendable {
    /// The behaviour's id.
    package var behaviour: String
    /// The sentence that the course says of it.
    package var says: String
    package var verdict: Finding.Verdict
    package var observation: Observation

    package init(
      behaviour: String, says: String, verdict: Finding.Verdict, observation: Observation
    ) {
      self.behaviour = behaviour
      self.says = says
      self.verdict = verdict
      self.observation = observation
    }
  }

  /// The step's name: `Step-2`.
  package var step: String
  package var trace: LayoutTrace
  /// The main scroll view's vertical offset at each frame, in points; nil where there is none.
  package var offsets: [Double?]
  /// What the course calls the trace's views, by their index; nil for views it does not speak of.
  package var courseNames: [String?]
  /// In the course's order; empty where a recording is looked at for itself.
  package var takes: [Take]

  package init(
    step: String, trace: LayoutTrace, offsets: [Double?], courseNames: [String?], takes: [Take]
  ) {
    self.step = step
    self.trace = trace
    self.offsets = offsets
    self.courseNames = courseNames
    self.takes = takes
  }
}
