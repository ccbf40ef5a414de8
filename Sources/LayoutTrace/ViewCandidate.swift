/// One way to find a view.
package struct ViewCandidate: Codable, Hashable, Sendable, CustomStringConvertible {
  package enum Start: Codable, Hashable, Sendable {
    /// A stored property of a view controller, or a path of such: `imageView`, `banner.thumbnail`.
    case property(String)
    /// The view's `accessibilityIdentifier`.
    case identifier(String)
    /// The view of that rank, from 1, among those of a class (the app's own or UIKit's nearest), in
    /// order of first appearance.
    case className(String, rank: Int)
  }

  package var start: Start
  /// How many superviews to go up from there.
  package var superviews: Int

  package init(start: Start, superviews: Int = 0) {
    self.start = start
    self.superviews = superviews
  }

  package var description: String {
    let climb = String(repeating: ".superview", count: superviews)
    switch start {
    case .property(let path): return path + climb
    case .identifier(let identifier): return "the view with identifier \"\(identifier)\"" + climb
    case .className(let name, let rank): return "\(name) number \(rank)" + climb
    }
  }

  /// The place of the view to start from among those that an app has shown, in order of first
  /// appearance; nil if there is none such.
  package func start(in views: [ViewIdentity]) -> Int? {
    switch start {
    case .property(let path):
      return views.firstIndex { $0.properties.contains(path) }
    case .identifier(let identifier):
      return views.firstIndex { $0.identifier == identifier }
    case .className(let name, let rank):
      let matches = views.indices.filter {
        views[$0].className == name || views[$0].kitClassName == name
      }
      return matches.dropFirst(rank - 1).first
    }
  }

  /// The view's index in the trace's list; nil if the app has no such view.
  package func find(in trace: LayoutTrace) -> Int? {
    start(in: trace.views).flatMap { climb(from: $0, in: trace) }
  }

  /// The superviews are those of the first frame in which the view is seen.
  private func climb(from view: Int, in trace: LayoutTrace) -> Int? {
    guard superviews > 0 else { return view }
    guard let frame = trace.frames.first(where: { $0.views.contains { $0.view == view } }) else {
      return nil
    }
    return (0..<superviews).reduce(Optional(view)) { below, _ in
      below.flatMap { index in frame.views.first { $0.view == index }?.superview }
    }
  }
}
