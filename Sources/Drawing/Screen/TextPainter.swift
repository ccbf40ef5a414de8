internal import CCairo
internal import LayoutTrace
internal import TextLayout

/// Paints text: that of labels, and that of the phone and the diagrams.
final class TextPainter {
  private let shaper: TextShaper
  private let outliner: TextOutliner
  /// The letters of the labels, by their views: a text seldom changes from frame to frame.
  private var known: [Int: (look: TextLook, lines: [[TextOutliner.Stretch]])] = [:]

  init(fonts: FontLibrary) {
    shaper = TextShaper(fonts: fonts)
    outliner = TextOutliner(fonts: fonts)
  }

  // MARK: Labels

  /// Paints a label's text.
  ///
  /// - Parameters:
  ///   - view: the label, by its index in the trace.
  ///   - visible: the part of the label's plane that can be seen; lines above and below are left out.
  /// - Throws: `DrawingError.fonts`.
  func paint(
    _ look: TextLook, of view: Int, visible: ClosedRange<Double>, on canvas: Canvas
  ) throws(DrawingError) {
    paint(try lines(of: look, view: view), of: look, visible: visible, on: canvas)
  }

  /// Paints a text that an app drew itself.
  ///
  /// - Throws: `DrawingError.fonts`.
  func paint(_ look: TextLook, on canvas: Canvas) throws(DrawingError) {
    paint(
      try stretches(of: look), of: look, visible: -Canvas.farthest...Canvas.farthest, on: canvas)
  }

  private func paint(
    _ lines: [[TextOutliner.Stretch]], of look: TextLook, visible: ClosedRange<Double>,
    on canvas: Canvas
  ) {
    for (line, stretches) in zip(look.lines, lines) {
      let top = look.origin.y + line.top * look.scale
      // Letters may reach out of their line.
      let slack = line.height * look.scale
      guard visible.overlaps((top - slack)...(top + 2 * slack)) else { continue }
      for stretch in stretches {
        paint(stretch, of: line, look: look, on: canvas)
      }
    }
  }

  private func lines(
    of look: TextLook, view: Int
  ) throws(DrawingError) -> [[TextOutliner.Stretch]] {
    if let known = known[view], known.look == look { return known.lines }
    let lines = try stretches(of: look)
    known[view] = (look, lines)
    return lines
  }

  private func stretches(of look: TextLook) throws(DrawingError) -> [[TextOutliner.Stretch]] {
    do throws(TextLayoutError) {
      return try outliner.stretches(
        of: StyledText(look), lines: look.lines.map { TextLine($0) })
    } catch {
      throw .fonts(String(describing: error))
    }
  }

  private func paint(
    _ stretch: TextOutliner.Stretch, of line: TextLook.Line, look: TextLook, on canvas: Canvas
  ) {
    let run = look.runs[stretch.run]
    let scale = look.scale
    func rect(top: Double, height: Double) -> Rect {
      Rect(
        x: look.origin.x + stretch.x * scale, y: look.origin.y + top * scale,
        width: stretch.width * scale, height: height * scale)
    }
    if let background = run.background {
      canvas.add(rect(top: line.top, height: line.height))
      canvas.fill(background)
    }
    canvas.add(stretch.letters, origin: look.origin, scale: scale)
    canvas.fill(run.color)
    let thickness = run.font.size / 15
    if let underline = run.underline {
      canvas.add(rect(top: line.baseline + run.font.size * 0.1, height: thickness))
      canvas.fill(underline)
    }
    if let strikethrough = run.strikethrough {
      canvas.add(rect(top: line.baseline - run.font.size * 0.28, height: thickness))
      canvas.fill(strikethrough)
    }
  }

  // MARK: Words of our own

  /// A word that can be painted, of one line.
  struct Word {
    fileprivate var letters: [TextOutliner.Placed]
    /// In points.
    var width: Double
    /// Of its capitals, in points.
    var capHeight: Double
  }

  /// Sets a word.
  ///
  /// - Throws: `DrawingError.fonts`.
  func word(
    _ string: String, size: Double, weight: FontWeight = .regular
  ) throws(DrawingError) -> Word {
    let font = FontDescription(weight: weight, hasFixedDigits: true, size: size)
    let text = StyledText(
      string, style: TextStyle(font: font, paragraph: ParagraphStyle(lineBreaking: .clipping)))
    do throws(TextLayoutError) {
      let frame = try shaper.shape(text).lines(within: TextLimits(lines: 1))
      let stretches = try outliner.stretches(of: text, lines: frame.lines).flatMap(\.self)
      // The baseline is to be at 0.
      let letters = stretches.flatMap(\.letters).map { letter in
        var letter = letter
        letter.y -= frame.firstBaseline
        return letter
      }
      return Word(letters: letters, width: frame.width, capHeight: font.metrics.capHeight)
    } catch {
      throw .fonts(String(describing: error))
    }
  }

  /// Paints a word from a point on its baseline.
  func paint(_ word: Word, at point: Point, color: Color, on canvas: Canvas) {
    canvas.add(word.letters, origin: point, scale: 1)
    canvas.fill(color)
  }
}

extension Canvas {
  /// Adds letters to the figure.
  fileprivate func add(_ letters: [TextOutliner.Placed], origin: Point, scale: Double) {
    for letter in letters {
      let (x, y) = (origin.x + letter.x * scale, origin.y + letter.y * scale)
      let size = letter.size * scale
      for element in letter.outline.elements {
        switch element {
        case .move(let point):
          cairo_move_to(context, x + point.x * size, y - point.y * size)
        case .line(let point):
          cairo_line_to(context, x + point.x * size, y - point.y * size)
        case .curve(let first, let second, let end):
          cairo_curve_to(
            context, x + first.x * size, y - first.y * size, x + second.x * size,
            y - second.y * size, x + end.x * size, y - end.y * size)
        case .close:
          cairo_close_path(context)
        }
      }
    }
  }
}

extension StyledText {
  /// The text as it was measured. Of the paragraphs' style only the direction changes where letters
  /// stand in their lines.
  fileprivate init(_ look: TextLook) {
    self.init(
      look.string,
      runs: look.runs.map { run in
        let font = FontDescription(
          family: FontFamily(rawValue: run.font.family) ?? .system,
          weight: FontWeight(rawValue: run.font.weight) ?? .regular,
          isItalic: run.font.isItalic, hasFixedDigits: run.font.hasFixedDigits,
          size: run.font.size)
        let direction: WritingDirection =
          switch run.isRightToLeft {
          case nil: .natural
          case false?: .leftToRight
          case true?: .rightToLeft
          }
        return StyledText.Run(
          length: run.length,
          style: TextStyle(
            font: font, kern: run.kern, paragraph: ParagraphStyle(direction: direction)))
      })
  }
}

extension TextLine {
  fileprivate init(_ line: TextLook.Line) {
    var ellipsis: Range<Int>?
    if let start = line.ellipsisStart, let end = line.ellipsisEnd { ellipsis = start..<end }
    self.init(
      bytes: line.start..<line.end, ellipsis: ellipsis, x: line.x, width: line.width,
      top: line.top, height: line.height, baseline: line.baseline)
  }
}
