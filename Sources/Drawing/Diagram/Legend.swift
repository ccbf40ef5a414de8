internal import LayoutTrace
internal import TextLayout

/// What the lines of a diagram mean, below it; only what is there is explained.
struct Legend {
  private struct Line {
    var word: TextPainter.Word
    var fate: Dimension.Fate?
    var isInequality = false
  }

  private var lines: [Line] = []
  /// In points.
  let height: Double
  private static let lineHeight = 18.0
  private static let margin = 10.0

  /// - Throws: `DrawingError.fonts`.
  init(of diagram: Diagram, text: TextPainter) throws(DrawingError) {
    var lines: [Line] = []
    func add(
      _ words: String, _ fate: Dimension.Fate?, isInequality: Bool = false
    ) throws(DrawingError) {
      let word = try text.word(words, size: DiagramStyle.legendSize)
      lines.append(Line(word: word, fate: fate, isInequality: isInequality))
    }
    for fate in diagram.fates { try add(Self.words(for: fate), fate) }
    if diagram.dimensions.contains(where: \.isInequality) {
      try add("dashed: at least or at most", .holds, isInequality: true)
    }
    if diagram.dimensions.contains(where: \.isOptional) {
      try add("@750: its priority, where it is not required", nil)
    }
    if diagram.dimensions.isEmpty { try add("No constraint is seen here.", nil) }
    if diagram.hiddenCount > 0 {
      try add("\(diagram.hiddenCount) more lie outside of the screen", nil)
    }
    if diagram.undrawnCount > 0 {
      try add("\(diagram.undrawnCount) more compare distances and are not drawn", nil)
    }
    self.lines = lines
    height = Double(lines.count) * Self.lineHeight + 2 * Self.margin
  }

  private static func words(for fate: Dimension.Fate) -> String {
    switch fate {
    case .holds: "holds: the distance in points, or the size"
    case .missed: "optional, and missed"
    case .broken: "required, and broken: it cannot hold beside the others"
    }
  }

  /// Paints the legend from the plane's origin.
  func paint(on canvas: Canvas, text: TextPainter) {
    for (index, line) in lines.enumerated() {
      let middle = Self.margin + (Double(index) + 0.5) * Self.lineHeight
      if let fate = line.fate {
        canvas.addLines([Point(x: 12, y: middle), Point(x: 36, y: middle)])
        canvas.stroke(
          DiagramStyle.color(fate), width: DiagramStyle.width(fate),
          dash: line.isInequality ? DiagramStyle.dash : [])
      }
      let point = Point(x: 44, y: middle + line.word.capHeight / 2)
      text.paint(line.word, at: point, color: DiagramStyle.ink, on: canvas)
    }
  }
}
