public import Foundation

/// Where an app paints: the content of a view, of a layer, or of a picture.
///
/// What is painted is written down and drawn by another process, when pictures of the run are asked
/// for; no pixel can be read back. Points are those of the view, from its top left downwards, as
/// UIKit has it; `ctm` begins as the identity, without the phone's scale.
public final class CGContext {
  /// What `saveGState()` keeps.
  struct State {
    var ctm = CGAffineTransform.identity
    /// In the context's own plane.
    var clips: [PaintedPath] = []
    /// Tells lists of clips apart.
    var clipNumber = 0
    var fill = ColorComponents(red: 0, green: 0, blue: 0, alpha: 1)
    var pen = PaintedPen(color: ColorComponents(red: 0, green: 0, blue: 0, alpha: 1))
    var alpha: CGFloat = 1
    var blend = CGBlendMode.normal
    var shadow: PaintedShadow?
  }

  /// A transparency layer that is being painted.
  private struct Layer {
    var outer: State
    /// How many states were kept when it began.
    var savedCount: Int
    /// What lies below; nil for a layer so deep that it is no longer told apart.
    var marks: [PaintedMark]?
  }

  /// The part of the plane that can be painted on.
  let bounds: CGRect
  /// Pixels a point, for a picture.
  let scale: CGFloat
  var state = State()
  private var saved: [State] = []
  private var layers: [Layer] = []
  private var finished: [PaintedMark] = []
  /// The last marks, which have the same clips.
  private var run: (number: Int, clips: [PaintedPath], marks: [PaintedMark]) = (0, [], [])
  private var clipCount = 0
  /// The path that is being made, in the context's own plane.
  var figure = CGMutablePath()
  /// About how many numbers may still be written down.
  private var room = CGContext.most
  private var isCutShort = false

  /// More than any drawing has, and less than a recorded view can hold.
  private static let most = 120_000

  init(bounds: CGRect, scale: CGFloat) {
    self.bounds = bounds
    self.scale = scale
  }

  /// Ends the drawing.
  func finish() -> PaintedSheet {
    while !layers.isEmpty { endTransparencyLayer() }
    closeRun()
    return PaintedSheet(bounds: bounds, scale: scale, marks: finished + omission)
  }

  /// The drawing so far, transparency layers that are not ended as if they were plain.
  func snapshot() -> PaintedSheet {
    let clips = run.clips
    let marks =
      layers.flatMap { $0.marks ?? [] } + finished + run.marks.grouped { $0.clips = clips }
    return PaintedSheet(bounds: bounds, scale: scale, marks: marks + omission)
  }

  private var omission: [PaintedMark] { isCutShort ? [.omission] : [] }

  // MARK: State

  /// Keeps colours, line, clip, transform and the like.
  public func saveGState() { saved.append(state) }

  /// Brings back what was kept last.
  public func restoreGState() {
    if let last = saved.popLast() { state = last }
  }

  /// Narrows what is painted from now on.
  func clip(to path: PaintedPath) {
    guard path.isFinite, spend(path.path.cost) else { return }
    clipCount += 1
    state.clips.append(path)
    state.clipNumber = clipCount
  }

  // MARK: Writing down

  /// Writes down a mark of the context's own plane.
  ///
  /// - Parameter alpha: what the mark does not have in its own colours.
  func paint(_ mark: PaintedMark, alpha: CGFloat = 1) {
    guard mark.isFinite, alpha.isFinite, spend(mark.cost) else { return }
    if run.number != state.clipNumber { closeRun() }
    run.number = state.clipNumber
    run.clips = state.clips
    run.marks += [mark].grouped {
      $0.alpha = alpha
      $0.blend = state.blend
      $0.shadow = state.shadow
    }
  }

