import Checker
import Course

extension Drift {
  /// A sentence a difference, with the devices that it is seen on; then what could not be compared.
  package var sentences: [String] {
    var told: [(sentence: String, devices: [String])] = []
    for entry in entries {
      let gesture = entry.difference.gesture ?? "At rest"
      let sentence = "\(gesture): \(entry.difference)"
      if let index = told.firstIndex(where: { $0.sentence == sentence }) {
        told[index].devices.append(entry.device)
      } else {
        told.append((sentence, [entry.device]))
      }
    }
    return told.map { "\($0.devices.joined(separator: ", ")): \($0.sentence)" }
      + unknown.map { $0 + "." } + abandoned.map { $0 + "." }
  }
}

extension BehaviourReport {
  /// That a step is as its baseline says, as one behaviour more.
  ///
  /// - Parameter tolerance: how far a length may drift, in points.
  package static func baseline(_ drift: Drift, tolerance: Double) -> BehaviourReport {
    guard !drift.isNone else { return baseline(.passed) }
    let sentences = drift.sentences
    guard let first = drift.entries.first else {
      return baseline(.notChecked(reason: sentences.joined(separator: "\n")))
    }
    let more = sentences.count - mostSentences
    let seen = sentences.prefix(mostSentences) + (more > 0 ? ["and \(more) more"] : [])
    return baseline(
      .failed(
        Failure(
          expected: "what was recorded, within \(tolerance.brief) points",
          actual: seen.joined(separator: "\n"), frame: nil, time: nil, offset: nil,
          circumstance: "always")), device: first.device)
  }

  /// That a step could not be held against its baseline.
  package static func baseline(notChecked reason: String) -> BehaviourReport {
    baseline(.notChecked(reason: reason))
  }

  /// A report tells more of a step than a reader takes in; `stretchy baseline` tells all.
  private static let mostSentences = 40

  private static func baseline(
    _ verdict: Finding.Verdict, device: String = ""
  ) -> BehaviourReport {
    BehaviourReport(
      id: "baseline", says: "All is laid out as the baseline says.", verdict: verdict, points: 0,
      device: device)
  }
}
