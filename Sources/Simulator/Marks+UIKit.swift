import Foundation
import LayoutTrace
import UIKit

extension Figure {
  init(_ path: PaintedPath) {
    self.init(path.path.recordedSteps, isEvenOdd: path.rule == .evenOdd)
  }
}

extension CGPath {
  /// The steps with curves of one kind only.
  var recordedSteps: [Figure.Step] {
    painted.map { element in
      switch element {
      case .move(let point): .move(Point(point))
      case .line(let point): .line(Point(point))
      case .curve(let point, let first, let second):
        .curve(Point(first), Point(second), Point(point))
      case .close: .close
      }
    }
  }
}

extension Pen {
  init(_ pen: PaintedPen) {
    let cap: Cap =
      switch pen.cap {
      case .butt: .butt
      case .round: .round
      case .square: .square
      }
    let join: Join =
      switch pen.join {
      case .miter: .miter
      case .round: .round
      case .bevel: .bevel
      }
    self.init(
      color: Color(pen.color), width: plain(pen.width), cap: cap, join: join,
      miterLimit: plain(pen.miterLimit), dash: pen.dash.map { plain($0) },
      dashPhase: plain(pen.dashPhase))
  }
}

extension GradientLook {
  init(_ gradient: PaintedGradient) {
    self.init(
      stops: gradient.stops.map { Stop(place: plain($0.place), color: Color($0.color)) },
      start: Point(gradient.start), end: Point(gradient.end),
      radii: gradient.radii.map { Radii(start: plain($0.start), end: plain($0.end)) },
      goesRound: gradient.goesRound,
      goesOnBefore: gradient.options.contains(.drawsBeforeStartLocation),
      goesOnAfter: gradient.options.contains(.drawsAfterEndLocation))
  }
}

extension MarkGroup {
  /// What holds for the marks of a group; these are still to come.
  init(_ group: PaintedGroup) {
    self.init(
      map: AffineMap(group.map), clips: group.clips.map { Figure($0) }, alpha: plain(group.alpha),
      blend: Blend(group.blend), shadow: group.shadow.map { ViewLook.Shadow($0) },
      isIsolated: group.isIsolated, marks: [])
  }
}

extension MarkGroup.Blend {
  init(_ mode: CGBlendMode) {
    self =
      switch mode {
      case .normal: .normal
      case .multiply: .multiply
      case .screen: .screen
      case .overlay: .overlay
      case .darken: .darken
      case .lighten: .lighten
      case .colorDodge: .colorDodge
      case .colorBurn: .colorBurn
      case .softLight: .softLight
      case .hardLight: .hardLight
      case .difference: .difference
      case .exclusion: .exclusion
      case .hue: .hue
      case .saturation: .saturation
      case .color: .color
      case .luminosity: .luminosity
      case .sourceAtop: .sourceAtop
      case .destinationOver: .destinationOver
      // Cleared is what the thing, painted in full strength, takes away.
      case .clear, .destinationOut: .destinationOut
      case .xor: .xor
      case .plusLighter: .plusLighter
      }
  }
}
