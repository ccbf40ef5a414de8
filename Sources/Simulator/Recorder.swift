import Foundation
import LayoutTrace
import UIKit

/// Writes down what the phone shows, frame by frame, and what happens in between.
@MainActor final class Recorder {
  private var encoder: TraceEncoder
  private let sink: TraceSink
  /// The places of the views that have been seen.
  private var seen = PlaceTable()
  /// Every view that has been seen, by its place in the trace; nil once it is gone. Empty unless the
  /// script speaks of views: each use of a view to which there is such a reference is slower.
  private var views: [() -> UIView?] = []
  private let keepsViews: Bool
  private var identities: [ViewIdentity] = []
  private var seenConstraints = SeenConstraints()
  /// Who knows where constraints are made; nil for an app that is no library.
  var origins: ConstraintOrigins?
  /// Who writes down how the views look; nil unless the run records it.
  private var looks: LookRecorder?
  private var names = PropertyNames(of: [])
  /// The number of frames recorded when `names` was last made anew.
  private var namesAge: Int?
  private var frameCount = 0

  init(_ run: SimulationRequest.Run, sink: TraceSink) {
    encoder = TraceEncoder(device: run.device, script: run.script)
    self.sink = sink
    keepsViews = run.script.contains(where: \.namesSomething)
    looks = run.recordsLooks ? LookRecorder() : nil
    flush()
  }

  private var application: UIApplication { UIApplication.shared }

  /// Writes down the phone as it is now.
  ///
  /// - Parameters:
  ///   - gesture: the place of the gesture that is played in the script.
  ///   - touch: where the finger is.
  func recordFrame(gesture: Int?, touch: CGPoint?) {
    frameCount += 1
    let windows = application.windows
    let main = application.keyWindow ?? windows.first
    let report = main.map { LayoutReport(of: $0) }
    let presented = windows.map { $0.presentedViews() }
    let views = presented.flatMap { states(of: $0) }
    let active = activeConstraints(of: windows)
    let look = looks?.look(
      of: presented.flatMap(\.self), constraints: active.map(\.constraint), into: &encoder)
    encoder.append(
      Frame(
        time: application.clock.now, gesture: gesture, touch: touch.map { Point($0) },
        screen: Size(UIScreen.main.bounds.size),
        safeArea: Insets(main?.safeAreaInsets ?? .zero),
        statusBar: StatusBar(application.statusBar),
        views: views, constraints: active.map { state(of: $0.constraint, index: $0.index) },
        broken: (report?.broken ?? []).map {
          BrokenConstraint(
            constraint: $0.constraint, conflict: $0.conflict, violation: $0.violation)
        },
        unsatisfied: (report?.unsatisfied ?? []).map {
          UnsatisfiedConstraint(
            constraint: $0.constraint, priority: $0.priority, violation: $0.violation)
        }, ambiguous: main.map { ambiguous(below: $0) } ?? [], look: look))
    flush()
  }

  /// Writes down something that happens now.
  func record(_ kind: Event.Kind) {
    encoder.append(Event(time: application.clock.now, kind: kind))
    flush()
  }

  /// Says that the script was played to its end.
  func finish() {
    encoder.finish(.finished)
    flush()
  }

  /// Ends the record, and the process with it.
  func end(_ ending: TraceEnding) -> Never {
    encoder.finish(ending)
    flush()
    sink.stop(ending)
  }

  /// How the app's code calls a view; its class if it has no name.
  func name(of view: UIView) -> String {
    knownName(of: view) ?? ClassNames.name(of: type(of: view))
  }

  /// How the app's code calls a view: by a property, or by an identifier.
  func knownName(of view: UIView) -> String? {
    if let path = paths(to: view).first { return path }
    return view.accessibilityIdentifier
  }

  /// A view that a course speaks of, among those that have been recorded and still live: the one
  /// that whoever reads the record finds under the name.
  func view(named name: ViewName) -> UIView? {
    for candidate in name.candidates {
      guard let start = candidate.start(in: identities) else { continue }
      let view = (0..<candidate.superviews).reduce(views[start]()) { below, _ in below?.superview }
      if let view { return view }
    }
    return nil
  }

  private func flush() {
    let bytes = encoder.takeBytes()
    if !bytes.isEmpty { sink.write(bytes) }
  }

  // MARK: Constraints

