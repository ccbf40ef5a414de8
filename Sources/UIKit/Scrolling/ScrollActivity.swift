import Foundation

/// What is going on in a scroll view: a finger, content that goes on by itself, an animation.
struct ScrollActivity {
  /// Content that a finger drags.
  struct Drag {
    /// The offset that the finger would have asked for where it was recognized, as if the content
    /// had no end.
    var start: CGPoint
    /// The axis that the drag keeps to; nil for a drag in any direction.
    var lockedAxis: ScrollAxis?
  }

  /// Content that goes on after the finger has left it.
  struct Motion {
    var x: AxisMotion
    var y: AxisMotion

    var isAtRest: Bool { x.isAtRest && y.isAtRest }
  }

  /// An offset that the app has animated.
  struct Animation {
    var from: CGPoint
    var to: CGPoint
    /// In seconds on the display's clock.
    var begin: Double
    var isToTop = false

    /// How long it takes, in seconds (fact 2.42).
    static let duration = 0.3

    /// The offset at a time, easing in and out.
    func offset(at time: Double) -> CGPoint {
      let progress = CGFloat(EaseInOut.progress(at: (time - begin) / Self.duration))
      return CGPoint(
        x: from.x + (to.x - from.x) * progress, y: from.y + (to.y - from.y) * progress)
    }

    func isOver(at time: Double) -> Bool {
      time - begin >= Self.duration - 0.000_001
    }
  }

  /// Whether a finger is down.
  var isTracking = false
  /// Whether that finger has stopped content on its way: then it is no touch for the content.
  var hasCaughtMotion = false
  var drag: Drag?
  var motion: Motion?
  var animation: Animation?
  /// When the indicators were last needed, in seconds; nil if never.
  var lastScroll: Double?
  /// When they were last to be shown without a scroll, in seconds; nil if never.
  var lastFlash: Double?

  /// Whether the offset is somebody's business now, so that layout must not correct it.
  var isBusy: Bool { drag != nil || motion != nil || animation != nil }
}

/// The curve of UIKit's animations: a cubic Bézier with control points (0.42, 0) and (0.58, 1).
enum EaseInOut {
  /// How far an animation is at a part of its time, both from 0 to 1.
  static func progress(at part: Double) -> Double {
    guard part > 0 else { return 0 }
    guard part < 1 else { return 1 }
    var low = 0.0
    var high = 1.0
    // The curve's time grows with its parameter: halving the interval finds the one for `part`.
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if component(0.42, 0.58, at: middle) < part { low = middle } else { high = middle }
    }
    return component(0, 1, at: (low + high) / 2)
  }

  private static func component(_ first: Double, _ second: Double, at t: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
  }
}
