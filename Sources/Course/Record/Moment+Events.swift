import LayoutTrace

extension Moment {
  /// An animation block that an app began.
  struct Animation {
    /// Seconds.
    var duration: Double
    var delay: Double
    var curve: String
    var changes: [String]
  }

  /// The animation block begun last, up to this frame.
  var lastAnimation: Animation? {
    last { event in
      guard case .animation(let duration, let delay, let curve, let changes) = event.kind else {
        return nil
      }
      return Animation(duration: duration, delay: delay, curve: curve, changes: changes)
    }
  }

  /// How often the app has shown or hidden the status bar up to this frame.
  var statusBarChanges: Double {
    count("statusBar.changes") { event in
      guard case .statusBarChange = event.kind else { return false }
      return true
    }
  }

  /// How many animation blocks up to this frame have changed something named so.
  func animations(of change: String) -> Double {
    count("animations \(change)") { event in
      guard case .animation(_, _, _, let changes) = event.kind else { return false }
      return changes.contains { $0.contains(change) }
    }
  }

  /// How often a scroll view's delegate was told so up to this frame.
  func calls(of method: String) -> Double {
    count("calls \(method)") { event in
      guard case .delegate(method) = event.kind else { return false }
      return true
    }
  }
}