  /// The active constraints with their places in the trace, window by window.
  private func activeConstraints(
    of windows: [UIWindow]
  ) -> [(constraint: NSLayoutConstraint, index: Int)] {
    var active: [(constraint: NSLayoutConstraint, index: Int)] = []
    for window in windows {
      for constraint in window.activeConstraints {
        if let index = index(of: constraint) { active.append((constraint, index)) }
      }
    }
    return active
  }

  private func state(of constraint: NSLayoutConstraint, index: Int) -> ConstraintState {
    ConstraintState(
      constraint: index, constant: plain(constraint.constant),
      priority: Double(constraint.priority.rawValue), violation: constraint.violation)
  }

  /// The place of a constraint in the trace's list of constraints, to which a new one is added; nil
  /// for one without items.
  private func index(of constraint: NSLayoutConstraint) -> Int? {
    if let known = seenConstraints.index(of: constraint) { return known }
    guard let first = constraint.firstSide else { return nil }
    let identity = ConstraintIdentity(
      properties: paths(to: constraint), identifier: constraint.identifier, first: side(first),
      relation: ConstraintIdentity.Relation(constraint.relation),
      multiplier: plain(constraint.multiplier), second: constraint.secondSide.map { side($0) },
      origin: origins?.origin(of: constraint), number: constraint.censusNumber)
    encoder.append(identity)
    return seenConstraints.add(constraint, identity)
  }

  /// A constraint that a course speaks of, among those that have been recorded and are active: the
  /// one that whoever reads the record finds under the name, and how its constant is read.
  func constraint(named name: ConstraintName) -> (NSLayoutConstraint, ConstantReading)? {
    let active = application.windows.flatMap { $0.activeConstraints }
    for candidate in name.candidates {
      for constraint in active {
        guard let identity = seenConstraints.identity(of: constraint),
          candidate.includes(priority: Double(constraint.priority.rawValue)),
          let reading = candidate.reading(
            of: identity, view: { view(named: $0).flatMap { seen[$0.hostNumber] } })
        else { continue }
        return (constraint, reading)
      }
    }
    return nil
  }

  private func side(_ side: NSLayoutConstraint.Side) -> ConstraintIdentity.Side {
    ConstraintIdentity.Side(
      view: index(of: side.view), guide: side.guide, attribute: side.attribute)
  }

  // MARK: Views

  private func states(of presented: [PresentedView]) -> [ViewState] {
    let indices = presented.map { index(of: $0.view) }
    return zip(presented, indices).map { item, index in
      ViewState(item, index: index, superview: item.superview.map { indices[$0] })
    }
  }

  private func ambiguous(below window: UIWindow) -> [AmbiguousLayout] {
    AmbiguousView.all(below: window).compactMap { ambiguous in
      ambiguous.view.flatMap { seen[$0.hostNumber] }.map {
        AmbiguousLayout(view: $0, attributes: ambiguous.attributes)
      }
    }
  }

  /// The place of a view in the trace's list of views, to which a new one is added.
  private func index(of view: UIView) -> Int {
    if let known = seen[view.hostNumber] { return known }
    let identity = ViewIdentity(
      className: ClassNames.name(of: type(of: view)), kitClassName: ClassNames.kitName(of: view),
      properties: paths(to: view), identifier: view.accessibilityIdentifier)
    let index = identities.count
    if keepsViews { views.append { [weak view] in view } }
    identities.append(identity)
    seen[view.hostNumber] = index
    encoder.append(identity)
    return index
  }

  /// Looks through the controllers again for what has no name yet, once a frame at most. A view
  /// that has been seen has none that could still be found.
  private func paths(to object: AnyObject) -> [String] {
    let paths = names.paths(to: object)
    let isKnown = (object as? UIView).map { seen[$0.hostNumber] != nil } ?? false
    guard paths.isEmpty, namesAge != frameCount, !isKnown else { return paths }
    names = PropertyNames(of: application.windows.flatMap { $0.controllers })
    namesAge = frameCount
    return names.paths(to: object)
  }
}

extension Gesture {
  /// Whether it is done to a view or a constraint that the course names.
  fileprivate var namesSomething: Bool {
    switch self {
    case .setText, .setConstant: true
    case .drag, .release, .fling, .scroll, .setOffset, .wait, .rotate: false
    }
  }
}
