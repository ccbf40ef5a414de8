package import Foundation

/// A view as it is painted, for whoever records how it looks.
extension UIView {
  /// What a view paints besides its background, its border and its subviews, in its own plane.
  package struct Painting {
    /// Marks with how many of the subviews, in the order in which they are drawn, are behind them.
    package var sheets: [(behind: Int, marks: [PaintedMark])] = []
    /// The text of a label that paints nothing else.
    package var text: PaintedText?
  }

  /// What the view paints, as it is seen now.
  package var painting: Painting { painting(at: UIApplication.shared.clock.now) }

  /// - Parameter now: the moment that is shown; nil for what was set, whatever is animated.
  private func painting(at now: Double?) -> Painting {
    var painting = Painting()
    var marks: [PaintedMark] = []
    if !node.pointee.overrides.contains(.draw) {
      marks = ownContent.marks
      if self is UILabel, marks.count == 1, case .text(let text) = marks[0] {
        painting.text = text
        marks = []
      }
    }
    if type(of: layer) != CALayer.self || layer.contents != nil || layer.display != nil {
      marks = layer.paintedContent() + marks
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

  /// What lies between the view's background and its border, in its own plane.
  ///
  /// - Parameter now: the moment that is shown; nil for what was set, whatever is animated.
  func paintedInside(at now: Double?) -> [PaintedMark] {
    let painting = painting(at: now)
    var inside: [PaintedMark] = []
    if let text = painting.text { inside.append(.text(text)) }
    if let image = (self as? UIImageView)?.paintedImage { inside.append(.image(image)) }
    var sheets = painting.sheets[...]
    for (index, subview) in subviewsInDrawingOrder.enumerated() {
      while let sheet = sheets.first, sheet.behind <= index { inside += sheets.removeFirst().marks }
      inside += subview.layer.paintedTree(at: now)
    }
    return inside + sheets.flatMap(\.marks)
  }
}

extension UIView.Painting {
  /// Adds the layers that lie between the views.
  @MainActor fileprivate mutating func add(_ layer: CALayer, among views: [UIView], at now: Double?)
  {
    let places = layer.ownSublayers.inDrawingOrder.map { sublayer -> (behind: Int, CALayer) in
      // By their order in depth first.
      if sublayer.zPosition < 0 { return (0, sublayer) }
      if sublayer.zPosition > 0 { return (views.count, sublayer) }
      let behind = views.firstIndex { $0 === sublayer.viewBehind }
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
