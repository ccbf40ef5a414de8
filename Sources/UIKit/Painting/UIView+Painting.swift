package import Foundation

/// A view as it is painted, for whoever records how it looks.
extension UIView {
  /// What a view paints besides its background, its border and its subviews, in its own plane.
  package struct Painting {
    /// Marks with how many of the subviews, in the order in which they are drawn, are behind them.
    package var sheets: [(behind: Int, marks: [PaintedMark])] = []
    /// The text of a label that paints nothing else.
    package var text: PaintedText?
    /// Whether there was more than is kept.
    package var isCutShort = false
  }

  /// What the view paints, as it is seen now.
  package var painting: Painting {
    let now = UIApplication.shared.clock.now
    var painting = Painting()
    var marks: [PaintedMark]
    if let display {
      marks = display.marks(in: bounds, contentMode)
      painting.isCutShort = display.sheet?.isCutShort ?? false
    } else {
      let sheet = ownContent
      marks = sheet.marks
      painting.isCutShort = sheet.isCutShort
      if self is UILabel, marks.count == 1, case .text(let text) = marks[0] {
        painting.text = text
        marks = []
      }
    }
    if type(of: layer) != CALayer.self || layer.contents != nil {
      marks = layer.paintedContent(at: now) + marks
    }
    if !marks.isEmpty { painting.sheets.append((0, marks)) }
    if !layer.ownSublayers.isEmpty { painting.add(layer, among: subviewsInDrawingOrder, at: now) }
    return painting
  }

  /// What the view's class paints where an app does not override `draw(_:)`.
  private var ownContent: PaintedSheet {
    GraphicsContexts.painting(on: bounds, scale: 1) { paintContent(in: $0) }
  }

  /// What `draw(_:)` of UIKit's own classes paints, for an override that asks for it.
  func drawOwnContent() {
    if let context = GraphicsContexts.current { paintContent(in: context) }
  }

  /// All that the view shows, in its superview's plane, as marks alone: for a mask, or for a picture
  /// of it.
  func paintedTree(at now: Double) -> [PaintedMark] {
    guard !isHidden, alpha > 0, !layer.isBeingPainted else { return [] }
    layer.isBeingPainted = true
    defer { layer.isBeingPainted = false }
    let geometry = layer.presentedGeometry(at: now)
    let edge = CGPath(elements: CGPath.rounded(geometry.bounds, layer.corners))
    let background = presentedBackground(at: now)
    var marks = [PaintedMark].rounded(geometry.bounds, layer.corners, fill: background)
    let painting = painting
    if let text = painting.text { marks.append(.text(text)) }
    var inside: [PaintedMark] = []
    if let image = (self as? UIImageView)?.paintedImage { inside.append(.image(image)) }
    var sheets = painting.sheets[...]
    for (index, subview) in subviewsInDrawingOrder.enumerated() {
      while let sheet = sheets.first, sheet.behind <= index { inside += sheets.removeFirst().marks }
      inside += subview.paintedTree(at: now)
    }
    inside += sheets.flatMap(\.marks)
    if clipsToBounds {
      inside = inside.grouped { $0.clips = [PaintedPath(path: edge, rule: .winding)] }
    }
    marks += inside
    if let border = layer.paintedBorder {
      marks += .edge(geometry.bounds, layer.corners, width: CGFloat(border.width), border.color)
    }
    return marks.grouped {
      $0.map = geometry.asTransform
      $0.alpha = CGFloat(layer.presentedOpacity(at: now))
      $0.shadow = clipsToBounds ? nil : layer.paintedShadow
      $0.mask = layer.paintedMask(at: now)
    }
  }
}

extension UIView.Painting {
  /// Adds the layers that lie between the views.
  @MainActor fileprivate mutating func add(_ layer: CALayer, among views: [UIView], at now: Double)
  {
    let places = layer.ownSublayers.inDrawingOrder.map { sublayer -> (behind: Int, CALayer) in
      // By their order in depth first.
      if sublayer.zPosition < 0 { return (0, sublayer) }
      if sublayer.zPosition > 0 { return (views.count, sublayer) }
      let behind = sublayer.viewBehind.flatMap { view in views.firstIndex { $0 === view } }
      return (behind.map { $0 + 1 } ?? 0, sublayer)
    }
    for behind in Set(places.map(\.behind)).sorted() {
      let marks = places.filter { $0.behind == behind }.flatMap { $0.1.paintedTree(at: now) }
      guard !marks.isEmpty else { continue }
      if behind == 0, let first = sheets.first {
        sheets[0] = (0, first.marks + marks)
      } else {
        sheets.append((behind, marks))
      }
    }
  }
}

extension CALayer {
  /// Paints what the layer shows into a context, its bounds' origin at the context's.
  public func render(in ctx: CGContext) {
    let now = UIApplication.shared.clock.now
    let marks = owner?.paintedTree(at: now) ?? paintedTree(at: now)
    let geometry = presentedGeometry(at: now)
    guard geometry.asTransform.isInvertible else { return }
    ctx.paintInUserSpace(
      .group(
        PaintedGroup(
          map: geometry.asTransform.inverted()
            .concatenating(
              CGAffineTransform(translationX: -geometry.bounds.minX, y: -geometry.bounds.minY)),
          marks: marks)))
  }
}
