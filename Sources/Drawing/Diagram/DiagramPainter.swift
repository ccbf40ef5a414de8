internal import LayoutTrace
internal import TextLayout

/// Paints a diagram over the screen: outlines of the views with their names, and dimension lines with
/// labels where there is room for them.
struct DiagramPainter {
  let diagram: Diagram
  let canvas: Canvas
  let text: TextPainter

  /// What has been written on, so that nothing is written over it, and the lines that have been
  /// drawn.
  private struct Sheet {
    var labels: [Rect] = []
    var lines: [(axis: Dimension.Axis, at: Double, span: ClosedRange<Double>)] = []
  }

  /// - Throws: `DrawingError.fonts`.
  func paint() throws(DrawingError) {
    canvas.add(diagram.area)
    canvas.fill(DiagramStyle.veil)
    if diagram.area != diagram.screen {
      canvas.add(diagram.screen)
      canvas.stroke(DiagramStyle.box.with(alpha: 0.35), width: 3)
    }
    var sheet = Sheet()
    for box in diagram.boxes { paintOutline(of: box) }
    // Broken ones first: they get the best places.
    for fate in Dimension.Fate.allCases.reversed() {
      for dimension in diagram.dimensions where dimension.fate == fate {
        try paint(dimension, on: &sheet)
      }
    }
    for box in diagram.boxes { try paintName(of: box, on: &sheet) }
  }

  // MARK: Views

  private func paintOutline(of box: Diagram.Box) {
    canvas.add(box.rect)
    canvas.stroke(DiagramStyle.box.with(alpha: 0.8), width: 1)
  }

  private func paintName(of box: Diagram.Box, on sheet: inout Sheet) throws(DrawingError) {
    let word = try text.word(box.name, size: DiagramStyle.nameSize, weight: .semiBold)
    let seen = box.rect.bounded.intersection(diagram.area.inset(by: 3))
    guard let seen else { return }
    let size = Size(width: word.width + 8, height: 13)
    let (right, bottom) = (seen.maxX - size.width - 2, seen.maxY - size.height - 2)
    let (left, top, middle) = (seen.x + 2, seen.y + 2, seen.midX - size.width / 2)
    var places = [(left, top), (right, top), (left, bottom), (right, bottom), (middle, top)]
    places += (1..<12).map { (left, top + Double($0) * (size.height + 2)) }
    let rects = places.map { Rect(x: $0.0, y: $0.1, width: size.width, height: size.height) }
    let free = rects.first { rect in sheet.labels.allSatisfy { $0.intersection(rect) == nil } }
    let rect = (free ?? rects[0]).kept(within: diagram.area)
    sheet.labels.append(rect)
    canvas.add(rect, radius: 3)
    canvas.fill(DiagramStyle.box)
    let point = Point(x: rect.x + 4, y: rect.midY + word.capHeight / 2)
    text.paint(word, at: point, color: .white, on: canvas)
  }

  // MARK: Constraints

  private func paint(_ dimension: Dimension, on sheet: inout Sheet) throws(DrawingError) {
    let word = try text.word(dimension.label, size: DiagramStyle.labelSize, weight: .medium)
    let size = Size(width: word.width + 6, height: 12)
    let place = place(of: dimension, label: size, on: sheet)
    sheet.labels.append(place.label)
    sheet.lines.append((dimension.axis, place.across, place.span))
    let color = DiagramStyle.color(dimension.fate)
    paintLine(of: dimension, at: place, color: color)
    canvas.add(place.label, radius: 2.5)
    canvas.fill(Color.white.with(alpha: 0.92))
    canvas.add(place.label, radius: 2.5)
    canvas.stroke(color.with(alpha: 0.35), width: 0.5)
    let point = Point(x: place.label.x + 3, y: place.label.midY + word.capHeight / 2)
    text.paint(word, at: point, color: color, on: canvas)
  }

