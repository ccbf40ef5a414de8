package import Course
package import LayoutTrace

/// Holds behaviours against what apps did. It is pure: the same record gives the same finding.
package enum Checker {
  /// Holds one behaviour against one run.
  ///
  /// A run that did not finish decides nothing, unless what was recorded of it breaks the behaviour
  /// already.
  ///
  /// - Complexity: O(frames × expectations).
  package static func check(
    _ behaviour: Behaviour, on device: Device, against outcome: RunOutcome, record: Record?
  ) -> Finding {
    func finding(_ verdict: Finding.Verdict, notes: [String] = []) -> Finding {
      Finding(behaviour: behaviour.id, device: device.name, verdict: verdict, notes: notes)
    }
    guard let record, !record.trace.frames.isEmpty else {
      return finding(.notChecked(reason: outcome.ending.sentence))
    }
    let isFinished = outcome.ending == .finished
    do throws(Absence) {
      for expectation in behaviour.expectations {
        if let failure = try failure(of: expectation, in: record, isFinished: isFinished) {
          return finding(.failed(failure), notes: notes(on: record))
        }
      }
    } catch {
      return finding(.notChecked(reason: error.reason))
    }
    guard isFinished else { return finding(.notChecked(reason: outcome.ending.sentence)) }
    return finding(.passed, notes: notes(on: record))
  }

  private static func failure(
    of expectation: Expectation, in record: Record, isFinished: Bool
  ) throws(Absence) -> Failure? {
    let indices = record.trace.frames.indices
    switch expectation.scope {
    case .always:
      return try first(of: expectation, in: indices, of: record, isFinished: isFinished)
    case .atStart:
      return try first(of: expectation, in: 0..<1, of: record, isFinished: true)
    case .atEnd:
      guard isFinished else { return nil }
      return try first(
        of: expectation, in: indices.count - 1..<indices.count, of: record, isFinished: true)
    case .eventually:
      return isFinished ? try missing(expectation, in: record) : nil
    }
  }

  /// The first frame that is asked and does not hold. That no frame is asked is a failure as well: a
  /// condition must not pass because its occasion never came.
  private static func first(
    of expectation: Expectation, in indices: Range<Int>, of record: Record, isFinished: Bool
  ) throws(Absence) -> Failure? {
    var wasAsked = false
    for index in indices {
      let moment = Moment(record, at: index)
      if let when = expectation.when, !(try when.holds(at: moment)) { continue }
      wasAsked = true
      guard !(try expectation.expect.holds(at: moment)) else { continue }
      return Failure(
        expected: expectation.expect.text, actual: expectation.expect.explanation(at: moment),
        frame: index, time: moment.frame.time, offset: moment.mainOffset,
        circumstance: circumstance(of: expectation))
    }
    guard !wasAsked, isFinished, let when = expectation.when else { return nil }
    return Failure(
      expected: "a moment at which \(when.text)", actual: "it never came", frame: nil, time: nil,
      offset: nil, circumstance: circumstance(of: expectation))
  }

  private static func missing(
    _ expectation: Expectation, in record: Record
  ) throws(Absence) -> Failure? {
    for index in record.trace.frames.indices {
      let moment = Moment(record, at: index)
      if let when = expectation.when, !(try when.holds(at: moment)) { continue }
      if try expectation.expect.holds(at: moment) { return nil }
    }
    let last = Moment(record, at: record.trace.frames.count - 1)
    return Failure(
      expected: expectation.expect.text,
      actual: "it held at no moment; at the end "
        + expectation.expect.explanation(at: last),
      frame: nil, time: nil, offset: nil, circumstance: circumstance(of: expectation))
  }

  private static func circumstance(of expectation: Expectation) -> String {
    expectation.scope.rawValue + (expectation.when.map { ", when \($0.text)" } ?? "")
  }

  /// Which views were found otherwise than by the course's first way.
  private static func notes(on record: Record) -> [String] {
    zip(record.names, record.found).compactMap { name, found in
      guard let found, found.candidate > 0 else { return nil }
      return "`\(name.name)` was found as \(name.candidates[found.candidate])."
    }
  }
}

extension RunOutcome.Ending {
  /// How it ended, as a sentence for the reader.
  package var sentence: String {
    switch self {
    case .finished: "The app ran to the end."
    case .raised(let name, let reason): "UIKit raised \(name): \(reason)"
    case .neverSettled(let reason): "The layout never settles: \(reason)"
    case .crashed(_, let message): "The app crashed: \(message)"
    case .exited(let code): "The app ended itself with exit code \(code)."
    case .timedOut(let seconds): "The app was ended after \(seconds.brief) s: it came to no end."
    case .outOfMemory: "The app wanted more memory than it may have."
    case .unreadable(let reason): "What the app's process sent back cannot be read: \(reason)."
    }
  }
}
