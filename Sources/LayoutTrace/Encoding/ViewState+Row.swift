extension ViewState: TraceRow {
  func write(to row: inout RowWriter) {
    row.append(view)
    row.append(superview) { $0.append($1) }
    row.append(frame)
    row.append(onScreen)
    row.append(isHidden)
    row.append(alpha)
    row.append(clipsToBounds)
    row.append(backgroundColor) { $0.append($1) }
    row.append(safeArea)
    row.append(text) { $1.write(to: &$0) }
    row.append(image) { $1.write(to: &$0) }
    row.append(scroll) { $1.write(to: &$0) }
  }

  /// - Parameter viewCount: how many views the trace has named so far.
  init(row: inout RowReader, viewCount: Int) throws(TraceError) {
    self.init(
      view: try row.integer(below: viewCount),
      superview: try row.optional { row throws(TraceError) in
        try row.integer(below: viewCount)
      },
      frame: try row.rect(),
      onScreen: try row.rect(),
      isHidden: try row.flag(),
      alpha: try row.number(),
      clipsToBounds: try row.flag(),
      backgroundColor: try row.optional { row throws(TraceError) in try row.color() },
      safeArea: try row.insets(),
      text: try row.optional(TextState.init(row:)),
      image: try row.optional(ImageState.init(row:)),
      scroll: try row.optional(ScrollState.init(row:)))
    try row.end()
  }
}

extension TextState {
  fileprivate func write(to row: inout RowWriter) {
    row.append(string)
    row.append(color)
    row.append(fontName)
    row.append(fontSize)
    row.append(numberOfLines)
    row.append(drawnLines)
    row.append(isTruncated)
    row.append(fullSize)
  }

  fileprivate init(row: inout RowReader) throws(TraceError) {
    self.init(
      string: try row.string(), color: try row.color(), fontName: try row.string(),
      fontSize: try row.number(), numberOfLines: try row.integer(),
      drawnLines: try row.integer(), isTruncated: try row.flag(), fullSize: try row.size())
  }
}

extension ImageState {
  fileprivate func write(to row: inout RowWriter) {
    row.append(name) { $0.append($1) }
    row.append(size)
    row.append(scale)
    row.append(contentMode)
    row.append(drawn)
  }

  fileprivate init(row: inout RowReader) throws(TraceError) {
    self.init(
      name: try row.optional { row throws(TraceError) in try row.string() },
      size: try row.size(), scale: try row.number(), contentMode: try row.string(),
      drawn: try row.rect())
  }
}

extension ScrollState {
  fileprivate func write(to row: inout RowWriter) {
    row.append(offset)
    row.append(contentSize)
    row.append(contentInset)
    row.append(adjustedContentInset)
    row.append(indicatorInsets)
    row.append(isTracking)
    row.append(isDragging)
    row.append(isDecelerating)
    row.append(verticalIndicator) { $1.write(to: &$0) }
    row.append(horizontalIndicator) { $1.write(to: &$0) }
  }

  fileprivate init(row: inout RowReader) throws(TraceError) {
    self.init(
      offset: try row.point(), contentSize: try row.size(), contentInset: try row.insets(),
      adjustedContentInset: try row.insets(), indicatorInsets: try row.insets(),
      isTracking: try row.flag(), isDragging: try row.flag(), isDecelerating: try row.flag(),
      verticalIndicator: try row.optional(IndicatorState.init(row:)),
      horizontalIndicator: try row.optional(IndicatorState.init(row:)))
  }
}

extension IndicatorState {
  fileprivate func write(to row: inout RowWriter) {
    row.append(onScreen)
    row.append(alpha)
  }

  fileprivate init(row: inout RowReader) throws(TraceError) {
    self.init(onScreen: try row.rect(), alpha: try row.number())
  }
}
