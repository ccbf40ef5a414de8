extension AffineMap {
  func write(to row: inout RowWriter) {
    for number in [a, b, c, d, tx, ty] { row.append(number) }
  }

  init(row: inout RowReader) throws(TraceError) {
    self.init(
      a: try row.number(), b: try row.number(), c: try row.number(), d: try row.number(),
      tx: try row.number(), ty: try row.number())
  }
}

extension ViewLook: TraceRow {
  func write(to row: inout RowWriter) {
    map.write(to: &row)
    row.append(bounds)
    corners.write(to: &row)
    row.append(border) { row, border in
      row.append(border.width)
      row.append(border.color)
    }
    row.append(shadow) { $1.write(to: &$0) }
    row.append(text) { $1.write(to: &$0) }
    row.append(image) { $1.write(to: &$0) }
    row.append(sheets) { $1.write(to: &$0) }
    row.append(mask) { Mark.write($1, to: &$0) }
    row.append(isCutShort)
    row.append(hasWhiteIndicators)
  }

  /// - Parameter pictureCount: how many pictures the trace has brought so far.
  init(row: inout RowReader, pictureCount: Int) throws(TraceError) {
    self.init(
      map: try AffineMap(row: &row), bounds: try row.rect(), corners: try Corners(row: &row),
      border: try row.optional { row throws(TraceError) in
        Border(width: try row.number(), color: try row.color())
      },
      shadow: try row.optional(Shadow.init(row:)),
      text: try row.optional(TextLook.init(row:)),
      image: try row.optional { row throws(TraceError) in
        try ImageLook(row: &row, pictureCount: pictureCount)
      },
      sheets: try row.array { row throws(TraceError) in
        try MarkSheet(row: &row, pictureCount: pictureCount)
      },
      mask: try row.optional { row throws(TraceError) in
        try Mark.array(row: &row, pictureCount: pictureCount)
      },
      isCutShort: try row.flag(), hasWhiteIndicators: try row.flag())
    try row.end()
  }
}

extension ViewLook.Corners {
  fileprivate func write(to row: inout RowWriter) {
    row.append(radius)
    for flag in [topLeft, topRight, bottomLeft, bottomRight] { row.append(flag) }
  }

  fileprivate init(row: inout RowReader) throws(TraceError) {
    self.init(
      radius: try row.number(), topLeft: try row.flag(), topRight: try row.flag(),
      bottomLeft: try row.flag(), bottomRight: try row.flag())
  }
}

extension ViewLook.Shadow {
  func write(to row: inout RowWriter) {
    row.append(color)
    row.append(offset)
    row.append(radius)
    row.append(figure) { $1.write(to: &$0) }
  }

  init(row: inout RowReader) throws(TraceError) {
    self.init(
      color: try row.color(), offset: try row.size(), radius: try row.number(),
      figure: try row.optional(Figure.init(row:)))
  }
}

extension ImageLook {
  func write(to row: inout RowWriter) {
    row.append(picture) { $0.append($1) }
    row.append(rect)
    row.append(size)
    row.append(orientation)
    row.append(tint) { $0.append($1) }
    row.append(capInsets)
    row.append(isTiled)
  }

  init(row: inout RowReader, pictureCount: Int) throws(TraceError) {
    self.init(
      picture: try row.optional { row throws(TraceError) in
        try row.integer(below: pictureCount)
      },
      rect: try row.rect(), size: try row.size(), orientation: try row.integer(below: 9),
      tint: try row.optional { row throws(TraceError) in try row.color() },
      capInsets: try row.insets(), isTiled: try row.flag())
  }
}

extension ConstraintLook: TraceRow {
  func write(to row: inout RowWriter) {
    row.append(first)
    row.append(second) { $0.append($1) }
  }

  init(row: inout RowReader) throws(TraceError) {
    self.init(
      first: try row.rect(),
      second: try row.optional { row throws(TraceError) in try row.rect() })
    try row.end()
  }
}
