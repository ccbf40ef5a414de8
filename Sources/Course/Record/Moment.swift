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

  /// A view of the course, by its index in the course's list.
  func view(ofName name: Int) throws(Absence) -> SeenView {
    guard let found = record.found[name] else {
      let tried = record.names[name].candidates.map { "\($0)" }.joined(separator: ", ")
      throw Absence(reason: "there is no view `\(record.names[name].name)` (looked for \(tried))")
    }
    guard let view = view(found.view) else {
      throw Absence(reason: "the view `\(record.names[name].name)` is not in the window")
    }
    return view
  }

  /// A constraint of the course, by its index in the course's list.
  func constraint(ofName name: Int) throws(Absence) -> SeenConstraint {
    let wanted = record.constraintNames[name]
    guard let found = record.foundConstraints[name] else {
      let tried = wanted.candidates.map { "\($0)" }.joined(separator: ", ")
      throw Absence(reason: "there is no constraint `\(wanted.name)` (looked for \(tried))")
    }
    guard let seen = found.state(in: frame.constraints, of: wanted) else {
      throw Absence(reason: "the constraint `\(wanted.name)` is not active")
    }
    return seen
  }

  /// A view, by its index in the trace's list; nil if it is not in the window.
  func view(_ view: Int) -> SeenView? {
    record.place(of: view, in: index).map { SeenView(record: record, frame: index, place: $0) }
  }

  /// The view that holds another one; nil for the window.
  func superview(of view: SeenView) -> SeenView? {
    view.state.superview.flatMap { self.view($0) }
  }

  /// The scroll view that an offset without a view's name speaks of.
  func mainScrolling() throws(Absence) -> Scrolling {
    guard let scrolling = record.mainScrollView.flatMap({ view($0) }).flatMap(Scrolling.init) else {
      throw Absence(reason: "there is no scroll view")
    }
    return scrolling
  }

  /// The main scroll view's vertical offset in points; nil in an app without one.
  package var mainOffset: Double? {
    record.mainScrollView.flatMap { view($0)?.state.scroll?.offset.y }
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
