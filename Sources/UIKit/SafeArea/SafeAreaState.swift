/// What a view knows of its safe area.
///
/// A view is watched when somebody is told of a change or lays out by it: a class that overrides what
/// is called then; a controller; a guide; constraints that read
/// its margins; a subview that preserves them. The safe areas of watched views, and of those above
/// them, are brought up to date in passes, and changes are told. Of all other views the safe area is
/// computed when it is asked for, so that ten thousand rows that nobody watches can be scrolled
/// through it at no cost.
struct SafeAreaState {
  /// As last brought up to date; where nobody watches, as last computed.
  var insets = UIEdgeInsets.zero
  /// The state of all views for which `insets` was computed; where nobody watches only.
  var version = 0
  /// Whether somebody is told when it changes; once true it stays so.
  var isWatched = false
  /// How many views are watched, this one and all below it.
  var watchedCount = 0
  /// The subviews that are watched or have watched ones below, in order; nil if it is not known.
  var watchedSubviews: [UIView]? { didSet { watchedEdges = nil } }
  /// Where those lie; nil if it is not known.
  var watchedEdges: WatchedEdges?

  /// Whether passes keep it up to date.
  var isInPasses: Bool { watchedCount > 0 }
}

/// Counts the states that the geometry of all views has been in.
@MainActor enum SafeAreaVersion {
  private(set) static var current = 1

  /// Whatever was computed before may be outdated.
  static func advance() { current &+= 1 }
}
