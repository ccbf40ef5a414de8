import Foundation
import LayoutTrace
import UIKit

/// Writes down what the phone shows, frame by frame, and what happens in between.
@MainActor final class Recorder {
  /// A view that has been seen, with its place in the trace.
  private struct Seen {
    weak var view: UIView?
    var index: Int
  }

  private var encoder: TraceEncoder
  private let sink: TraceSink
  private var seen: [ObjectIdentifier: Seen] = [:]
  /// Every view that has been seen, by its place in the trace; nil once it is gone.
  private var views: [() -> UIView?] = []
  private var identities: [ViewIdentity] = []
  private var names = PropertyNames(of: [])
  /// The number of frames recorded when `names` was last made anew.
  private var namesAge: Int?
  private var frameCount = 0

  init(device: Device, script: [Gesture], sink: TraceSink) {
    encoder = TraceEncoder(device: device, script: script)
    self.sink = sink
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
    encoder.append(
      Frame(
        time: application.clock.now, gesture: gesture, touch: touch.map { Point($0) },
        screen: Size(UIScreen.main.bounds.size),
        safeArea: Insets(main?.safeAreaInsets ?? .zero),
        statusBar: StatusBar(application.statusBar),
        views: windows.flatMap { states(of: $0) },
        broken: (report?.broken ?? []).map {
          BrokenConstraint(
            constraint: $0.constraint, conflict: $0.conflict, violation: $0.violation)
        },
        unsatisfied: (report?.unsatisfied ?? []).map {
          UnsatisfiedConstraint(
            constraint: $0.constraint, priority: $0.priority, violation: $0.violation)
        }, ambiguous: main.map { ambiguous(below: $0) } ?? []))
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

  // MARK: Views

  private func states(of window: UIWindow) -> [ViewState] {
    let presented = window.presentedViews()
    let indices = presented.map { index(of: $0.view) }
    return zip(presented, indices).map { item, index in
      ViewState(item, index: index, superview: item.superview.map { indices[$0] })
    }
  }

  private func ambiguous(below window: UIWindow) -> [AmbiguousLayout] {
    AmbiguousView.all(below: window).compactMap { ambiguous in
      ambiguous.view.flatMap { known($0) }.map {
        AmbiguousLayout(view: $0.index, attributes: ambiguous.attributes)
      }
    }
  }

  /// The place of a view in the trace's list of views, to which a new one is added.
  private func index(of view: UIView) -> Int {
    if let known = known(view) { return known.index }
    let identity = ViewIdentity(
      className: ClassNames.name(of: type(of: view)), kitClassName: ClassNames.kitName(of: view),
      properties: paths(to: view), identifier: view.accessibilityIdentifier)
    let index = views.count
    views.append { [weak view] in view }
    identities.append(identity)
    seen[ObjectIdentifier(view)] = Seen(view: view, index: index)
    encoder.append(identity)
    return index
  }

  /// What is known of a view that has been seen. An address may be another view's by now: the
  /// reference tells.
  private func known(_ view: UIView) -> Seen? {
    seen[ObjectIdentifier(view)].flatMap { $0.view === view ? $0 : nil }
  }

  /// Looks through the controllers again for a view that has not been seen, once a frame at most.
  private func paths(to view: UIView) -> [String] {
    let paths = names.paths(to: view)
    guard paths.isEmpty, namesAge != frameCount, known(view) == nil else { return paths }
    names = PropertyNames(of: application.windows.flatMap { $0.controllers })
    namesAge = frameCount
    return names.paths(to: view)
  }
}

extension UIWindow {
  /// The controllers on the screen and those that they contain, outer ones first.
  var controllers: [UIViewController] {
    var found: [UIViewController] = []
    var next = [rootViewController].compactMap { $0 }
    while !next.isEmpty {
      let controller = next.removeFirst()
      guard !found.contains(where: { $0 === controller }) else { continue }
      found.append(controller)
      next += controller.children
      if let presented = controller.presentedViewController { next.append(presented) }
    }
    return found
  }
}
