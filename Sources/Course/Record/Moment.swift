package import LayoutTrace

/// One frame of a record: what an expression is asked about.
package struct Moment {
  package let record: Record
  /// Index into the trace's frames.
  package let index: Int

  package init(_ record: Record, at index: Int) {
    self.record = record
    self.index = index
  }

  package var frame: Frame { record.trace.frames[index] }

  /// The first frame of the record: the app at rest after launch.
  var atRest: Moment { Moment(record, at: 0) }

  /// The frame before; the first frame has only itself.
  var before: Moment { Moment(record, at: max(0, index - 1)) }

  /// The length of a device pixel in points.
  var pixel: Double { 1 / record.trace.device.scale }

  /// How far two lengths may differ and still be equal: half a device pixel, and as much again as
  /// a trace loses by writing decimals.
  var tolerance: Double { pixel / 2 + 0.002 }

  /// The state of a view of the course, by its index in the course's list.
  func state(ofName name: Int) throws(Absence) -> ViewState {
    guard let found = record.found[name] else {
      let tried = record.names[name].candidates.map { "\($0)" }.joined(separator: ", ")
      throw Absence(reason: "there is no view `\(record.names[name].name)` (looked for \(tried))")
    }
    guard let place = record.place(of: found.view, in: index) else {
      throw Absence(reason: "the view `\(record.names[name].name)` is not in the window")
    }
    return frame.views[place]
  }

  /// The view that holds another one.
  func superview(of state: ViewState, named name: String) throws(Absence) -> ViewState {
    guard let parent = state.superview, let place = record.place(of: parent, in: index) else {
      throw Absence(reason: "`\(name)` has no superview")
    }
    return frame.views[place]
  }

  /// How many of the events up to this frame fit.
  func count(_ key: String, where fits: (Event) -> Bool) -> Double {
    var events = record.trace.events[...]
    var count = 0.0
    let counts = record.running(key) {
      record.trace.frames.map { frame in
        while let event = events.first, event.time <= frame.time + 1e-9 {
          if fits(event) { count += 1 }
          events.removeFirst()
        }
        return count
      }
    }
    return counts[index]
  }

  /// The last event up to this frame that is of a kind.
  func last<Detail>(_ pick: (Event) -> Detail?) -> Detail? {
    for event in record.trace.events.reversed() where event.time <= frame.time + 1e-9 {
      if let detail = pick(event) { return detail }
    }
    return nil
  }
}
