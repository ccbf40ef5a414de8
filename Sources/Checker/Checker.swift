package import Course
package import LayoutTrace

/// Holds behaviours against what apps did. It is pure: the same record gives the same finding.
///
/// A condition that speaks of something the app has not, such as a view that was taken away, does
/// not hold: the finding says what is missing.
package enum Checker {
  /// Holds one behaviour against one run.
  ///
  /// A run that did not finish decides nothing, unless what was recorded of it breaks the behaviour
  /// already, or nothing but the start was asked for.
  ///
  /// - Complexity: O(frames × expectations).
  package static func check(
    _ behaviour: Behaviour, on device: Device, against outcome: RunOutcome, record: Record?
  ) -> Finding {
    func finding(_ verdict: Finding.Verdict) -> Finding {
      Finding(
        behaviour: behaviour.id, device: device.name, verdict: verdict,
        notes: record.map(notes) ?? [])
    }
    guard let record, !record.trace.frames.isEmpty else {
      return finding(.notChecked(reason: outcome.ending.sentence))
    }
    let expectations = behaviour.expectations(on: device)
    guard !expectations.isEmpty else {
      return finding(.notChecked(reason: "The course expects nothing of it on \(device.name)."))
    }
    let isFinished = outcome.ending == .finished
    for expectation in expectations {
      if let failure = failure(of: expectation, in: record, isFinished: isFinished) {
        return finding(.failed(failure))
      }
    }
    guard isFinished || expectations.allSatisfy({ $0.scope == .atStart }) else {
      return finding(.notChecked(reason: outcome.ending.sentence))
    }
    return finding(.passed)
  }

  /// How many of a behaviour's conditions hold on a device: for credit where not all of them do.
  ///
  /// A run that did not finish says nothing for conditions that ask for more than its start.
  ///
  /// - Complexity: O(frames × expectations).
  package static func held(
    _ behaviour: Behaviour, on device: Device, against outcome: RunOutcome, record: Record?
  ) -> Int {
    guard let record, !record.trace.frames.isEmpty else { return 0 }
    let isFinished = outcome.ending == .finished
    return behaviour.expectations(on: device).count { expectation in
      (isFinished || expectation.scope == .atStart)
        && failure(of: expectation, in: record, isFinished: isFinished) == nil
    }
  }

  private static func failure(
    of expectation: Expectation, in record: Record, isFinished: Bool
  ) -> Failure? {
    let count = record.trace.frames.count
    switch expectation.scope {
    case .always: return first(of: expectation, in: 0..<count, of: record, isFinished: isFinished)
    case .atStart: return first(of: expectation, in: 0..<1, of: record, isFinished: true)
    case .atEnd:
      return isFinished
        ? first(of: expectation, in: count - 1..<count, of: record, isFinished: true) : nil
    case .eventually: return isFinished ? missing(expectation, in: record) : nil
    }
  }

  /// The first frame that is asked and does not hold. That no frame is asked is a failure as well: a
  /// condition must not pass because its occasion never came.
  private static func first(
    of expectation: Expectation, in indices: Range<Int>, of record: Record, isFinished: Bool
  ) -> Failure? {
    var wasAsked = false
    for index in indices {
      let moment = Moment(record, at: index)
      switch expectation.answer(at: moment) {
      case .notAsked: continue
      case .holds: wasAsked = true
      case .fails:
        return Failure(
          expected: expectation.expect.text, actual: expectation.actual(at: moment), frame: index,
          time: moment.frame.time, offset: moment.mainOffset,
          circumstance: expectation.circumstance,
          wanted: expectation.expect.wantedFrames(at: moment),
          mentions: expectation.expect.mentionedViews)
      }
    }
    guard !wasAsked, isFinished, let when = expectation.when else { return nil }
    return Failure(
      expected: "a moment at which \(when.text)", actual: "it never came", frame: nil, time: nil,
      offset: nil, circumstance: expectation.circumstance, mentions: when.mentionedViews)
  }

  /// Of all frames that break an expectation like a first one does, the one at which a view is
  /// furthest from where it is wanted; the first one when it says nothing of places.
  ///
  /// - Parameter first: a failure of the behaviour against the record.
  /// - Complexity: O(frames).
  package static func furthest(
    like first: Failure, of behaviour: Behaviour, on device: Device, in record: Record
  ) -> Failure {
    guard let frame = first.frame, !first.wanted.isEmpty,
      let expectation = behaviour.expectations(on: device).first(where: {
        $0.scope == .always && $0.expect.text == first.expected
          && $0.circumstance == first.circumstance
      })
    else { return first }
    var worst = first
    for index in frame..<record.trace.frames.count {
      let next = self.first(
        of: expectation, in: index..<index + 1, of: record, isFinished: false)
      if let next, next.distance > worst.distance + 1 { worst = next }
    }
    return worst
  }

  /// The failure to hold at any frame.
  private static func missing(_ expectation: Expectation, in record: Record) -> Failure? {
    var last: Int?
    for index in record.trace.frames.indices {
      switch expectation.answer(at: Moment(record, at: index)) {
      case .notAsked: continue
      case .holds: return nil
      case .fails: last = index
      }
    }
    let actual = last.map {
      "it held at no moment; at the end \(expectation.actual(at: Moment(record, at: $0)))"
    }
    return Failure(
      expected: expectation.expect.text, actual: actual ?? "it never came to be asked", frame: nil,
      time: nil, offset: nil,
      circumstance: expectation.circumstance, mentions: expectation.expect.mentionedViews)
  }

  /// Which views and constraints were found otherwise than by the course's first way.
  private static func notes(on record: Record) -> [String] {
    let views = zip(record.names, record.found).compactMap { name, found -> String? in
      guard let found, found.candidate > 0 else { return nil }
      return "`\(name.name)` was found as \(name.candidates[found.candidate])."
    }
    let constraints = zip(record.constraintNames, record.foundConstraints).compactMap {
      name, found -> String? in
      guard let found, found.candidate > 0 else { return nil }
      return "`\(name.name)` was found as \(name.candidates[found.candidate])."
    }
    return views + constraints
  }
}

extension Expectation {
  /// What comes of asking at one moment.
  func answer(at moment: Moment) -> Observation.Answer {
    do throws(Absence) {
      if let when, !(try when.holds(at: moment)) { return .notAsked }
      return try expect.holds(at: moment) ? .holds : .fails
    } catch {
      return .fails
    }
  }

  /// What was seen instead at a moment at which it fails: it takes longer to say than to ask.
  func actual(at moment: Moment) -> String {
    do throws(Absence) {
      if let when { _ = try when.holds(at: moment) }
      _ = try expect.holds(at: moment)
      return expect.explanation(at: moment)
    } catch {
      return error.reason
    }
  }

  /// When it is expected, in words: `always, when offset > 262.5`.
  fileprivate var circumstance: String {
    scope.rawValue + (when.map { ", when \($0.text)" } ?? "")
  }
}
