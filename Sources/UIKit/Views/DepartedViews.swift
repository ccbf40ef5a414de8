/// Views that have left their superviews while a pass is under way: they are kept until it is over,
/// as an autorelease pool would keep them, so that the pass may go on from where they were.
@MainActor enum DepartedViews {
  private static var passes = 0
  /// Nil for none.
  private static var views: [UIView]?

  /// A pass begins; passes may begin within others.
  static func beginPass() { passes += 1 }

  /// A pass is over; with the outermost one the views go.
  static func endPass() {
    passes -= 1
    guard passes == 0, let departed = views else { return }
    // What their ends set off may ask for passes of its own: no list is open when they go.
    views = nil
    withExtendedLifetime(departed) {}
  }

  /// A view has left its superview.
  static func note(_ view: UIView) {
    guard passes > 0 else { return }
    if views == nil { views = [] }
    views?.append(view)
  }
}
