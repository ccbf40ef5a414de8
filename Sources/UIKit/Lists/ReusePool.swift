import Foundation

/// Views that have left the screen and wait to be shown again, by what they are used for, and the
/// classes of which new ones are made.
struct ReusePool<View: UIView> {
  /// The classes that are registered, by identifier; never iterated over.
  private var classes: [String: AnyClass] = [:]
  private var waiting: [String: [View]] = [:]

  /// How many views wait.
  var count: Int { waiting.values.reduce(0) { $0 + $1.count } }

  mutating func register(_ type: AnyClass?, for identifier: String) {
    classes[identifier] = type
    waiting[identifier] = nil
  }

  /// The class that is registered.
  func registered(_ identifier: String) -> AnyClass? { classes[identifier] }

  /// Takes a view of the screen that may be shown again.
  mutating func put(_ view: View, for identifier: String) {
    waiting[identifier, default: []].append(view)
  }

  /// Gives a view that is on screen out again, before all that wait.
  mutating func offer(_ view: View, for identifier: String) {
    waiting[identifier, default: []].insert(view, at: 0)
  }

  /// The view that came first, which is no longer in the pool.
  mutating func take(_ identifier: String) -> View? {
    guard var views = waiting[identifier], !views.isEmpty else { return nil }
    let view = views.removeFirst()
    waiting[identifier] = views
    return view
  }
}