  /// Writes down a mark of the present user space.
  func paintInUserSpace(_ mark: PaintedMark, alpha: CGFloat = 1) {
    let ctm = state.ctm
    guard ctm.isInvertible else { return }
    guard !ctm.isIdentity else { return paint(mark, alpha: alpha) }
    paint(.group(PaintedGroup(map: ctm, marks: [mark])), alpha: alpha)
  }

  private func closeRun() {
    let clips = run.clips
    finished += run.marks.grouped { $0.clips = clips }
    run.marks = []
  }

  private func spend(_ cost: Int) -> Bool {
    guard cost <= room else {
      isCutShort = true
      return false
    }
    room -= cost
    return true
  }

  // MARK: Transparency layers

  /// Has what is painted from now on, until the end, painted as one thing: through the present alpha
  /// and blend mode, over the present shadow.
  public func beginTransparencyLayer(auxiliaryInfo: [AnyHashable: Any]?) {
    let isToldApart = layers.count < Self.deepest
    if isToldApart { closeRun() }
    layers.append(
      Layer(outer: state, savedCount: saved.count, marks: isToldApart ? finished : nil))
    guard isToldApart else { return }
    finished = []
    state.alpha = 1
    state.blend = .normal
    state.shadow = nil
  }

  /// Lays what was painted since the beginning over what is below.
  public func endTransparencyLayer() {
    guard let layer = layers.popLast() else { return }
    saved.removeLast(max(0, saved.count - layer.savedCount))
    state = layer.outer
    guard let marks = layer.marks else { return }
    closeRun()
    let inner = finished
    finished = marks
    run = (state.clipNumber, state.clips, [])
    run.marks = inner.grouped {
      $0.alpha = layer.outer.alpha
      $0.blend = layer.outer.blend
      $0.shadow = layer.outer.shadow
      $0.isIsolated = inner.isBlending
    }
  }

  private static let deepest = 20
}

extension CGAffineTransform {
  var isInvertible: Bool {
    let determinant = a * d - b * c
    return determinant.isFinite && abs(determinant) > 1e-9 && tx.isFinite && ty.isFinite
  }
}

extension CGPath {
  /// About how many numbers it takes to write it down.
  var cost: Int { elements.reduce(4) { $0 + 1 + 2 * $1.points.count } }
}

extension PaintedPath {
  /// Whether all its points are somewhere: what has one that is nowhere is not painted.
  var isFinite: Bool {
    path.elements.allSatisfy { $0.points.allSatisfy { $0.x.isFinite && $0.y.isFinite } }
  }
}

extension PaintedMark {
  /// Whether all its numbers are finite; what has others is not painted.
  var isFinite: Bool {
    switch self {
    case .fill(let path, _): path.isFinite
    case .stroke(let path, let pen):
      path.isFinite
        && ([pen.width, pen.miterLimit, pen.dashPhase] + pen.dash).allSatisfy(\.isFinite)
    case .gradient(let gradient):
      ([gradient.start, gradient.end].flatMap { [$0.x, $0.y] } + gradient.stops.map(\.place)
        + [gradient.radii?.start ?? 0, gradient.radii?.end ?? 0]).allSatisfy(\.isFinite)
    case .image(let image):
      [image.rect.minX, image.rect.minY, image.rect.maxX, image.rect.maxY].allSatisfy(\.isFinite)
    case .text(let text):
      text.origin.x.isFinite && text.origin.y.isFinite && text.scale.isFinite
    case .group(let group): group.marks.allSatisfy(\.isFinite)
    case .omission: true
    }
  }

  /// About how many numbers it takes to write it down.
  var cost: Int {
    switch self {
    case .fill(let path, _): path.path.cost + 6
    case .stroke(let path, let pen): path.path.cost + pen.dash.count + 14
    case .gradient(let gradient): 5 * gradient.stops.count + 12
    case .image: 24
    case .text(let text): 24 * text.runs.count + 12 * text.lines.count + 8
    case .group(let group): group.marks.reduce(24) { $0 + $1.cost }
    case .omission: 0
    }
  }
}
