package import Foundation

/// One thing that is painted, for whoever records how a view looks; what comes later lies above.
///
/// Nothing is drawn in the app's process: what an app draws is written down, and drawn by another one.
package indirect enum PaintedMark {
  /// What lies within a path.
  case fill(PaintedPath, ColorComponents)
  /// A line along a path.
  case stroke(PaintedPath, PaintedPen)
  /// A gradient, as far as the clip reaches.
  case gradient(PaintedGradient)
  case image(PaintedImage)
  case text(PaintedText)
  case group(PaintedGroup)
  /// More was painted here than is kept.
  case omission
}

/// A path with the rule for what is inside.
package struct PaintedPath {
  package var path: CGPath
  package var rule: CGPathFillRule
}

/// What a line is drawn with.
package struct PaintedPen {
  package var color: ColorComponents
  package var width: CGFloat = 1
  package var cap = CGLineCap.butt
  package var join = CGLineJoin.miter
  package var miterLimit: CGFloat = 10
  package var dash: [CGFloat] = []
  package var dashPhase: CGFloat = 0
}

/// Colours that go over into each other, along a line, with radii between circles, or round the start.
package struct PaintedGradient {
  package var stops: [(place: CGFloat, color: ColorComponents)]
  package var start: CGPoint
  package var end: CGPoint
  package var radii: (start: CGFloat, end: CGFloat)?
  /// Whether the colours go round the start, clockwise from the direction of the end.
  package var goesRound = false
  package var options: CGGradientDrawingOptions
}

/// A shadow below what is painted.
package struct PaintedShadow {
  package var color: ColorComponents
  package var offset: CGSize
  /// The deviation of the blur.
  package var radius: CGFloat
  /// The path whose shadow it is; nil for that of what casts it.
  package var path: CGPath?
}

/// Marks with what holds for all of them.
package struct PaintedGroup {
  package var map = CGAffineTransform.identity
  package var clips: [PaintedPath] = []
  package var alpha: CGFloat = 1
  package var blend = CGBlendMode.normal
  package var shadow: PaintedShadow?
  package var mask: [PaintedMark]?
  /// Whether its marks blend with each other only: they were painted on something of their own.
  package var isIsolated = false
  package var marks: [PaintedMark]

  /// Whether its marks are painted by themselves before they are laid over what is below.
  fileprivate var isByItself: Bool {
    alpha < 1 || blend != .normal || shadow != nil || mask != nil || isIsolated
  }

  /// Whether it does nothing to its marks.
  var isPlain: Bool {
    map.isIdentity && clips.isEmpty && alpha >= 1 && blend == .normal && shadow == nil
      && mask == nil && !isIsolated
  }
}

/// What was painted in one go: by a view's `draw(_:)`, or into a picture.
package final class PaintedSheet: Hashable, Sendable {
  /// The part of the plane that was painted on.
  package let bounds: CGRect
  /// Pixels a point, for a picture.
  package let scale: CGFloat
  nonisolated(unsafe) package let marks: [PaintedMark]

  init(bounds: CGRect, scale: CGFloat, marks: [PaintedMark]) {
    self.bounds = bounds
    self.scale = scale
    self.marks = marks
  }

  /// Each is its own.
  package static func == (left: PaintedSheet, right: PaintedSheet) -> Bool { left === right }

  /// Feeds which one it is.
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension [PaintedMark] {
  /// The marks as one thing; themselves where nothing holds for them.
  func grouped(_ change: (inout PaintedGroup) -> Void) -> [PaintedMark] {
    var group = PaintedGroup(marks: self)
    change(&group)
    return isEmpty || group.isPlain ? self : [.group(group)]
  }

  /// Whether any of them comes together with what is below in another way than lying above it.
  var isBlending: Bool {
    contains { mark in
      switch mark {
      case .fill, .stroke, .gradient, .image, .text, .omission: false
      case .group(let group):
        group.blend != .normal || !group.isByItself && group.marks.isBlending
      }
    }
  }
}
