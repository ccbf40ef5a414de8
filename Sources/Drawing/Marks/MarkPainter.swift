internal import CCairo
internal import LayoutTrace

/// Paints marks, one above the other.
struct MarkPainter {
  let canvas: Canvas
  let text: TextPainter
  let pictures: PictureStore
  /// How notes call the view that the marks are of.
  let name: String

  /// Paints marks in the canvas's plane.
  ///
  /// - Throws: `DrawingError.fonts`.
  func paint(_ marks: [Mark]) throws(DrawingError) {
    for mark in marks { try paint(mark) }
  }

  private func paint(_ mark: Mark) throws(DrawingError) {
    switch mark {
    case .fill(let figure, let color):
      canvas.add(figure)
      canvas.fill(color, isEvenOdd: figure.isEvenOdd)
    case .stroke(let figure, let pen):
      canvas.add(figure)
      canvas.stroke(pen)
    case .gradient(let gradient): try canvas.paint(gradient)
    case .image(let image): canvas.paint(image, from: pictures, name: name)
    case .text(let text): try self.text.paint(text, on: canvas)
    case .group(let group): try paint(group)
    }
  }

  private func paint(_ group: MarkGroup) throws(DrawingError) {
    try canvas.saved { () throws(DrawingError) in
      guard canvas.apply(group.map) else { return }
      for clip in group.clips {
        canvas.add(clip)
        canvas.clip(isEvenOdd: clip.isEvenOdd)
      }
      let mask = group.mask.map { MarkMask(marks: $0, painter: self) }
      let composition = Composition(
        alpha: group.alpha, blend: group.blend, shadow: group.shadow,
        isIsolated: group.isIsolated, isWhole: group.marks.contains(where: \.castsShadow))
      try canvas.compose(composition, mask: mask) { () throws(DrawingError) in
        try paint(group.marks)
      }
    }
  }
}

extension Mark {
  /// Whether it is a group below which a shadow falls.
  fileprivate var castsShadow: Bool {
    switch self {
    case .fill, .stroke, .gradient, .image, .text: false
    case .group(let group): group.shadow != nil
    }
  }
}

/// Marks through whose alpha something is seen.
struct MarkMask {
  let marks: [Mark]
  /// From the marks' plane to that in which the thing is painted.
  var map = AffineMap()
  let painter: MarkPainter

  /// - Throws: `DrawingError.fonts`.
  func paint() throws(DrawingError) {
    try painter.canvas.saved { () throws(DrawingError) in
      if painter.canvas.apply(map) { try painter.paint(marks) }
    }
  }
}