  /// Where a dimension is drawn.
  private struct Place {
    /// Where the line lies on the other axis.
    var across: Double
    /// What of it is seen.
    var span: ClosedRange<Double>
    var label: Rect
  }

  /// The first place where the label covers no other and the line runs along no other; else the one
  /// in the middle.
  private func place(of dimension: Dimension, label: Size, on sheet: Sheet) -> Place {
    let along = diagram.area.span(dimension.axis)
    let low = min(dimension.start, dimension.end)
    let high = max(dimension.start, dimension.end)
    let start = max(along.lowerBound, min(low, along.upperBound))
    let span = start...max(start, min(high, along.upperBound))
    let margin = diagram.area.span(dimension.axis.other)
    let room = dimension.room.common(with: (margin.lowerBound + 8)...(margin.upperBound - 8))
    var places: [Place] = []
    for part in [0.5, 0.35, 0.65, 0.2, 0.8, 0.42, 0.58, 0.27, 0.73, 0.1, 0.9, 0.04, 0.96] {
      let across = room.lowerBound + (room.upperBound - room.lowerBound) * part
      for shift in [0.5, 0.3, 0.7] {
        let at = span.lowerBound + (span.upperBound - span.lowerBound) * shift
        let isPoint = span.upperBound - span.lowerBound < 2 * label.height
        let rect = labelRect(
          label, axis: dimension.axis, at: at, across: across, isBeside: isPoint)
        places.append(
          Place(across: across, span: span, label: rect.kept(within: diagram.area)))
      }
    }
    let free = places.first { place in
      sheet.labels.allSatisfy { $0.intersection(place.label) == nil }
        && sheet.lines.allSatisfy { line in
          line.axis != dimension.axis || abs(line.at - place.across) >= 6
            || !line.span.overlaps(place.span)
        }
    }
    return free ?? places[0]
  }

  /// A label lies on the middle of its line; beside it when the line is too short for that.
  private func labelRect(
    _ size: Size, axis: Dimension.Axis, at: Double, across: Double, isBeside: Bool
  ) -> Rect {
    let center =
      switch axis {
      case .horizontal: Point(x: at, y: across - (isBeside ? size.height / 2 + 4 : 0))
      case .vertical: Point(x: across + (isBeside ? size.width / 2 + 5 : 0), y: at)
      }
    return Rect(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
      height: size.height)
  }

  private func paintLine(of dimension: Dimension, at place: Place, color: Color) {
    func point(_ along: Double, _ across: Double) -> Point {
      switch dimension.axis {
      case .horizontal: Point(x: along, y: across)
      case .vertical: Point(x: across, y: along)
      }
    }
    let width = DiagramStyle.width(dimension.fate)
    let (low, high) = (place.span.lowerBound, place.span.upperBound)
    guard high - low > 1 else {
      let dot = point(low, place.across)
      canvas.addCircle(x: dot.x, y: dot.y, radius: 2 + width / 2)
      return canvas.fill(color)
    }
    canvas.addLines([point(low, place.across), point(high, place.across)])
    canvas.stroke(color, width: width, dash: dimension.isInequality ? DiagramStyle.dash : [])
    // A bar at each end that is an anchor; none where the line only leaves the screen.
    for end in [low, high] where end == dimension.start || end == dimension.end {
      canvas.addLines([point(end, place.across - 4), point(end, place.across + 4)])
      canvas.stroke(color, width: width)
    }
  }
}

extension Rect {
  /// What two rectangles have in common; nil for nothing.
  func intersection(_ other: Rect) -> Rect? {
    let (left, top) = (max(x, other.x), max(y, other.y))
    let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
    guard left < right, top < bottom else { return nil }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Moved as little as needed to lie within another.
  func kept(within outer: Rect) -> Rect {
    var rect = self
    rect.x = max(outer.x + 1, min(x, outer.maxX - width - 1))
    rect.y = max(outer.y + 1, min(y, outer.maxY - height - 1))
    return rect
  }
}
