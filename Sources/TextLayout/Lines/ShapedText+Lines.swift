extension ShapedText {
  /// The text's lines in a room.
  ///
  /// Lines that would lie below the room's height are left out, all but the first; the last one
  /// left ends as its paragraph's style says.
  /// - Complexity: in proportion to the text's length.
  package func lines(within limits: TextLimits) -> TextFrame {
    var breaker = LineBreaker(self, limits: limits)
    let frame = breaker.frame()
    let room = limits.height + Self.roundingOfFrames
    guard frame.height > room, frame.lines.count > 1 else { return frame }
    var fewer = limits
    fewer.lines = max(frame.lines.prefix { $0.top + $0.height <= room }.count, 1)
    var second = LineBreaker(self, limits: fewer)
    return second.frame()
  }

  /// A frame that was rounded to device pixels may have lost up to half of one to its text.
  private static let roundingOfFrames = 0.5
}
